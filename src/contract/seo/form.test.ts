import { describe, expect, expectTypeOf, it, test } from "vitest"
import { makeForm } from "../../../test/make.ts"
import { platforms } from "../../domain/platforms/index.ts"
import { type Brief, briefTexts, type Tone } from "../../domain/seo/brief.ts"
import { type Form, formSchema, unfinishedFormSchema } from "./form.ts"

const faultsOf = (form: unknown): Record<string, string> => {
  const parsed = formSchema.safeParse(form)
  if (parsed.success) return {}
  return Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join("."), message]))
}

/** What each platform requires beyond what every platform requires. */
const ownRequired = [
  ["website", []],
  ["etsy", ["etsyShopName"]],
  ["amazon", ["amazonBrand"]],
  ["ebay", ["ebayStoreName"]],
  ["shopify", ["shopifyStoreName"]],
  ["youtube", ["channelName"]],
  ["appstore", ["appName"]],
  ["playstore", ["appName"]],
  ["tiktokshop", ["tiktokShopName"]],
  ["facebookmarketplace", ["facebookLocation"]],
] as const

describe("a form", () => {
  it.each(ownRequired)("for %s requires the three texts of all platforms and its own", (platform, own) => {
    const faults = faultsOf({ platform })
    expect(Object.keys(faults).toSorted()).toEqual(["businessName", "description", "industry", ...own].toSorted())
    for (const message of Object.values(faults)) expect(message).toMatch(/^\S.* is required$/)
    const filled = Object.fromEntries(Object.keys(faults).map((key) => [key, "given"]))
    expect(faultsOf({ platform, ...filled })).toEqual({})
  })

  test("is known for every platform", () => {
    expect(ownRequired.map(([platform]) => platform)).toEqual(platforms.map(({ id }) => id))
  })

  it("has every text of the brief, empty if nothing was given, and no others", () => {
    const form = formSchema.parse({ ...makeForm(0), extra: "x", __proto__: { y: 1 } })
    expect(briefTexts.filter((key) => typeof form[key] !== "string")).toEqual([])
    expect(form).not.toHaveProperty("extra")
    expectTypeOf<Form & { tone: Tone; style: Brief["style"] }>().toExtend<Brief>()
  })

  it("keeps texts as they were typed", () => {
    expect(formSchema.parse({ ...makeForm(), brandStory: "  two\n\nparts " }).brandStory).toBe("  two\n\nparts ")
  })

  it("drops empty rows", () => {
    const row = { name: "Mug", category: "", description: "A mug that holds 12 oz" }
    const empty = { name: "", category: " ", description: "\n" }
    const sections = [
      { id: "section_1", content: " " },
      { id: "section_2", content: "Words" },
    ]
    const form = formSchema.parse({ ...makeForm(), products: [empty, row, empty], bodyTextSections: sections })
    expect([form.products, form.bodyTextSections]).toEqual([[row], [{ id: "section_2", content: "Words" }]])
  })

  it.each([
    ["only a category", { category: "Mugs" }, ["name", "description"]],
    ["no name", { description: "A mug that holds 12 oz" }, ["name"]],
    ["nine characters", { name: "Mug", description: " 123456789 " }, ["description"]],
    ["ten characters", { name: "Mug", description: "1234567890" }, []],
    ["ten horses", { name: "Horses", description: "🐎".repeat(10) }, []],
    ["nine horses", { name: "Horses", description: "🐎".repeat(9) }, ["description"]],
  ])("with a product of %s is judged by the row", (_, row, faulty) => {
    const faults = faultsOf({ ...makeForm(), products: [{}, row] })
    expect(Object.keys(faults)).toEqual(faulty.map((key) => `products.1.${key}`))
  })

  it("counts only the rows that are not empty", () => {
    const { products } = makeForm(50)
    expect(faultsOf({ ...makeForm(), products: [...products, {}] })).toEqual({})
    expect(faultsOf({ ...makeForm(), products: [...products, products[0]] })).toEqual({
      products: "At most 50 products at a time; these are 51",
    })
    const sections = Array.from({ length: 51 }, (_, index) => ({ id: `s${index}`, content: "words" }))
    expect(faultsOf({ ...makeForm(), bodyTextSections: sections.slice(1) })).toEqual({})
    expect(Object.keys(faultsOf({ ...makeForm(), bodyTextSections: sections }))).toEqual(["bodyTextSections"])
  })
})

test("an unfinished form may lack any field, but cannot hold more than a form can", () => {
  expect(unfinishedFormSchema.safeParse({}).success).toBe(true)
  expect(unfinishedFormSchema.parse({ products: [{ name: "M" }] }).products).toEqual([
    { name: "M", category: "", description: "" },
  ])
  expect(unfinishedFormSchema.safeParse({ businessName: "x".repeat(301) }).success).toBe(false)
})
