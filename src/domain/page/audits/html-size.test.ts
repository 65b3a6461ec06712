import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { htmlSize } from "./html-size.ts"

auditTable(htmlSize, {
  pass: [[pageOf(""), { delivery: { bytes: 2_000_000 } }]],
  fail: [
    [pageOf(""), { delivery: { bytes: 2_000_001 } }],
    [pageOf(""), { delivery: { isCut: true } }],
  ],
})
