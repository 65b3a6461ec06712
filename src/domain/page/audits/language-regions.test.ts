import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { languageRegions } from "./language-regions.ts"

const versions = (...codes: readonly string[]): string =>
  pageOf(codes.map((code) => `<link rel="alternate" hreflang="${code}" href="https://shop.example/${code}">`).join(""))

auditTable(languageRegions, {
  pass: [versions("en-GB"), versions("es-419"), versions("zh-Hant-TW"), versions("x-default")],
  fail: [versions("en-UK"), versions("de-XX")],
  "not-applicable": [pageOf("")],
})
