import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf, words } from "../../../../test/page-reading.ts"
import { contentLength } from "./content-length.ts"

auditTable(contentLength, {
  pass: [pageOf("", `<p>${words(60)}</p>`), pageOf("", `<p>${"手".repeat(120)}</p>`)],
  fail: [
    pageOf("", `<p>${words(59)}</p>`),
    pageOf("", `<nav>${words(200)}</nav>`),
    pageOf("", `<div hidden>${words(200)}</div>`),
  ],
})
