import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { titleWidth } from "./title-width.ts"

auditTable(titleWidth, {
  pass: [pageOf("<title>Handmade Oak Kitchen Table – Seats Six</title>"), pageOf(`<title>${"i".repeat(130)}</title>`)],
  fail: [pageOf(`<title>${"m".repeat(60)}</title>`), pageOf(`<title>${"手".repeat(31)}</title>`)],
  "not-applicable": [pageOf("")],
})
