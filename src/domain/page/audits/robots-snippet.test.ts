import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { robotsSnippet } from "./robots-snippet.ts"

auditTable(robotsSnippet, {
  pass: [
    pageOf(""),
    pageOf('<meta name="robots" content="max-snippet:-1, max-image-preview:large">'),
    pageOf("", "<p>one two three</p><p data-nosnippet>four</p>"),
  ],
  fail: [
    pageOf('<meta name="robots" content="nosnippet">'),
    pageOf('<meta name="robots" content="max-snippet:0">'),
    pageOf('<meta name="robots" content="max-image-preview:none">'),
    pageOf("", "<p>one</p><div data-nosnippet><p>two three</p></div>"),
  ],
})
