import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { strictTransport } from "./strict-transport.ts"

auditTable(strictTransport, {
  pass: [pageOf("")],
  fail: [[pageOf(""), { delivery: { hasHsts: false } }]],
  "not-applicable": [[pageOf(""), { url: "http://shop.example/", delivery: { hasHsts: false } }]],
})
