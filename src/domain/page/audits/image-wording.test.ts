import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { imageWording } from "./image-wording.ts"

auditTable(imageWording, {
  pass: [pageOf("", '<img alt="A table of oak">'), pageOf("", `<img alt="${"x".repeat(125)}">`)],
  fail: [
    pageOf("", '<img alt="table-1.jpg">'),
    pageOf("", '<img alt="IMG_2034">'),
    pageOf("", `<img alt="${"x".repeat(126)}">`),
    pageOf("", '<img alt="oak, table, cheap, buy, sale, uk, best, top">'),
  ],
  "not-applicable": [pageOf("", '<img alt="">'), pageOf("", "<img>")],
})
