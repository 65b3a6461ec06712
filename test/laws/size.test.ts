import { expect, test } from "vitest"
import { buildHouse } from "./house.ts"
import { longer, nothingTooLong } from "./size.ts"

const longFile = (lines: number) => "x()\n".repeat(lines)
const longFunction = (lines: number) => `function f() {\n${"  x()\n".repeat(lines - 2)}}\n`
/** The law also checks for outdated exceptions, which none of the test houses has. */
const faults = (path: string, text: string) =>
  nothingTooLong.faults(buildHouse({ [path]: text })).filter((fault) => !fault.includes("any more"))

test.each([
  ["src/a.ts", longFile(300), []],
  ["src/a.ts", longFile(301), ["src/a.ts has 301 lines"]],
  ["src/a.test.ts", longFile(301), ["src/a.test.ts has 301 lines"]],
  ["src/a.ts", longFunction(60), []],
  ["src/a.ts", longFunction(61), ["src/a.ts f has 61 lines"]],
  ["src/a.test.ts", longFunction(61), []],
  [Object.keys(longer)[0] ?? "", longFile(301), []],
])("%s", (path, text, expected) => {
  expect(faults(path, text)).toEqual(expected)
})

test("an unused exception must be removed", () => {
  expect(nothingTooLong.faults(buildHouse({}))).toHaveLength(Object.keys(longer).length)
})
