import { describe, expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import type { Brief } from "../../../seo/brief.ts"
import { titleOf } from "./titles.ts"

const product = (name: string, description = "") => ({ products: [{ name, category: "", description }] })
const title = (given: Partial<Brief>, platformId: string): string =>
  titleOf(makeUnderstood(given, platformId), { max: 100, unit: "safeChars", target: { min: 0, max: 100 } })

describe("the name in a title", () => {
  test("of a name that names nothing says what it is", () => {
    const nails = {
      products: [{ name: "cherry french short almond", category: "press on nails", description: "10 pcs" }],
    }
    expect(title(nails, "tiktokshop")).toBe("Cherry French Short Almond, Press-On Nails")
  })

  test("keeps a word that the brand has in its middle", () => {
    const given = { amazonBrand: "Vypeen Net Works", description: "Nylon needles.", ...product("Net needle set") }
    expect(title(given, "amazon")).toMatch(/^Vypeen Net Works Net Needle Set/)
    const kids = { amazonBrand: "Tussock Kids", description: "Merino.", ...product("Kids Merino Long Johns") }
    expect(title(kids, "amazon")).toMatch(/^Tussock Kids Merino Long Johns/)
  })

  test("ends where a verb begins", () => {
    const gaiters = "Trail gaiters keep gravel out of low shoes. Made from nylon."
    expect(title({ description: gaiters, ...product("Trail Gaiters") }, "shopify")).not.toMatch(/keep/i)
  })

  test("ends before what somebody does with it", () => {
    const set = product("Heatless Curling Set")
    expect(
      title({ description: "This is a heatless curling set that you sleep in. It has a rod.", ...set }, "tiktokshop"),
    ).toBe("Heatless Curling Set")
  })

  test("is for somebody, and not for people", () => {
    const description = "This is a dryer vent cleaning kit for people who want to clear their own vent."
    expect(title({ description, products: [] }, "amazon")).not.toContain("People")
  })

  test("says neither the maker's name nor a size twice", () => {
    const feeder = { amazonBrand: "Mallee Poultry", ...product("Mallee 9 kg Treadle Chicken Feeder") }
    expect(title(feeder, "amazon")).toMatch(/^Mallee Poultry 9 kg Treadle Chicken Feeder/)
    const cap = product("Swim Cap XL", "Extra large silicone swim cap for long hair.")
    expect(title(cap, "tiktokshop")).not.toMatch(/extra large/i)
  })
})
