import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { contentRepeats } from "./content-repeats.ts"

/** Hardly any word twice. */
const prose = Array.from(
  { length: 120 },
  (_nothing, at) => `w${String.fromCharCode(97 + (at % 26))}${"xyz".repeat(1 + (at % 5))} `,
).join("")

auditTable(contentRepeats, {
  pass: [pageOf("", `<p>${prose.repeat(9)}</p>`)],
  fail: [pageOf("", `<p>${"oak table cheap oak table buy oak table ".repeat(20)}</p>`)],
  "not-applicable": [pageOf("", "<p>oak oak oak oak oak oak oak</p>")],
})
