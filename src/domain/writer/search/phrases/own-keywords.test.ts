import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { ownKeywords } from "./own-keywords.ts"

test("what the goods are not is no keyword", () => {
  const u = makeUnderstood({ targetKeywords: "hornby, job lot trains, not bachmann" }, "ebay")
  expect(ownKeywords(u).join()).not.toContain("bachmann")
})

test("a keyword with a slip is none beside the same without it", () => {
  const u = makeUnderstood({ targetKeywords: "aircon servicing, aircon servcing, aircon repair" }, "website")
  expect(ownKeywords(u)).toEqual(["aircon servicing", "aircon repair"])
})

test("seaweed is a thing, and no deed", () => {
  const u = makeUnderstood({ targetKeywords: "irish seaweed, machine washed, bath" }, "tiktokshop")
  expect(ownKeywords(u)).toContain("irish seaweed")
  expect(ownKeywords(u)).not.toContain("machine washed")
})

test("a question is typed in full, any other phrase in six words", () => {
  const targetKeywords = "how to turn a bowl on a lathe, bowl turning on a small bench lathe, bowl turning"
  expect(ownKeywords(makeUnderstood({ targetKeywords, videoTitle: "Turning a Bowl" }, "youtube"))).toEqual([
    "how to turn a bowl on a lathe",
    "bowl turning",
  ])
})

test("two keywords without their comma are two", () => {
  const u = makeUnderstood({ targetKeywords: "sunset lamp sunset lamp projector, room decor" }, "tiktokshop")
  expect(ownKeywords(u)).toEqual(["sunset lamp", "sunset lamp projector", "room decor"])
})

test("a keyword with words of another product alone is for that product", () => {
  const products = [
    { name: "Whole Leaf Dulse", category: "Dulse", description: "Hand-picked dulse, 40 g." },
    { name: "Shore Box", category: "Boxes", description: "Three bags of dulse and one of carrageen." },
  ]
  const u = makeUnderstood({ products, targetKeywords: "irish dulse, carrageen moss" }, "shopify")
  expect(ownKeywords(u)).toEqual(["irish dulse"])
})
