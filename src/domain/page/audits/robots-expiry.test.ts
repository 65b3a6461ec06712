import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { robotsExpiry } from "./robots-expiry.ts"

auditTable(robotsExpiry, {
  pass: [pageOf('<meta name="robots" content="unavailable_after: 2026-11-22">')],
  fail: [
    pageOf('<meta name="robots" content="unavailable_after: 2020-01-01T00:00:00Z">'),
    pageOf('<meta name="robots" content="unavailable_after: 25 Jun 2010 15:00:00 GMT">'),
    [pageOf(""), { headers: [["x-robots-tag", "unavailable_after: 25 Jun 2010 15:00:00 GMT"]] }],
  ],
  "not-applicable": [pageOf('<meta name="robots" content="noindex">')],
})
