import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { exactPhrases, forSalePhrases } from "./exact-phrases.ts"

const ofGoods = (description: string, platform: string): readonly string[] =>
  exactPhrases(makeUnderstood({ description, products: [], location: "" }, platform))

test("a part is found by its number", () => {
  expect(ofGoods("Mower deck belt, part GX20072, new old stock.", "ebay")).toEqual(["gx20072 mower deck belt"])
})

test("each work of one line is found in its town", () => {
  const description = "Locksmith in Galway for lockouts, key cutting and lock fitting."
  expect(ofGoods(description, "website")).toEqual(["key cutting galway", "lock fitting galway"])
})

test("a lesson is found by what it teaches", () => {
  expect(ofGoods("GCSE maths lesson on simultaneous equations by elimination.", "youtube")).toEqual([
    "simultaneous equations",
  ])
  expect(ofGoods("Watercolour lesson on painting a forest.", "youtube")).toEqual([])
})

test("neighbors look for what is for sale in their town", () => {
  const u = makeUnderstood(
    { description: "Glass fish tank.", facebookLocation: "Hamilton, Ontario", location: "" },
    "facebookmarketplace",
  )
  expect(forSalePhrases(u, ["used 4 ft tank", "fish tank"])).toEqual(["fish tank for sale hamilton"])
  expect(forSalePhrases(u, [])).toEqual([])
})
