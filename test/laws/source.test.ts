import { expect, test } from "vitest"
import { readSource } from "./source.ts"

const read = (text: string, path = "src/web/parts/a.tsx") => readSource(path, text)

test("every form of import is found, and nothing that only looks like one", () => {
  const text = `import { a } from "./a.ts"
import type { B } from "../b.ts"
import "./c.css?inline"
export * from "../../d.ts"
export { e } from "./e.ts"
const f = () => import("./f.tsx")
let g: import("./g.ts").G
type H = typeof import("h")
import { type I } from "@scope/i/sub"
// import { no } from "./no.ts"
const words = 'import "./no.ts"' + \`from "./no.ts"\`
const jsx = <p>import x from "./no.ts" and don't</p>`
  expect(read(text).imports.map(({ line, target, specifier }) => [line, target ?? specifier])).toEqual(
    expect.arrayContaining([
      [1, "src/web/parts/a.ts"],
      [2, "src/web/b.ts"],
      [3, "src/web/parts/c.css"],
      [4, "src/d.ts"],
      [5, "src/web/parts/e.ts"],
      [6, "src/web/parts/f.tsx"],
      [7, "src/web/parts/g.ts"],
      [8, "h"],
      [9, "@scope/i/sub"],
    ]),
  )
  expect(read(text).imports).toHaveLength(9)
})

test("a function is measured from its first line to its last, whatever its text", () => {
  const text = `function one() {
  const brace = "}" + /}/.source + \`\${"}"}\`
  return brace
}
export const two = () => 2
const three = {
  four() {
    // }
  },
}`
  expect(read(text, "a.ts").functions).toEqual([
    { line: 1, text: "one", lines: 4 },
    { line: 5, text: "two", lines: 1 },
    { line: 7, text: "four", lines: 3 },
  ])
  expect(read(text, "a.ts").lines).toBe(10)
})

test("a file that cannot be parsed is reported", () => {
  expect(() => read("const = 1", "broken.ts")).toThrow("broken.ts")
})
