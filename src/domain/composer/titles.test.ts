import { expect, test } from "vitest"
import { tellerOf } from "../../../test/make-teller.ts"
import { searchedName, titleOrder } from "./titles.ts"
import { contentStems } from "./understand/stems.ts"

const named = (targetKeywords: string) =>
  searchedName(
    tellerOf({
      description: "Wooden building blocks, 60 pieces.",
      targetKeywords,
      products: [{ name: "Cornerstone Block Set", category: "Toys", description: "60 wooden building blocks." }],
    }).u,
  )

test("a name that nobody searches for has the phrase beside it, if the brief says that it is one", () => {
  expect(named("wooden building blocks")).toBe("Cornerstone Block Set, Wooden Building Blocks")
  expect(named("block set, wooden building blocks")).toBe("Cornerstone Block Set")
  expect(named("plastic bricks")).toBe("Cornerstone Block Set")
})

test("what the name says comes first, then what buyers search for, and what a thing has not comes last", () => {
  const { u } = tellerOf({
    description: "Camping mug without coating.",
    targetKeywords: "camping mug with folding handles",
    products: [{ name: "Camping Mug 450 ml", category: "Mugs", description: "A camping mug." }],
  })
  const texts = ["no coating", "mesh bag", "folding handles", "450 ml"]
  const attributes = texts.map((text) => ({ text, stems: contentStems(text), isDescribing: false }))
  expect(titleOrder(attributes, u).map(({ text }) => text)).toEqual([
    "450 ml",
    "folding handles",
    "mesh bag",
    "no coating",
  ])
})
