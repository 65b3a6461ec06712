import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { mainHeadingCount } from "./main-heading-count.ts"

auditTable(mainHeadingCount, {
  pass: [pageOf("", "<h1>Oak</h1>"), pageOf("", "<h1>Oak</h1><h1></h1>")],
  fail: [pageOf("", "<h1>Oak</h1><h1>Ash</h1>")],
  "not-applicable": [pageOf("")],
})
