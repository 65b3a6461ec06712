import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { hreflangAddresses } from "./hreflang-addresses.ts"

auditTable(hreflangAddresses, {
  pass: [pageOf('<link rel="alternate" hreflang="en" href="https://shop.example/en">')],
  fail: [
    pageOf('<link rel="alternate" hreflang="en" href="/en">'),
    pageOf('<link rel="alternate" hreflang="en" href="shop.example/en">'),
  ],
  "not-applicable": [pageOf('<link rel="alternate" href="/feed">')],
})
