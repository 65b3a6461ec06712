import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { robotsConflict } from "./robots-conflict.ts"

auditTable(robotsConflict, {
  pass: [pageOf('<meta name="robots" content="noindex">')],
  fail: [
    [
      pageOf('<meta name="robots" content="noindex">'),
      { robotsFile: { googlebot: { isAllowed: false, line: 2, rule: "Disallow: /" } } },
    ],
    pageOf('<meta name="robots" content="noindex"><link rel="canonical" href="https://shop.example/other">'),
  ],
  "not-applicable": [pageOf("")],
})
