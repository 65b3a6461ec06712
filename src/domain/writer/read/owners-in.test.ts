import { expect, test } from "vitest"
import { makeBrief } from "../../../../test/score/make-brief.ts"
import { shopify } from "../../platforms/shopify.ts"
import { type Brief, subjectsOf } from "../../seo/brief.ts"
import { understand } from "../understanding.ts"

/** What each product of a brief is told to be. */
const told = (given: Partial<Brief>): string[] => {
  const brief = makeBrief({ businessName: "Marlow Bench", ...given })
  return subjectsOf(brief).map((subject) => {
    const { facts, runs } = understand({ brief, subject, platform: shopify, variation: 0 })
    const typed = [...facts, ...runs].filter(({ isEcho }) => !isEcho)
    return typed.map(({ text }) => text).join("|")
  })
}
const named = (...names: readonly string[]) => names.map((name) => ({ name, category: "", description: "150 g" }))

const toldBy = (product: string | undefined, ...patterns: readonly RegExp[]): boolean[] =>
  patterns.map((pattern) => pattern.test(product ?? ""))

test("what both are goes on about both, and a noun that all share is of all", () => {
  const [full, short] = told({
    description:
      "The full-length pair weighs 620 grams. The short pair weighs 340 grams. Both use a canvas outer. They reduce the risk of a bite. The gaiters are not sealed.",
    products: named("Full-Length Snake Gaiters", "Short Snake Gaiters"),
  })
  for (const pair of [full, short]) expect(toldBy(pair, /risk of a bite/, /not sealed/)).toEqual([true, true])
  expect(toldBy(full, /620/, /340/)).toEqual([true, false])
})

test('"the second is a tank" is about the tank, and what follows goes on about it', () => {
  const [enlarger, tank] = told({
    description:
      "I have two items left. The first is a Durst enlarger with a lens. The lamp lights. The second is a Paterson tank with two reels. The lid is chipped.",
    products: named("Durst Enlarger", "Paterson Developing Tank"),
  })
  expect(toldBy(enlarger, /first/, /lamp/, /second/, /lid/)).toEqual([true, true, false, false])
  expect(toldBy(tank, /first/, /lamp/, /second/, /lid/)).toEqual([false, false, true, true])
})

test("a verb that no list knows hides no subject", () => {
  const [tent, annexe] = told({
    description:
      "We are selling our rooftop tent. It sleeps two adults. The matching annexe zips on underneath and has a floor.",
    products: named("Soft Rooftop Tent", "Zip-On Annexe for Rooftop Tent"),
  })
  expect(toldBy(tent, /sleeps two/, /matching annexe/)).toEqual([true, false])
  expect(toldBy(annexe, /sleeps two/, /matching annexe/)).toEqual([false, true])
})

test("what follows a row of the sorts is true of each sort", () => {
  const [first, second] = told({
    description: "Regular and extra-hot sambal. It contains shrimp.",
    products: named("Hae Bee Hiam Shrimp Sambal", "Extra-Hot Hae Bee Hiam"),
  })
  expect([first, second].map((each) => /contains shrimp/.test(each ?? ""))).toEqual([true, true])
})

test("behind a hasty list of all sorts, a line is of each, and of used pieces it is of the last", () => {
  const products = named("Squid Jig 2.5", "Squid Jig 3.5")
  const description = "2.5 for shallow weed - 3.5 for deeper water - lead keel so you can add weight"
  expect(told({ description, products }).map((each) => /lead keel/i.test(each))).toEqual([true, true])
  const used = told({ description, products, itemCondition: "Used" })
  expect(used.map((each) => /lead keel/i.test(each))).toEqual([false, true])
})

test("what is said of dulse is told of a box with bags of it", () => {
  const [, box] = told({
    description: "Dulse comes as whole leaf. May hold traces of shellfish.",
    products: [
      { name: "Whole Leaf Dulse", category: "", description: "Net-dried." },
      { name: "Shore Box", category: "", description: "Three bags of dulse and a recipe." },
    ],
  })
  expect(box).toMatch(/shellfish/)
})
