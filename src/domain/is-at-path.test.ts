import { expect, test } from "vitest"
import { isAtPath } from "./is-at-path.ts"

test.each([
  ["/bulk", "/bulk", true],
  ["/bulk", "/bulk/1", false],
  ["/bulk/:id", "/bulk/1", true],
  ["/bulk/:id", "/bulk/a%2Fb", true],
  ["/bulk/:id", "/bulk", false],
  ["/bulk/:id", "/bulk/", false],
  ["/bulk/:id", "/bulk/1/2", false],
  ["/bulk/:id", "/other/1", false],
  ["/", "/", true],
])("a page at %j, asked for as %j: %j", (pattern, path, isThere) => {
  expect(isAtPath(pattern, path)).toBe(isThere)
})
