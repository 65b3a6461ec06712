import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { nofollowLinks } from "./nofollow-links.ts"

auditTable(nofollowLinks, {
  pass: [pageOf("", '<a href="/a">A</a><a href="/b" rel="nofollow">B</a>')],
  fail: [
    pageOf("", '<a href="/a" rel="nofollow">A</a>'),
    pageOf("", '<a href="/a" rel="x NoFollow">A</a><a href="/b" rel="nofollow">B</a><a href="/c">C</a>'),
  ],
  "not-applicable": [pageOf("", '<a href="https://other.example/" rel="nofollow">A</a>')],
})
