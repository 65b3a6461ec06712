import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { structuredCompleteness } from "./structured-completeness.ts"

const data = (json: string): string => pageOf(`<script type="application/ld+json">${json}</script>`)

auditTable(structuredCompleteness, {
  pass: [
    data('{"@type":"Product","name":"Oak","offers":{"@type":"Offer","price":450,"priceCurrency":"GBP"}}'),
    data('{"@graph":[{"@type":"LocalBusiness","name":"Bench","address":"Leeds"}]}'),
    pageOf(
      "",
      '<div itemscope itemtype="https://schema.org/Recipe"><b itemprop="name">Pie</b><img itemprop="image" src="a"></div>',
    ),
    pageOf(
      "",
      '<div vocab="https://schema.org/" typeof="schema:Event"><b property="name">Fair</b><time property="startDate" datetime="2027-01-01">then</time><i property="location">Leeds</i></div>',
    ),
  ],
  fail: [
    data('{"@type":"Product","name":"Oak"}'),
    data('{"@type":["Thing","Product"],"offers":{"@type":"Offer","price":1}}'),
    pageOf("", '<div itemscope itemtype="https://schema.org/Recipe"><b itemprop="name">Pie</b></div>'),
  ],
  "not-applicable": [pageOf(""), data('{"@type":"WebSite","name":"Bench"}')],
})
