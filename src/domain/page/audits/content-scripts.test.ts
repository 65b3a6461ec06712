import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf, words } from "../../../../test/page-reading.ts"
import { contentScripts } from "./content-scripts.ts"

auditTable(contentScripts, {
  pass: [pageOf('<script src="a.js"></script>', `<div id="root">${words(30)}</div>`)],
  fail: [
    pageOf('<script src="a.js"></script>', '<div id="root"></div>'),
    pageOf("<script></script>", `<div id="__next">${words(29)}</div>`),
  ],
  "not-applicable": [pageOf("", '<div id="root"></div>'), pageOf("<script></script>", "<div></div>")],
})
