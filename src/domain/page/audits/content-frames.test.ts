import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf, words } from "../../../../test/page-reading.ts"
import { contentFrames } from "./content-frames.ts"

auditTable(contentFrames, {
  pass: [pageOf("", `<p>${words(50)}</p><iframe src="/map"></iframe>`)],
  fail: [
    '<html><head></head><frameset><frame src="/a"></frameset></html>',
    pageOf("", `<p>${words(49)}</p><iframe src="/all"></iframe>`),
  ],
  "not-applicable": [pageOf("")],
})
