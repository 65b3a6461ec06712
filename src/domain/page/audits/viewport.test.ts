import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { viewport } from "./viewport.ts"

const viewing = (content: string): string => pageOf(`<meta name="viewport" content="${content}">`)

auditTable(viewport, {
  pass: [viewing("width=device-width, initial-scale=1"), viewing("width=device-width,maximum-scale=2")],
  fail: [
    pageOf(""),
    viewing("user-scalable=yes"),
    viewing("width=device-width,user-scalable=no"),
    viewing("width=device-width,maximum-scale=1.9"),
  ],
})
