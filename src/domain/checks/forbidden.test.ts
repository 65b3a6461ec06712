import { expect, test } from "vitest"
import { checkForbidden } from "./forbidden.ts"

const pattern = { source: "[!?]|free", flags: "iu" }

test.each([
  [["a mug"], 0, undefined],
  [[], 0, undefined],
  [["a mug!"], 1, "!"],
  [["a mug", "Free mug?", "!"], 3, "Free"],
])("%j has %d", (texts, measured, found) => {
  const outcome = checkForbidden(texts, { pattern }, [])
  expect(outcome).toEqual(
    found === undefined ? { code: "ok", measured: 0, limit: 0 } : { code: "forbidden", measured, limit: 0, found },
  )
})

test.each([
  ["Yahoo! mug", "ok"],
  ["Yahoo! mug!", "forbidden"],
  ["mug by Yahoo!", "ok"],
  ["yahoo! mug", "forbidden"],
])("%j, where a brand may keep its sign, is %s", (text, code) => {
  expect(checkForbidden([text], { pattern, exempt: "brand" }, ["", "Yahoo!"]).code).toBe(code)
})

test("only a rule that says so spares the brand", () => {
  expect(checkForbidden(["Yahoo! mug"], { pattern }, ["Yahoo!"]).code).toBe("forbidden")
})

test("an empty match ends the search", () => {
  expect(checkForbidden(["ab"], { pattern: { source: "x*", flags: "u" } }, []).measured).toBe(3)
})
