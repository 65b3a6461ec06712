import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { breadcrumbs } from "./breadcrumbs.ts"

auditTable(breadcrumbs, {
  pass: [pageOf('<script type="application/ld+json">{"@type":"BreadcrumbList"}</script>')],
  fail: [pageOf("")],
  "not-applicable": [[pageOf(""), { url: "https://shop.example/oak" }]],
})
