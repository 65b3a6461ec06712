import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { canonicalConflict } from "./canonical-conflict.ts"

auditTable(canonicalConflict, {
  pass: [
    pageOf('<link rel="canonical" href="https://shop.example/a">'),
    pageOf('<link rel="canonical" href="https://shop.example/a"><link rel="canonical" href="https://shop.example/a">'),
  ],
  fail: [
    pageOf('<link rel="canonical" href="https://shop.example/a"><link rel="canonical" href="https://shop.example/b">'),
    [
      pageOf('<link rel="canonical" href="https://shop.example/a">'),
      { headers: [["link", "<https://shop.example/b>; rel=canonical"]] },
    ],
  ],
  "not-applicable": [pageOf("")],
})
