import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { titlePlace } from "./title-place.ts"

auditTable(titlePlace, {
  pass: [pageOf("<title>One</title>"), "<title>Without any other tag</title>"],
  fail: [pageOf("", "<h1>A</h1><title>One</title>"), pageOf("<img src=a><title>One</title>")],
  "not-applicable": [pageOf("")],
})
