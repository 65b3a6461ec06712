import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { titleCount } from "./title-count.ts"

auditTable(titleCount, {
  pass: [
    pageOf("<title>One</title>"),
    pageOf("<title>One</title>", "<svg><title>Menu</title></svg>"),
    pageOf("<title>One</title><template><title>Two</title></template>"),
  ],
  fail: [pageOf("<title>One</title><title>Two</title>"), pageOf("<title>One</title>", "<title>Two</title>")],
  "not-applicable": [pageOf(""), pageOf("<title></title>")],
})
