import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { canonicalElsewhere } from "./canonical-elsewhere.ts"

auditTable(canonicalElsewhere, {
  pass: [
    pageOf('<link rel="canonical" href="https://shop.example/tables/oak">'),
    pageOf('<link rel="canonical" href="https://shop.example/tables/oak#top">'),
  ],
  fail: [
    pageOf('<link rel="canonical" href="https://other.example/tables/oak">'),
    pageOf('<link rel="canonical" href="https://shop.example/">'),
    pageOf('<link rel="canonical" href="http://shop.example/tables/oak">'),
    pageOf('<base href="https://cdn.example/x/"><link rel="canonical" href="oak">'),
  ],
  "not-applicable": [pageOf("")],
})
