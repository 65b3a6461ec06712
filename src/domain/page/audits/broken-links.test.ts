import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { brokenLinks } from "./broken-links.ts"

const health = { total: 1, checked: 0, fine: 0, broken: [], uncheckable: [], redirected: [] }

auditTable(brokenLinks, {
  pass: [[pageOf(""), { facts: { linkHealth: { ...health, checked: 1, fine: 1 } } }]],
  fail: [
    [
      pageOf(""),
      {
        facts: {
          linkHealth: {
            ...health,
            checked: 1,
            broken: [{ url: "https://shop.example/a", why: "answers 404", line: 3 }],
          },
        },
      },
    ],
  ],
  "not-applicable": [
    [
      pageOf(""),
      { facts: { linkHealth: { ...health, uncheckable: [{ url: "https://shop.example/a", why: "no time" }] } } },
    ],
  ],
  "could-not-check": [pageOf("")],
})
