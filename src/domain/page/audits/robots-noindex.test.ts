import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { robotsNoindex } from "./robots-noindex.ts"

auditTable(robotsNoindex, {
  pass: [
    pageOf('<meta name="robots" content="index, follow">'),
    pageOf(""),
    pageOf("", '<meta name="robots" content="noindex">'),
    [pageOf(""), { headers: [["x-robots-tag", "otherbot: noindex"]] }],
  ],
  fail: [
    pageOf('<META NAME="ROBOTS" CONTENT="FOLLOW, NOINDEX">'),
    pageOf('<meta name="robots" content="none">'),
    pageOf('<meta name="robots" content="index"><meta name="googlebot" content="noindex">'),
    [pageOf(""), { headers: [["x-robots-tag", "noindex"]] }],
    [pageOf(""), { headers: [["x-robots-tag", "googlebot: noindex"]] }],
    [pageOf(""), { headers: [["x-robots-tag", "otherbot: noindex, googlebot: nofollow, noindex"]] }],
  ],
})
