import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { redirects } from "./redirects.ts"

const hop = (status: number) => ({ url: "http://shop.example/", status })

auditTable(redirects, {
  pass: [
    [pageOf(""), { delivery: { hops: [hop(301)] } }],
    [pageOf(""), { delivery: { hops: [hop(308)] } }],
  ],
  fail: [
    [pageOf(""), { delivery: { hops: [hop(302)] } }],
    [pageOf(""), { delivery: { hops: [hop(301), hop(301)] } }],
  ],
  "not-applicable": [pageOf("")],
})
