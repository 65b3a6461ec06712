import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { mixedContent } from "./mixed-content.ts"

auditTable(mixedContent, {
  pass: [pageOf("", '<img src="https://shop.example/a.png"><a href="http://other.example/">A link loads nothing</a>')],
  fail: [
    pageOf("", '<img src="http://shop.example/a.png">'),
    pageOf('<link rel="stylesheet" href="http://shop.example/a.css">'),
    pageOf("", '<form action="http://shop.example/send"></form>'),
  ],
  "not-applicable": [[pageOf("", '<img src="http://shop.example/a.png">'), { url: "http://shop.example/" }]],
})
