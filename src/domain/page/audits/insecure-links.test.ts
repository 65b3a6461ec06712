import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { insecureLinks } from "./insecure-links.ts"

auditTable(insecureLinks, {
  pass: [pageOf("", '<a href="https://shop.example/a">A</a>'), pageOf("", '<a href="http://other.example/a">A</a>')],
  fail: [pageOf("", '<a href="http://shop.example/a">A</a>')],
  "not-applicable": [[pageOf("", '<a href="http://shop.example/a">A</a>'), { url: "http://shop.example/" }]],
})
