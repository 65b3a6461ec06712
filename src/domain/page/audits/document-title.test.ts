import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { documentTitle } from "./document-title.ts"

auditTable(documentTitle, {
  pass: [pageOf("<title>Walnut desk</title>"), pageOf("<title> x </title>"), pageOf("", "<title>In the body</title>")],
  fail: [
    pageOf(""),
    pageOf("<title></title>"),
    pageOf("<title> \n </title>"),
    pageOf("", "<svg><title>A drawing</title></svg>"),
  ],
})
