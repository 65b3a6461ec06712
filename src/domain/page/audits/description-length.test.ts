import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { descriptionLength } from "./description-length.ts"

const described = (text: string): string => pageOf(`<meta name="description" content="${text}">`)

auditTable(descriptionLength, {
  pass: [described("x".repeat(70)), described("x".repeat(160)), described("手".repeat(80))],
  fail: [described("x".repeat(69)), described("x".repeat(161)), described("手".repeat(81))],
  "not-applicable": [pageOf("")],
})
