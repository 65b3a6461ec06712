import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { canonicalForm } from "./canonical-form.ts"

auditTable(canonicalForm, {
  pass: [pageOf('<link rel="canonical" href="https://shop.example/a">')],
  fail: [pageOf('<link rel="canonical" href="/a">'), pageOf('<link rel="canonical" href="http://">')],
  "not-applicable": [pageOf("")],
})
