import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { robotsTxtAccess } from "./robots-txt-access.ts"

auditTable(robotsTxtAccess, {
  pass: [pageOf("")],
  fail: [
    [pageOf(""), { robotsFile: { googlebot: { isAllowed: false, line: 2, rule: "Disallow: /" } } }],
    [pageOf(""), { robotsFile: { everybody: { isAllowed: false, line: 2, rule: "Disallow: /" } } }],
  ],
  "could-not-check": [[pageOf(""), { facts: { robotsFile: { unread: "the file was not fetched" } } }]],
})
