import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { titleRepeats } from "./title-repeats.ts"

auditTable(titleRepeats, {
  pass: [pageOf("<title>Oak table and oak bench</title>"), pageOf("<title>The best of the oak</title>")],
  fail: [pageOf("<title>Oak table, oak tables, cheap oak table</title>")],
  "not-applicable": [pageOf("")],
})
