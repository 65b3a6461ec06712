import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf, words } from "../../../../test/page-reading.ts"
import { paragraphLength } from "./paragraph-length.ts"

auditTable(paragraphLength, {
  pass: [pageOf("", `<p>${words(150)}</p>`)],
  fail: [pageOf("", `<p>${words(151)}</p>`)],
  "not-applicable": [pageOf("")],
})
