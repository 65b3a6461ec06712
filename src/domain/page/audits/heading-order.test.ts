import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { headingOrder } from "./heading-order.ts"

auditTable(headingOrder, {
  pass: [pageOf("", "<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>"), pageOf("", "<h3>A</h3><h2>B</h2>")],
  fail: [pageOf("", "<h1>A</h1><h3>B</h3>"), pageOf("", "<h1>A</h1><h2>B</h2><h4>C</h4>")],
  "not-applicable": [pageOf("", "<h1>A</h1>"), pageOf("", "<h1>A</h1><h3></h3>")],
})
