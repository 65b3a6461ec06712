import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { titleWording } from "./title-wording.ts"

auditTable(titleWording, {
  pass: [pageOf("<title>Oak tables</title>"), pageOf("<title>Home of the oak table</title>")],
  fail: [
    pageOf("<title>Home</title>"),
    pageOf("<title>Welcome to our website!</title>"),
    pageOf("<title>Untitled Document</title>"),
  ],
  "not-applicable": [pageOf("")],
})
