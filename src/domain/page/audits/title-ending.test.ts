import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { titleEnding } from "./title-ending.ts"

auditTable(titleEnding, {
  pass: [pageOf("<title>Oak tables</title>"), pageOf("<title>What are we waiting for?</title>")],
  fail: [
    pageOf("<title>Oak tables and…</title>"),
    pageOf("<title>Oak tables for the</title>"),
    pageOf("<title>Oak tables |</title>"),
  ],
  "not-applicable": [pageOf("")],
})
