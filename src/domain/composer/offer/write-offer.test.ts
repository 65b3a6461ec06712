import { describe, expect, test } from "vitest"
import { tellerOf } from "../../../../test/make-teller.ts"
import { platforms } from "../../platforms/index.ts"
import type { Brief } from "../../seo/brief.ts"
import { roomOf } from "../room.ts"
import { makeTeller } from "../teller.ts"
import { writeOffer } from "./write-offer.ts"

function written(given: Partial<Brief>, platformId: "ebay" | "facebookmarketplace") {
  const { u } = tellerOf(given, platformId)
  const platform = platforms.find(({ id }) => id === platformId)
  if (platform === undefined) throw new Error(`no platform ${platformId}`)
  return writeOffer({ u, platformId, tellerFor: (part) => makeTeller(u, part), room: (key) => roomOf(platform, key) })
}

const watch = {
  description:
    "Seiko 5 automatic, reference 6119-8083, made in October 1971. 36 mm steel case, blue sunburst dial. Serviced in May 2026: cleaned, oiled, new gasket. Bracelet is a later replacement. Light scratches on the case back. No box.",
  itemCondition: "Used - Good",
  priceRange: "£185",
  shippingDetails: "Royal Mail Special Delivery, insured",
  targetKeywords: "Seiko 6119",
  products: [{ name: "Seiko 5 6119-8083 Automatic 1971", category: "Wristwatches", description: "" }],
}

describe("on eBay", () => {
  const draft = written(watch, "ebay")
  const fields = draft.platformFields ?? {}
  test.each([
    "6119-8083",
    "October 1971",
    "36 mm",
    "blue",
    "cleaned",
    "replacement",
    "scratches",
    "box",
    "Special Delivery",
    "£185",
  ])("the text says %s", (fact) => {
    expect(draft.improvedBodyText).toContain(fact)
  })
  test("the title is full and the subtitle adds to it", () => {
    expect(draft.productTitle?.length).toBeGreaterThan(55)
    expect(draft.productTitle?.length).toBeLessThanOrEqual(80)
    expect(String(fields.subtitle).length).toBeLessThanOrEqual(55)
  })
  test.each([
    "Brand: Seiko",
    "Reference Number: 6119-8083",
    "Case Size: 36 mm",
    "Year Manufactured: 1971",
    "Condition: Used, good",
    "Not Included: Box",
  ])("the item specifics have %s", (row) => {
    expect(fields.itemSpecifics).toContain(row)
  })
  test("the mobile summary says the same in one paragraph", () => {
    expect(fields.mobileSummary).toMatch(/^.*Seiko 5.*6119-8083.*$/)
  })
})

describe("on Marketplace", () => {
  const draft = written(
    {
      description: "Three-seater sofa in green velvet. 210 cm wide, oak legs screw off. One armrest is faded.",
      priceRange: "$320",
      facebookLocation: "Madison WI",
      facebookCondition: "Used - Good",
      facebookDeliveryMethod: "Pickup only",
      products: [{ name: "Green Velvet Sofa", category: "Sofas", description: "" }],
    },
    "facebookmarketplace",
  )
  const first = String(draft.platformFields?.firstLines)
  test.each(["sofa", "used, good", "$320", "Madison, WI"])("the first lines say %s", (fact) => {
    expect(first.toLowerCase()).toContain(fact.toLowerCase())
    expect(first.length).toBeLessThanOrEqual(256)
  })
  test.each(["210 cm", "oak legs", "faded", "$320", "Madison, WI", "ickup"])("the text says %s", (fact) => {
    expect(draft.improvedBodyText).toContain(fact)
  })
  test("tags are short, and one names the town", () => {
    expect(draft.tags?.every((tag) => tag.length <= 20)).toBe(true)
    expect(draft.tags).toContain("sofas madison")
  })
})

test("two words of a brief make an honest short text", () => {
  const draft = written({ description: "Folding treadmill, wheels, £90." }, "ebay")
  expect(draft.improvedBodyText).toMatch(/folding treadmill.*wheels/is)
  expect(draft.improvedBodyText?.split(" ").length).toBeLessThan(20)
})
