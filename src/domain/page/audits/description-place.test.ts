import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { descriptionPlace } from "./description-place.ts"

auditTable(descriptionPlace, {
  pass: [pageOf('<meta name="description" content="Tables">')],
  fail: [
    pageOf("", '<meta name="description" content="Tables">'),
    pageOf('<meta property="description" content="Tables">'),
  ],
  "not-applicable": [pageOf(""), pageOf('<meta property="description" content="">')],
})
