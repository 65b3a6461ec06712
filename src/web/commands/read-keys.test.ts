import { expect, test } from "vitest"
import { places } from "./places.ts"
import { readKeys, sequenceMs } from "./read-keys.ts"

test("a single key", () => {
  expect(readKeys(null, "?", 0).wish).toEqual({ kind: "help" })
  expect(readKeys(null, "/", 0).wish).toEqual({ kind: "palette" })
  expect(readKeys(null, "x", 0)).toEqual({ begun: null, wish: null })
})

test.each(places)("G and $letter go to $path", ({ letter, path }) => {
  const { begun, wish } = readKeys(null, "g", 100)
  expect(wish).toBeNull()
  expect(readKeys(begun, letter.toUpperCase(), 200)).toEqual({ begun: null, wish: { kind: "go", path } })
})

test("a G counts for a while, and for one key", () => {
  expect(readKeys({ atMs: 0 }, "h", sequenceMs).wish).toEqual({ kind: "go", path: "/" })
  expect(readKeys({ atMs: 0 }, "h", sequenceMs + 1).wish).toBeNull()
  expect(readKeys({ atMs: 0 }, "?", sequenceMs + 1).wish).toEqual({ kind: "help" })
  expect(readKeys({ atMs: 0 }, "x", 10)).toEqual({ begun: null, wish: null })
})

test("no two places have the same letter", () => {
  expect(new Set(places.map(({ letter }) => letter)).size).toBe(places.length)
})
