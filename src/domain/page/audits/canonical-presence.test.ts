import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { canonicalPresence } from "./canonical-presence.ts"

auditTable(canonicalPresence, {
  pass: [
    pageOf('<link rel="canonical" href="/a">'),
    [pageOf(""), { headers: [["link", '<https://shop.example/a>; rel="canonical"']] }],
  ],
  fail: [pageOf(""), pageOf("", '<link rel="canonical" href="/a">')],
})
