import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { titleLength } from "./title-length.ts"

auditTable(titleLength, {
  pass: [pageOf("<title>Handmade oak kitchen table</title>"), pageOf("<title>手作りオーク材のテーブル</title>")],
  fail: [pageOf("<title>Oak table</title>"), pageOf("<title>x</title>")],
  "not-applicable": [pageOf(""), pageOf("<title></title>")],
})
