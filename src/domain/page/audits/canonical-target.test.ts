import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { canonicalTarget } from "./canonical-target.ts"

const target = { url: "https://shop.example/a", status: 200, hops: 0, isNoindex: false }

auditTable(canonicalTarget, {
  pass: [[pageOf(""), { facts: { canonicalTarget: { ...target, status: 200 } } }]],
  fail: [
    [pageOf(""), { facts: { canonicalTarget: { ...target, status: 404 } } }],
    [pageOf(""), { facts: { canonicalTarget: { ...target, hops: 1 } } }],
    [pageOf(""), { facts: { canonicalTarget: { ...target, isNoindex: true } } }],
  ],
  "not-applicable": [[pageOf(""), { facts: { canonicalTarget: null } }]],
  "could-not-check": [pageOf("")],
})
