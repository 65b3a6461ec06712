import { addImport, addRow } from "./insert.ts"
import type { Recipe } from "./recipe.ts"

const today = () => new Date().toISOString().slice(0, 10)

export const audit: Recipe = ({ kebab, camel, words }) => ({
  files: {
    [`src/domain/page/audits/${kebab}.ts`]: `import { makeAudit } from "./audit.ts"

export const ${camel} = makeAudit({
  id: "${kebab}",
  passTitle: "${words}: as it should be",
  failTitle: "${words}: not as it should be",
  why: "What it means for whoever owns the page.",
  source: { url: "https://example.com/who-says-so", readOn: "${today()}" },
  weight: 1,
  needs: ["title"],
  judge: ({ title }) => (title === null ? { outcome: "not-applicable" } : { outcome: "pass" }),
})
`,
    [`src/domain/page/audits/${kebab}.test.ts`]: `import { expect, test } from "vitest"
import type { PageReading } from "../facts.ts"
import { ${camel} } from "./${kebab}.ts"

test.each<[PageReading["title"], ReturnType<typeof ${camel}.judge>]>([
  ["A title", { outcome: "pass" }],
  [null, { outcome: "not-applicable" }],
])("the title %j", (title, outcome) => {
  expect(${camel}.judge({ title, metaDescription: null })).toEqual(outcome)
})
`,
  },
  rows: {
    "src/domain/page/audits/index.ts": (text) =>
      addRow(addImport(text, `import { ${camel} } from "./${kebab}.ts"`), "audits", camel),
  },
  next: "Write its titles, its reason and its source, name the facts it needs, and fill the table of its test.",
})
