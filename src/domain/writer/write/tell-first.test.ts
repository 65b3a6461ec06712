import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import { bulletsOf } from "../search/slots/bullets.ts"
import type { Room } from "../search/slots/room.ts"
import { factsTold } from "./body.ts"
import { metaOf } from "./meta.ts"
import { tellFirst } from "./tell-first.ts"

const room: Room = { max: 158, unit: "safeChars", target: { min: 70, max: 150 } }
const lines: Room = { max: 200, unit: "safeChars", target: { min: 3, max: 5 } }

const trousers = makeUnderstood(
  {
    description:
      "We make trousers for tall women. The Hilary has a slightly higher rise, so the waist sits where it should. Wash cold and hang to dry.",
    products: [
      {
        name: "The Hilary Work Pant",
        category: "Pants",
        description: "Straight leg work pant with a 91 cm inseam, real pockets and side elastic. Black, navy or olive.",
      },
    ],
  },
  "shopify",
)
const own = "Straight leg work pant with a 91 cm inseam, real pockets and side elastic."
const ofShop = "We make trousers for tall women."

test("where a description begins with the shop, the product's own words are the first paragraph", () => {
  const [first = "", second = ""] = factsTold(trousers).split("\n\n")
  expect(first).toMatch(own)
  expect(first).not.toContain(ofShop)
  expect(second).toContain(ofShop)
})

test("the shop's first sentence is no bullet, and no line of a search result", () => {
  const body = factsTold(trousers)
  const meta = metaOf(trousers, body, "The Hilary Work Pant", room)
  expect(meta).toMatch(own)
  expect([meta, ...bulletsOf(trousers, lines)].join("\n")).not.toContain("for tall women")
})

test("where a description begins with the product, it comes first", () => {
  const description = "Titanium mug with folding handles. We have made mugs since 2016."
  const products = [{ name: "Camping Mug", category: "", description: "A mug of titanium for one person and a lid." }]
  expect(factsTold(makeUnderstood({ description, products }, "shopify"))).toMatch(/^(?:This is a t|T)itanium mug/)
})

test("a promise without its subject gets one", () => {
  const description = "We make work trousers for tall people. The knees have a second layer of denim."
  const uniqueSellingProposition = "Sewn in Leeds and can be sent back to us for mending"
  const u = makeUnderstood({ description, uniqueSellingProposition }, "shopify")
  expect(tellFirst(u.facts, u, false).text).toContain("They are sewn in Leeds and can be sent back to us for mending.")
})

test("what was done once is told as past", () => {
  const description = "We make work trousers for tall people. The knees have a second layer of denim."
  const uniqueSellingProposition = "Designed and tested with eleven tall people in Leeds"
  const u = makeUnderstood({ description, uniqueSellingProposition }, "shopify")
  expect(tellFirst(u.facts, u, false).text).toContain("They were designed and tested with eleven tall people in Leeds.")
})

test.each(["Painted line on both ends so you can see how far it is in", "Changes to past records need two signatures"])(
  "a promise that begins with a thing or has a subject of its own gets none: %s",
  (uniqueSellingProposition) => {
    const description = "A solid steel bar for the springs of a garage door. It is 18 inches long."
    const u = makeUnderstood({ description, uniqueSellingProposition }, "shopify")
    expect(tellFirst(u.facts, u, false).text).not.toMatch(/It is painted|It changes/)
  },
)

test.each(["Set the circle from where the anchor went down", "Cost per litre on the first screen"])(
  "what may be an order or a thing is no participle: %s",
  (uniqueSellingProposition) => {
    const description = "Holdfast is an anchor alarm app. It sounds if the boat leaves its circle."
    const u = makeUnderstood({ description, uniqueSellingProposition, appName: "Holdfast" }, "appstore")
    expect(tellFirst(u.facts, u, false).text).not.toMatch(/It is (?:set|cost)/)
  },
)

test("leaves that are gathered leave nothing", () => {
  const promise = "Leaves gathered from windfall, never the same print again"
  const description = "Silk scarf printed with real eucalyptus leaves. It has a rolled hem."
  const u = makeUnderstood({
    description,
    uniqueSellingProposition: promise,
    products: [{ name: "Silk Scarf", category: "", description: "" }],
  })
  expect(factsTold(u)).toContain("Leaves gathered from windfall")
  expect(factsTold(u)).not.toContain("It leaves")
})

test("a promise about lost or broken pieces has its own subject", () => {
  const promise = "Lost or broken pieces can be bought singly, for as long as I make the set."
  const u = makeUnderstood({
    description: "A wooden marble run made from beech dowel. It has fourteen pieces.",
    uniqueSellingProposition: promise,
  })
  expect(factsTold(u)).toContain(promise)
  expect(factsTold(u)).not.toContain("It is lost")
})
