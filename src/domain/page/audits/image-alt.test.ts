import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { imageAlt } from "./image-alt.ts"

auditTable(imageAlt, {
  pass: [
    pageOf("", '<img src="a" alt="Oak">'),
    pageOf("", '<img src="a" alt="">'),
    pageOf("", '<img src="a" title="Oak">'),
    pageOf("", '<img src="a" aria-label="Oak">'),
    pageOf("", '<img src="a" role="presentation">'),
    pageOf("", '<img src="a" alt="Oak"><img src="b" hidden><div style="display:none"><img src="c"></div>'),
  ],
  fail: [pageOf("", '<img src="a">'), pageOf("", '<img src="a" aria-label=" ">')],
  "not-applicable": [pageOf(""), pageOf("", '<img src="a" hidden>'), pageOf("", "<template><img src=a></template>")],
})
