import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { headValidity } from "./head-validity.ts"

auditTable(headValidity, {
  pass: [
    pageOf("<title>A</title>"),
    "<title>A</title><p>No tags around it</p>",
    pageOf("<noscript><img src=a></noscript>"),
  ],
  fail: [pageOf("<img src=a>"), pageOf("stray text"), "<head></head><head></head><body></body>", "<body><p></p><body>"],
})
