import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { twitterCard } from "./twitter-card.ts"

auditTable(twitterCard, {
  pass: [pageOf('<meta name="twitter:card" content="summary">')],
  fail: [pageOf(""), pageOf('<meta name="twitter:card" content="">')],
})
