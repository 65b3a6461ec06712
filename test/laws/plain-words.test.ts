import { expect, test } from "vitest"
import { buildHouse } from "./house.ts"
import { plainWords } from "./plain-words.ts"

const faults = (path: string, text: string) => plainWords.faults(buildHouse({ [path]: text }))

test.each([
  ["src/web/a.ts", 'export const a = "Send it anew"'],
  ["src/web/a.tsx", "export const A = () => <p>All of them\n      stand in your history</p>"],
  ["src/server/a.ts", 'export const a = `Nothing answers "zebra"`'],
  ["src/contract/a.ts", 'export const a = "For whoever is signed in."'],
  ["scripts/a.ts", 'export const a = "two mails wait"'],
  ["docs/a.md", "A text that is kept for\never."],
  ["README.md", "Pick a colour."],
  ["src/web/a.ts", "// Whoever presses it waits."],
  ["src/web/a.test.ts", "/**\n * A text that stands\n * in the file.\n */"],
  ["test/a.ts", "const a = 1 // drawn anew"],
  ["src/domain/text/a.ts", "// A colour."],
  ["src/domain/writer/a.ts", "// A word that stands in a table."],
  ["src/domain/writer/a.ts", "// The noun, and what is put behind it."],
  ["docs/a.md", "It is sent afterwards."],
  ["src/server/a.ts", 'export const a = "It was deleted for good."'],
])("%s with %j is refused", (path, text) => {
  expect(faults(path, text)).not.toEqual([])
})

test("says where, and what to write", () => {
  expect(faults("docs/a.md", "Plain.\n\nAlso plain.\n\nProve that it is still oneself.")).toEqual([
    'docs/a.md:5 "oneself": you, your',
  ])
})

test.each([
  ["src/web/a.ts", 'export const a = "Save everything again"'],
  ["src/web/a.test.ts", 'export const a = "whoever may stand in a test"'],
  ["src/domain/text/a.ts", 'export const a = "colour or color"'],
  ["src/web/a.ts", '// A text such as "whoever" or `colour` is only quoted.'],
  ["src/domain/writer/a.ts", 'export const a = "anew"'],
  ["docs/a.md", "It stands for nothing, as far as we know."],
])("%s with %j is plain", (path, text) => {
  expect(faults(path, text)).toEqual([])
})
