import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { linkText } from "./link-text.ts"

auditTable(linkText, {
  pass: [
    pageOf("", '<a href="/a">Oak tables</a>'),
    pageOf("", '<a href="/a" rel="nofollow">here</a>'),
    pageOf("", '<a href="#a">here</a>'),
    '<html lang="fr"><a href="/a">click here</a>',
    pageOf("", '<a href="/a"><img alt="here" src="a"></a>'),
  ],
  fail: [
    pageOf("", '<a href="/a"> Click\n here </a>'),
    '<a href="/a">weiterlesen</a>',
    '<html lang="de"><a href="/a">Hier</a>',
    '<html lang="fr"><a href="/a" lang="en-GB">read more</a>',
    pageOf("", '<p><a href="/a"><div>more</div></a>'),
  ],
  "not-applicable": [pageOf("")],
})
