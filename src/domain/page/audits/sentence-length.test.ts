import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf, words } from "../../../../test/page-reading.ts"
import { sentenceLength } from "./sentence-length.ts"

auditTable(sentenceLength, {
  pass: [
    pageOf("", `<p>${`${words(20)}. `.repeat(10)}</p>`),
    pageOf("", `<p>${`${words(21)}. `.repeat(3)}${`${words(9)}. `.repeat(7)}</p>`),
  ],
  fail: [pageOf("", `<p>${`${words(21)}. `.repeat(4)}${`${words(9)}. `.repeat(6)}</p>`)],
  "not-applicable": [pageOf("", `<p>${`${words(21)}. `.repeat(4)}</p>`)],
})
