import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { encryption } from "./encryption.ts"

auditTable(encryption, {
  pass: [pageOf("")],
  fail: [[pageOf(""), { url: "http://shop.example/" }]],
})
