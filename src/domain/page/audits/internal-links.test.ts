import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { internalLinks } from "./internal-links.ts"

auditTable(internalLinks, {
  pass: [pageOf("", '<a href="/b">B</a>')],
  fail: [pageOf("", '<a href="https://other.example/">B</a>'), pageOf("", '<a href="#top">Up</a>')],
})
