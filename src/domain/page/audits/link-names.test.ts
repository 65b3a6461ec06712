import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { linkNames } from "./link-names.ts"

auditTable(linkNames, {
  pass: [
    pageOf("", '<a href="/a">A</a>'),
    pageOf("", '<a href="/a" aria-label="A"></a>'),
    pageOf("", '<a href="/a"><img src="a" alt="A"></a>'),
  ],
  fail: [pageOf("", '<a href="/a"></a>'), pageOf("", '<a href="/a"><img src="a" alt=""></a>')],
  "not-applicable": [pageOf("", '<a href="#a"></a>'), pageOf("")],
})
