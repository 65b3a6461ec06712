import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { metaDescription } from "./meta-description.ts"

auditTable(metaDescription, {
  pass: [pageOf('<meta name="description" content="Tables">'), pageOf('<META NAME="Description" CONTENT="Tables">')],
  fail: [
    pageOf(""),
    pageOf('<meta name="description" content=" ">'),
    pageOf("", '<meta name="description" content="Tables">'),
    pageOf('<meta property="og:description" content="Tables">'),
    pageOf('<meta property="description" content="Tables">'),
  ],
})
