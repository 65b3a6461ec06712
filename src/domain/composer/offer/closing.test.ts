import { describe, expect, test } from "vitest"
import { tellerOf } from "../../../../test/make-teller.ts"
import { conditionOf, priceOf, shippingLine, tellCondition, tellPlace, tellShipping, tellWhere } from "./closing.ts"

test.each([
  ["Used - Very Good", "used, very good"],
  ["used good", "used, good"],
  ["Used / complete", "used and complete"],
  ["Used / Pre-owned - Good", "pre-owned, good"],
  ["For parts or not working", "for parts or not working"],
  ["", ""],
])("the condition %j is said as %j", (given, wanted) => {
  expect(conditionOf(given)).toBe(wanted)
})

test("a mark is told with the state", () => {
  const mark = {
    topic: "fault",
    kind: "thing",
    text: "small dent",
    raw: "small dent",
    stems: new Set(["dent"]),
    sentence: 1,
    isOfThing: true,
    place: 0,
  } as const
  expect(tellCondition(tellerOf({}), "Used", false, [mark])).toMatch(/used, with a small dent\.$/i)
})

describe("the way to the buyer", () => {
  const shipped = (raw: string) => tellShipping(tellerOf({}, "ebay"), raw, false).join(" ")
  test.each([
    [
      "USPS Priority, ships next business day, double boxed",
      ["USPS Priority", "double boxed", "on the next business day"],
    ],
    ["bubble mailer, 1 day handling", ["in a bubble mailer", "after one day of handling"]],
    ["boxed, 2 days handling USPS", ["USPS", "boxed", "after 2 days of handling"]],
    ["UPS Ground, double boxed in a guitar carton", ["UPS Ground", "double boxed in a guitar carton"]],
    [
      "local pickup or FedEx Ground, platter packed separately",
      ["pickup or FedEx Ground", "with the platter packed separately"],
    ],
  ])("%j", (raw, parts) => {
    for (const part of parts) expect(shipped(raw)).toContain(part)
  })
  test("nothing is said where nothing was", () => {
    expect(shipped("")).toBe("")
  })
})

test.each([
  ["Pickup only", "Near East Side neighbors", /pickup only.*Madison, WI.*Near East Side neighbors/i],
  ["Collection only", "", /collection.*Madison, WI/i],
  ["", "", /in Madison, WI/i],
  ["Pickup, or delivery within 5 miles", "", /delivery within 5 miles.*Madison, WI/i],
])("%j with %j names the place and the way", (way, focus, wanted) => {
  const teller = tellerOf(
    { facebookLocation: "Madison WI", facebookDeliveryMethod: way, facebookCommunityFocus: focus },
    "facebookmarketplace",
  )
  expect(tellPlace(teller).join(" ")).toMatch(wanted)
})

test.each([
  ["US $165", "$165"],
  ["$29.99 OBO", "$29.99 or best offer"],
  ["$850 FIRM", "$850 firm"],
  ["$550 for both FIRM", "$550 for both, firm"],
  ["ask me", ""],
])("the price %j is %j", (given, wanted) => {
  expect(priceOf(tellerOf({ priceRange: given }, "ebay"), "")).toBe(wanted)
})

test("a range for several things is nobody's price", () => {
  const products = ["Cot", "Pram"].map((name) => ({ name, category: "", description: "" }))
  const teller = tellerOf({ priceRange: "£60 and £140", products }, "facebookmarketplace")
  expect(priceOf(teller, "")).toBe("")
  expect(priceOf(teller, "£60")).toBe("£60")
})

test("where it is sent from is told once", () => {
  const teller = tellerOf({ location: "Madison, WI" }, "ebay")
  expect(tellWhere(teller, "A red lamp.")).toMatch(/Madison, WI/)
  expect(tellWhere(teller, "Pickup in Madison.")).toBe("")
})

test("foam packed is how it travels, and no foam that is packed", () => {
  const teller = tellerOf({ shippingDetails: "USPS Priority, ships within 2 business days, foam packed" }, "ebay")
  expect(shippingLine(teller, 0)).toBe("USPS Priority, foam packed, within 2 business days")
})
