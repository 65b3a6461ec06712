import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { articleData } from "./article-data.ts"

const data = (json: string): string => pageOf(`<script type="application/ld+json">${json}</script>`)

auditTable(articleData, {
  pass: [data('{"@type":"NewsArticle","author":"Ann","datePublished":"2026-01-01"}')],
  fail: [data('{"@type":"BlogPosting","author":"Ann"}'), data('{"@type":"Article"}')],
  "not-applicable": [pageOf(""), data('{"@type":"Product"}')],
})
