import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { titleHeading } from "./title-heading.ts"

auditTable(titleHeading, {
  pass: [pageOf("<title>Oak tables | Bench</title>", "<h1>A table made of oak</h1>")],
  fail: [pageOf("<title>Oak tables | Bench</title>", "<h1>Welcome, friends</h1>")],
  "not-applicable": [
    pageOf("<title>Oak</title>"),
    pageOf("", "<h1>Oak</h1>"),
    pageOf("<title>Oak</title>", "<h1> </h1>"),
  ],
})
