import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf, words } from "../../../../test/page-reading.ts"
import { headingGaps } from "./heading-gaps.ts"

auditTable(headingGaps, {
  pass: [pageOf("", `<p>${words(300)}</p><h2>A</h2><p>${words(50)}</p>`)],
  fail: [pageOf("", `<p>${words(301)}</p><h2>A</h2><p>${words(50)}</p>`), pageOf("", `<h1></h1><p>${words(301)}</p>`)],
  "not-applicable": [pageOf("", `<p>${words(300)}</p>`)],
})
