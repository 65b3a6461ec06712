import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { languageVersions } from "./language-versions.ts"

auditTable(languageVersions, {
  pass: [
    pageOf(
      '<link rel="alternate" hreflang="en" href="https://shop.example/tables/oak"><link rel="alternate" hreflang="x-default" href="https://shop.example/">',
    ),
  ],
  fail: [
    pageOf('<link rel="alternate" hreflang="en" href="https://shop.example/tables/oak">'),
    pageOf('<link rel="alternate" hreflang="x-default" href="https://shop.example/">'),
  ],
  "not-applicable": [pageOf("")],
})
