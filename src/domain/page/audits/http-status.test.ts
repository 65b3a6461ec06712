import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { httpStatus } from "./http-status.ts"

auditTable(httpStatus, {
  pass: [pageOf(""), [pageOf(""), { delivery: { status: 399 } }]],
  fail: [
    [pageOf(""), { delivery: { status: 400 } }],
    [pageOf(""), { delivery: { status: 404 } }],
    [pageOf(""), { delivery: { status: 500 } }],
  ],
})
