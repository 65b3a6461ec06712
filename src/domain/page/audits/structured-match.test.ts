import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { structuredMatch } from "./structured-match.ts"

const offer = (price: number, body: string): string =>
  pageOf(
    "",
    `<script type="application/ld+json">{"@type":"Product","name":"Oak table","offers":{"price":"${price}"}}</script>${body}`,
  )

auditTable(structuredMatch, {
  pass: [
    offer(450, "<h1>Oak table</h1><p>£450.00</p>"),
    offer(1299, "<h1>Oak table</h1><p>1.299,00 €</p>"),
    offer(1299, "<h1>Oak table</h1><p>1 299 kr</p>"),
  ],
  fail: [offer(450, "<h1>Oak table</h1><p>£540</p>"), offer(450, "<h1>Garden chair</h1><p>£450</p>")],
  "not-applicable": [pageOf("")],
})
