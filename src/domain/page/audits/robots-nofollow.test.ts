import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { robotsNofollow } from "./robots-nofollow.ts"

auditTable(robotsNofollow, {
  pass: [pageOf(""), pageOf('<meta name="robots" content="noindex">')],
  fail: [pageOf('<meta name="robots" content="nofollow">'), pageOf('<meta name="robots" content="none">')],
})
