import { expect, test } from "vitest"
import { addAbove, addImport, addRow, hasName } from "./insert.ts"

test.each([
  ["export const rows = [a] as const", "export const rows = [a,\nb,\n] as const"],
  ["export const rows: readonly Row[] = [a, c]\n", "export const rows: readonly Row[] = [a, c,\nb,\n]\n"],
  ["const rows = [\n  a, // ] the first\n]", "const rows = [\n  a, // ] the first\nb,\n]"],
  ["const rows = [\n  a // , ] the first\n]", "const rows = [\n  a, // , ] the first\nb,\n]"],
  ["export const rows = []", "export const rows = [\nb,\n]"],
  ["export const rows = { a }", "export const rows = { a,\nb,\n}"],
  ["export const rows = (x: X): Y => ({\n  a: f(x),\n})", "export const rows = (x: X): Y => ({\n  a: f(x),\nb,\n})"],
  ["const no = [1]\nconst rows = [a] satisfies A[]", "const no = [1]\nconst rows = [a,\nb,\n] satisfies A[]"],
])("a row is added at the end of %j", (text, wanted) => {
  expect(addRow(text, "rows", "b")).toBe(wanted)
})

test.each(["", "export const rows = make()", "function rows() {}"])("there is no list in %j", (text) => {
  expect(() => addRow(text, "rows", "b")).toThrow("rows")
})

test("an import goes below the last one, or to the top", () => {
  expect(addImport('import "./a.ts"\n\nconst b = 1', 'import "./c.ts"')).toBe(
    'import "./a.ts"\nimport "./c.ts"\n\nconst b = 1',
  )
  expect(addImport("const b = 1", 'import "./c.ts"')).toBe('import "./c.ts"\nconst b = 1')
})

test("a statement goes above a constant and its comment", () => {
  const text = "const a = 1\n\n/** All. */\nexport const rows = [a]"
  expect(addAbove(text, "rows", "const b = 2")).toBe("const a = 1\nconst b = 2\n\n/** All. */\nexport const rows = [a]")
})

test("names at the top of a file are known, imported or declared", () => {
  const text = 'import { a } from "./a.ts"\nconst b = 1\nexport const c = () => { const d = 1 }'
  expect(["a", "b", "c", "d"].filter((name) => hasName(text, name))).toEqual(["a", "b", "c"])
})
