import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { metaRefresh } from "./meta-refresh.ts"

auditTable(metaRefresh, {
  pass: [pageOf(""), pageOf('<meta http-equiv="refresh" content="">')],
  fail: [pageOf('<meta http-equiv="refresh" content="0; url=/a">'), pageOf('<meta http-equiv="Refresh" content="30">')],
})
