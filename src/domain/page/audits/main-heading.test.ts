import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { mainHeading } from "./main-heading.ts"

auditTable(mainHeading, {
  pass: [pageOf("", "<h1>Oak</h1>"), pageOf("", "<h1></h1><h1>Oak</h1>")],
  fail: [
    pageOf("", "<h2>Oak</h2>"),
    pageOf("", "<h1> </h1>"),
    pageOf("", '<h1><img src="a.png"></h1>'),
    pageOf("", "<template><h1>Oak</h1></template>"),
  ],
})
