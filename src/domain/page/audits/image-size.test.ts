import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { imageSize } from "./image-size.ts"

auditTable(imageSize, {
  pass: [
    pageOf("", '<img src="a" width="1" height="1">'),
    pageOf("", '<img src="a" width="1" height="1"><img src="b">'),
  ],
  fail: [pageOf("", '<img src="a">'), pageOf("", '<img src="a" width="1">')],
  "not-applicable": [pageOf("")],
})
