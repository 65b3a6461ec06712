import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { sitemapNotice } from "./sitemap-notice.ts"

auditTable(sitemapNotice, {
  pass: [[pageOf(""), { robotsFile: { sitemaps: ["https://shop.example/sitemap.xml"] } }]],
  fail: [pageOf(""), [pageOf(""), { robotsFile: { status: 404 } }]],
  "could-not-check": [[pageOf(""), { robotsFile: { status: null } }]],
})
