import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { favicon } from "./favicon.ts"

auditTable(favicon, {
  pass: [pageOf('<link rel="icon" href="/a.png">'), pageOf('<link rel="shortcut icon" href="/a.ico">')],
  fail: [pageOf(""), pageOf('<link rel="stylesheet" href="/a.css">')],
})
