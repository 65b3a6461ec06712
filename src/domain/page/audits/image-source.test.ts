import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { imageSource } from "./image-source.ts"

auditTable(imageSource, {
  pass: [pageOf("", '<img src="a.jpg">'), pageOf("", '<img srcset="a.jpg 1x">')],
  fail: [
    pageOf("", "<img>"),
    pageOf("", '<img data-src="a.jpg">'),
    pageOf("", '<img src="data:image/gif;base64,R0" data-src="a.jpg">'),
  ],
  "not-applicable": [pageOf("")],
})
