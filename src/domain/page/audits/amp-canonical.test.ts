import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { ampCanonical } from "./amp-canonical.ts"

auditTable(ampCanonical, {
  pass: ['<html amp><head><link rel="canonical" href="https://shop.example/full"></head>'],
  fail: ["<html amp><head></head>", "<html ⚡><head></head>"],
  "not-applicable": [pageOf("")],
})
