import { addImport, addRow } from "./insert.ts"
import { type Recipe, today } from "./recipe.ts"

export const audit: Recipe = ({ kebab, camel, words }) => ({
  files: {
    [`src/domain/page/audits/${kebab}.ts`]: `import { evidence, fail, makeAudit, pass } from "./audit.ts"

export const ${camel} = makeAudit({
  id: "${kebab}",
  passTitle: "${words}: as it should be",
  failTitle: "${words}: not as it should be",
  why: "What it means for the page's owner.",
  source: { url: "https://example.com/who-says-so", readOn: "${today()}" },
  matter: "ranking",
  weight: 1,
  needs: ["titles"],
  judge: ({ titles }) => (titles.length > 0 ? pass : fail("What to do about it.", [evidence("What was found.")])),
})
`,
    [`src/domain/page/audits/${kebab}.test.ts`]: `import { auditTable } from "../../../../test/audit-table.ts"
import { pageOf } from "../../../../test/page-reading.ts"
import { ${camel} } from "./${kebab}.ts"

auditTable(${camel}, {
  pass: [pageOf("<title>Walnut desk</title>")],
  fail: [pageOf("")],
})
`,
  },
  rows: {
    "src/domain/page/audits/index.ts": (text) =>
      addRow(addImport(text, `import { ${camel} } from "./${kebab}.ts"`), "audits", camel),
  },
  next: "Write its titles, its reason and its source, name the facts it needs, and complete the table in its test.",
})
