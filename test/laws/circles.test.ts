import { expect, test } from "vitest"
import { noCircles } from "./circles.ts"
import { buildHouse } from "./house.ts"

const houseOf = (edges: Record<string, string>) =>
  buildHouse(
    Object.fromEntries(
      Object.entries(edges).map(([name, targets]) => [
        `src/${name}.ts`,
        [...targets].map((target) => `import type { T } from "./${target}.ts"`).join("\n"),
      ]),
    ),
  )

test.each([
  ["no import at all", { a: "" }, []],
  ["a diamond", { a: "bc", b: "d", c: "d", d: "" }, []],
  ["two that know each other, though only by type", { a: "b", b: "a", c: "a" }, ["src/a.ts ↔ src/b.ts"]],
  ["a long way round", { a: "b", b: "c", c: "d", d: "b" }, ["src/b.ts ↔ src/c.ts ↔ src/d.ts"]],
  ["two circles that share a file", { a: "b", b: "ac", c: "b" }, ["src/a.ts ↔ src/b.ts ↔ src/c.ts"]],
  ["two circles apart", { a: "b", b: "ac", c: "d", d: "c" }, ["src/c.ts ↔ src/d.ts", "src/a.ts ↔ src/b.ts"]],
  ["a file that imports itself", { a: "a" }, ["src/a.ts"]],
])("%s", (_, edges, circles) => {
  expect(noCircles.faults(houseOf(edges))).toEqual(circles)
})
