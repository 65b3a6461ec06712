import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { robotsTxtSyntax } from "./robots-txt-syntax.ts"

auditTable(robotsTxtSyntax, {
  pass: [pageOf(""), [pageOf(""), { robotsFile: { bytes: 500 * 1024 } }]],
  fail: [
    [pageOf(""), { robotsFile: { status: null } }],
    [pageOf(""), { robotsFile: { status: 503 } }],
    [pageOf(""), { robotsFile: { isHtml: true } }],
    [pageOf(""), { robotsFile: { bytes: 500 * 1024 + 1 } }],
    [pageOf(""), { robotsFile: { faults: [{ line: 1, text: "Dissallow: /", why: "unknown word" }] } }],
  ],
  "not-applicable": [
    [pageOf(""), { robotsFile: { status: 404 } }],
    [pageOf(""), { robotsFile: { bytes: 0 } }],
  ],
})
