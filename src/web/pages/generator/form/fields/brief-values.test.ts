import * as fc from "fast-check"
import { describe, expect, it, test } from "vitest"
import { maxProducts } from "../../../../../contract/seo/form.ts"
import { platformSummaries } from "../../../../../domain/platform-summaries.ts"
import { fieldsOf } from "../../../../../domain/rule-book/core-fields.ts"
import { type BriefText, briefTexts } from "../../../../../domain/seo/brief.ts"
import { findPlatform } from "../../../../../domain/seo/find-platform.ts"
import { type BriefValues, carryOver, emptySection, emptyValues, hasText, readValues } from "./brief-values.ts"
import { carriedNotions } from "./carried-notions.ts"

const withTexts = (texts: Partial<Record<BriefText, string>>): BriefValues => ({ ...emptyValues("etsy"), ...texts })

describe("empty values", () => {
  it("have one empty product and one empty section", () => {
    const values = emptyValues("etsy")
    expect(values.platform).toBe("etsy")
    expect(values.products).toEqual([{ name: "", category: "", description: "" }])
    expect(values.bodyTextSections).toEqual([{ id: "section_1", content: "" }])
    expect(briefTexts.every((key) => values[key] === "")).toBe(true)
  })

  test("a new section has its own id", () => {
    expect(emptySection([{ id: "section_2", content: "" }]).id).toBe("section_3")
    expect(emptySection([{ id: "a", content: "" }]).id).toBe("section_2")
  })
})

describe("values that are read back", () => {
  it("keep valid parts and drop the rest", () => {
    const values = readValues({
      platform: "amazon",
      businessName: "Trailhearth",
      description: 7,
      tone: "shouting",
      style: "concise",
      products: [{ name: "Mug", price: "3" }, "no row", { description: "Holds tea." }],
      bodyTextSections: [{ id: "a", content: "One" }, { id: "a", content: "Two" }, { content: "Three" }],
      admin: true,
    })
    expect(values).toEqual({
      ...emptyValues("amazon"),
      businessName: "Trailhearth",
      style: "concise",
      products: [
        { name: "Mug", category: "", description: "" },
        { name: "", category: "", description: "Holds tea." },
      ],
      bodyTextSections: [
        { id: "a", content: "One" },
        { id: "section_2", content: "Two" },
        { id: "section_3", content: "Three" },
      ],
    })
    expect(values.tone).toBeUndefined()
  })

  it("contain no platform that does not exist", () => {
    expect(readValues({ platform: "myspace" }).platform).toBe("")
    expect(readValues({ platform: null }).platform).toBe("")
  })

  it("contain no more products than a form can", () => {
    const products = Array.from({ length: maxProducts + 5 }, (_, index) => ({ name: `P${index}` }))
    expect(readValues({ products }).products).toHaveLength(maxProducts)
  })

  it("can be read from anything, and stay the same when read again", () => {
    fc.assert(
      fc.property(fc.anything(), (form) => {
        const values = readValues(form)
        expect(values.products.length).toBeGreaterThan(0)
        expect(values.bodyTextSections.length).toBeGreaterThan(0)
        expect(new Set(values.bodyTextSections.map(({ id }) => id)).size).toBe(values.bodyTextSections.length)
        expect(readValues(JSON.parse(JSON.stringify(values)))).toEqual(values)
      }),
    )
  })
})

test.each<[string, Partial<BriefValues>, boolean]>([
  ["nothing", {}, false],
  ["spaces", { businessName: "  ", bodyTextSections: [{ id: "section_1", content: "\n" }] }, false],
  ["a description alone", { description: "Mugs" }, true],
  ["a product's description alone", { products: [{ name: "", category: "", description: "Mug" }] }, true],
  ["a business name", { businessName: "Saltmarsh" }, true],
  ["an industry", { industry: "Retail" }, true],
  ["an audience", { targetAudience: "Tea drinkers" }, true],
  ["a body text", { bodyTextSections: [{ id: "section_1", content: "Welcome" }] }, true],
  ["a named product", { products: [{ name: "Mug", category: "", description: "" }] }, true],
])("a draft is worth saving with %s: %s", (_, given, expected) => {
  expect(hasText({ ...emptyValues("etsy"), ...given })).toBe(expected)
})

