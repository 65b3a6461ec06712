import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { metaKeywords } from "./meta-keywords.ts"

auditTable(metaKeywords, {
  pass: [pageOf(""), pageOf('<meta name="keywords" content="">')],
  fail: [pageOf('<meta name="keywords" content="oak, table">')],
})
