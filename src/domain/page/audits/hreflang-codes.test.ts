import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { hreflangCodes } from "./hreflang-codes.ts"

const versions = (...codes: readonly string[]): string =>
  pageOf(codes.map((code) => `<link rel="alternate" hreflang="${code}" href="https://shop.example/${code}">`).join(""))

auditTable(hreflangCodes, {
  pass: [versions("en", "de-AT", "zh-Hant-TW", "x-default"), versions("en-UK")],
  fail: [versions("english"), versions("xx"), versions("en", "jp")],
  "not-applicable": [pageOf(""), pageOf("", '<link rel="alternate" hreflang="xx" href="https://shop.example/">')],
})
