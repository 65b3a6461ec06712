import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { charset } from "./charset.ts"

auditTable(charset, {
  pass: [
    pageOf(""),
    [pageOf(""), { charset: { from: "bom", inHeader: null } }],
    [pageOf(""), { charset: { from: "meta", inHeader: null, inMeta: "utf-8", metaAt: 1024 } }],
    [pageOf(""), { charset: { inMeta: "UTF-8", metaAt: 40 } }],
  ],
  fail: [
    [pageOf(""), { charset: { from: "guess", inHeader: null } }],
    [pageOf(""), { charset: { from: "guess", inHeader: null, inMeta: "utf-8", metaAt: 1025 } }],
    [pageOf(""), { charset: { inHeader: "windows-1252", inMeta: "utf-8", metaAt: 40 } }],
  ],
})
