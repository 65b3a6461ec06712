import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { canonicalPlace } from "./canonical-place.ts"

auditTable(canonicalPlace, {
  pass: [pageOf('<link rel="canonical" href="https://shop.example/a">')],
  fail: [
    pageOf("", '<link rel="canonical" href="https://shop.example/a">'),
    pageOf('<div></div><link rel="canonical" href="https://shop.example/a">'),
  ],
  "not-applicable": [pageOf("")],
})
