import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { responseTime } from "./response-time.ts"

auditTable(responseTime, {
  pass: [[pageOf(""), { delivery: { firstByteMs: 1800 } }]],
  fail: [[pageOf(""), { delivery: { firstByteMs: 1801 } }]],
})
