import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { crawlableAnchors } from "./crawlable-anchors.ts"

auditTable(crawlableAnchors, {
  pass: [
    pageOf("", '<a href="/a">A</a>'),
    pageOf("", '<a id="top">A</a>'),
    pageOf("", "<a>A</a>"),
    pageOf("", '<a href="">A</a>'),
    pageOf("", '<a href="mailto:a@b.example">A</a>'),
    pageOf("", '<a href="javascript:void(0)" role="button">A</a>'),
    pageOf("", '<a href="javascript:open()">A</a>'),
  ],
  fail: [
    pageOf("", '<a href="javascript:void(0)">A</a>'),
    pageOf("", '<a href="javascript: void 0">A</a>'),
    pageOf("", '<a href="file:///a">A</a>'),
    pageOf("", '<a href="https://">A</a>'),
    pageOf("", '<a target="_blank">A</a>'),
  ],
  "not-applicable": [pageOf("")],
})
