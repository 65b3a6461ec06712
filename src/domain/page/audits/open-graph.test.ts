import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { openGraph } from "./open-graph.ts"

const card = ["title", "description", "image", "url", "type"]
  .map((name) => `<meta property="og:${name}" content="x">`)
  .join("")

auditTable(openGraph, {
  pass: [pageOf(card)],
  fail: [pageOf(""), pageOf(card.replace("og:image", "og:pic"))],
})