test.each<[string, Partial<BriefValues>, boolean]>([
  ["nothing", { tone: "casual" }, false],
  ["a price range", { priceRange: "$34" }, true],
  ["a product's category", { products: [{ name: "", category: "Mugs", description: "" }] }, true],
  ["a body text", { bodyTextSections: [{ id: "section_1", content: "Welcome" }] }, true],
])("replacing %s requires a question: %s", (_, given, expected) => {
  expect(hasText({ ...emptyValues("etsy"), ...given })).toBe(expected)
})

describe("values carried over to another platform", () => {
  test.each<[Partial<Record<BriefText, string>>, BriefValues["platform"], BriefText, string]>([
    [{ businessName: "Saltmarsh" }, "ebay", "ebayStoreName", "Saltmarsh"],
    [{ businessName: "Saltmarsh", etsyShopName: "SaltmarshShop" }, "ebay", "ebayStoreName", "Saltmarsh"],
    [{ etsyShopName: "SaltmarshShop" }, "amazon", "amazonBrand", "SaltmarshShop"],
    [{ shopifyVendor: "Ridge", businessName: "Ridgeline" }, "amazon", "amazonBrand", "Ridge"],
    [{ etsyShopName: "SaltmarshShop" }, "website", "businessName", "SaltmarshShop"],
    [{ businessName: "Saltmarsh", ebayStoreName: "second" }, "ebay", "ebayStoreName", "second"],
    [{ businessName: "Saltmarsh" }, "playstore", "appName", ""],
    [{ location: "Rye" }, "facebookmarketplace", "facebookLocation", "Rye"],
    [{ facebookLocation: "Rye" }, "etsy", "location", "Rye"],
    [{ website: "https://ridge.example/coffee" }, "shopify", "shopifyDomain", "ridge.example"],
    [{ shopifyDomain: "ridge.example" }, "etsy", "website", "https://ridge.example"],
    [{ amazonCategory: "Pet Supplies" }, "tiktokshop", "tiktokCategory", "Pet Supplies"],
    [{ amazonCategory: "Baby" }, "tiktokshop", "tiktokCategory", ""],
    [{ etsyShopSection: "Mugs" }, "shopify", "shopifyProductType", "Mugs"],
    [{ itemCondition: "Like New / Graded card" }, "facebookmarketplace", "facebookCondition", "Used - Like New"],
    [{ itemCondition: "For parts or not working" }, "facebookmarketplace", "facebookCondition", ""],
    [{ facebookCondition: "Used - Good" }, "ebay", "itemCondition", "Used / Pre-owned - Good"],
    [{ tiktokHashtags: "#lipoil #grwm" }, "shopify", "shopifyTags", "lipoil, grwm"],
    [{ shopifyTags: "whole bean, dark roast" }, "tiktokshop", "tiktokHashtags", "#wholebean #darkroast"],
    [{ tiktokAudience: "Gen Z" }, "etsy", "targetAudience", "Gen Z"],
  ])("%j to %s: %s is %j", (given, platform, key, expected) => {
    if (platform === "") throw new Error("a row without a platform")
    expect(carryOver(withTexts(given), platform)[key]).toBe(expected)
  })

  it("change no existing text, and nothing besides the texts", () => {
    const text = fc.constantFrom("", "Saltmarsh", "New", "#a #b")
    const texts = fc.record(Object.fromEntries(briefTexts.map((key) => [key, text])))
    const platform = fc.constantFrom(...platformSummaries.map(({ id }) => id))
    fc.assert(
      fc.property(texts, platform, (given, to) => {
        const values = withTexts(given)
        const carried = carryOver(values, to)
        for (const key of briefTexts) if (values[key] !== "") expect(carried[key]).toBe(values[key])
        expect(carried.platform).toBe(to)
        expect(carried.products).toBe(values.products)
        expect(carryOver(carried, to)).toEqual(carried)
      }),
    )
  })

  it("lead to the field that names the seller on every platform that has one, except for apps", () => {
    const needed = platformSummaries.flatMap(({ id }) => findPlatform(id)?.sellerField ?? [])
    const led = carriedNotions.map(({ to }) => to)
    expect(needed.filter((key) => !led.includes(key))).toEqual(["appName", "appName"])
  })

  it("include only fields that some platform has", () => {
    const asked = new Set(
      platformSummaries.flatMap(({ id }) => {
        const platform = findPlatform(id)
        return platform ? fieldsOf(platform).map(({ key }) => key) : []
      }),
    )
    for (const { to, from } of carriedNotions) for (const key of [to, ...from]) expect(asked).toContain(key)
  })
})
