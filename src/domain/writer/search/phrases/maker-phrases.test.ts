import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { subjectOf } from "../attributes/attributes.ts"
import { machinePhrases, makerPhrases } from "./maker-phrases.ts"

const phrasesOf = (description: string): string[] =>
  makerPhrases(makeUnderstood({ description, itemCondition: "Used", products: [] }, "ebay")).flat()

test.each([
  ["Original Rayburn range oven door, cream enamel. Light crazing.", ["rayburn range oven door", "rayburn oven door"]],
  ["2016 John Deere D130 riding mower. 318 hours.", ["john deere d130 riding mower", "john deere riding mower"]],
])("a used thing with its maker: %s", (description, phrases) => {
  expect(phrasesOf(description)).toEqual(phrases)
})

test.each(["Cast iron range oven door. Light crazing.", "Victa 2 stroke carburettor. Cleaned."])(
  "no half of a name, and no maker that nobody named: %s",
  (description) => {
    expect(phrasesOf(description).filter((phrase) => /^(?:cast|victa stroke)/.test(phrase))).toEqual([])
  },
)

test.each([
  ["Left wing mirror for 2008 Mazda 5. Glass is fine.", ["mazda 5 wing mirror"]],
  ["Hand crank for Pfaff 130. Works.", ["pfaff 130 hand crank"]],
  ["Recoil starter assembly off a Stihl MS 260 chainsaw, used, new rope.", ["stihl ms 260 recoil starter"]],
  ["Skimmer basket to suit Waterco S75, plastic.", ["waterco s75 skimmer basket"]],
  ["Rear door off a 2004 TD5 90, some bubbling.", []],
  ["Storage box for A4 folders. Clean.", []],
  ["Pine shelf for jars. Clean.", []],
])("a part behind the machine that it fits: %s", (description, phrases) => {
  const u = makeUnderstood({ description, itemCondition: "Used", products: [] }, "ebay")
  expect(machinePhrases(u, subjectOf(u)).flat().slice(0, 1)).toEqual(phrases)
})

test("a part is found by the model alone, and by its noun", () => {
  const found = (description: string): string[] => {
    const u = makeUnderstood({ description, itemCondition: "Used", products: [] }, "ebay")
    return machinePhrases(u, subjectOf(u)).flat()
  }
  expect(found("Recoil starter assembly off a Stihl MS 260 chainsaw, used.")).toContain("ms 260 recoil starter")
  const ofTractor = found("Fuel lift pump for Massey Ferguson 35 with glass bowl, used.")
  expect(ofTractor).toContain("massey ferguson 35 fuel lift pump")
  expect(ofTractor).not.toContain("ferguson 35 fuel lift pump")
  expect(found("Drain pump for Fisher & Paykel WA80T65 top loader, used.")[0]).toBe(
    "fisher & paykel wa80t65 drain pump",
  )
  expect(found("Left front headlight for 2014-2016 Mazda 3, halogen.")).toContain("mazda 3 headlight")
})
