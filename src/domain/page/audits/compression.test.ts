import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { compression } from "./compression.ts"

auditTable(compression, {
  pass: [[pageOf(""), { delivery: { bytes: 20_000 } }]],
  fail: [[pageOf(""), { delivery: { bytes: 20_000, isPacked: false } }]],
  "not-applicable": [[pageOf(""), { delivery: { bytes: 19_999, isPacked: false } }]],
})
