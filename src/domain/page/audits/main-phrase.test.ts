import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { mainPhrase } from "./main-phrase.ts"

const body = "<p>The oak table is old. The oak table is new. An oak table again. One oak table more.</p>"

auditTable(mainPhrase, {
  pass: [
    pageOf("<title>Oak table of one piece</title>", body),
    pageOf("<title>Something</title>", `<h1>Our oak table</h1>${body}`),
  ],
  fail: [pageOf('<title>Something</title><meta name="description" content="Anything">', body)],
  "not-applicable": [pageOf("<title>Something else entirely</title>", "<p>Nothing is said often.</p>")],
})
