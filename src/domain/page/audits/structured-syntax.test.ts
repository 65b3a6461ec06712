import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { structuredSyntax } from "./structured-syntax.ts"

const data = (json: string): string => pageOf(`<script type="application/ld+json">${json}</script>`)

auditTable(structuredSyntax, {
  pass: [data('{"@type":"Product","name":"Oak"}'), data('<!--{"@type":"Product"}-->')],
  fail: [data('{"@type":"Product",}'), data('{"@type":"Product"'), data("")],
  "not-applicable": [pageOf("")],
})
