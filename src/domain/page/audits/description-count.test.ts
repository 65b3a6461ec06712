import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { descriptionCount } from "./description-count.ts"

auditTable(descriptionCount, {
  pass: [pageOf('<meta name="description" content="Tables">')],
  fail: [pageOf('<meta name="description" content="Tables"><meta name="description" content="Chairs">')],
  "not-applicable": [pageOf("")],
})
