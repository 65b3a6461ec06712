import fc from "fast-check"
import { describe, expect, it, test } from "vitest"
import { makeBrief } from "../../../test/score/make-brief.ts"
import { compareFacts } from "./agreement.ts"
import type { Listing } from "./listing.ts"

const said = [
  "A stoneware mug that holds 12 oz and stands 3.75 inches tall.",
  "Sold as a set of 4 in two colors.",
  "It costs $34 and dries in 90 minutes.",
  "The lid is of walnut wood.",
]
const brief = makeBrief({
  businessName: "Tidewater Clay",
  description: said.join(" "),
  products: [{ name: "Blue Mug", category: "Mugs", description: "Our plain blue mug." }],
})

const listing = (improvedBodyText: string): Listing => ({
  ...{ productName: "Blue Mug", productTitle: "Blue Mug", titleTag: "", metaDescription: "", improvedBodyText },
  ...{ keywords: [], bulletPoints: [], tags: [], searchTerms: [], platformFields: {} },
})
const platforms = ["etsy", "amazon", "website"]
const compare = (texts: readonly string[], given = brief) =>
  compareFacts(
    texts.map((text, at) => ({ platform: platforms[at] ?? "", listing: listing(text) })),
    given,
  )

describe("facts of the brief", () => {
  it("are listed with the platforms that mention them", () => {
    const { rows, conflicts } = compare([said.join(" "), "A stoneware mug of 12 oz for $34.", "A mug."])
    expect(conflicts).toEqual([])
    const on = new Map(rows.map((row) => [row.fact, row.on]))
    expect(on.get("stoneware")).toEqual(["etsy", "amazon"])
    expect(on.get("$34")).toEqual(["etsy", "amazon"])
    expect(on.get("12 oz")).toEqual(["etsy", "amazon"])
    expect([...on].find(([fact]) => fact.startsWith("3.75 inches"))?.[1]).toEqual(["etsy"])
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(["number", "price", "material"]))
  })

  it("are also found in other units, and in any field", () => {
    const other = makeBrief({ description: "A shelf, 36 in wide." })
    const bullet = { ...listing(""), bulletPoints: ["91.4 cm wide"] }
    const { rows } = compareFacts([{ platform: "amazon", listing: bullet }], other)
    expect(rows).toMatchObject([{ on: ["amazon"] }])
  })
})

it("reads numbers in a place without commas, and words in an address", () => {
  const given = makeBrief({ description: "An assortment of 1,080 pieces in an 8 x 6 ft shed." })
  const tags = { ...listing("1,080 pieces"), tags: ["1 080 pieces"], platformFields: { slug: "8-x-6-ft-shed" } }
  const both = [
    { platform: "etsy", listing: tags },
    { platform: "amazon", listing: listing("") },
  ]
  expect(compareFacts(both, given).conflicts).toEqual([])
})

it("does not take the number in a name for a count", () => {
  const given = makeBrief({ businessName: "Plot 31", description: "Ridges for 70 plants." })
  expect(compare(["Plot 31 plants garlic.", "Garlic."], given).conflicts).toEqual([])
})

describe("a conflict", () => {
  test.each<[what: string, texts: string[]]>([
    ["the same facts", ["Holds 12 oz, set of 4.", "A set of 4, 12 oz each."]],
    ["facts that one of them leaves out", ["Holds 12 oz and costs $34.", "A blue mug."]],
    ["other units", ["Holds 12 oz, 3.75 inches tall.", "Holds 355 ml, 9.5 cm tall.", "Holds 12 fl oz."]],
    ["other spellings", ["Ready in 90 minutes.", "Ready in 1.5 hours.", "A 4-piece set in 2 colors."]],
    ["a material in general", ["A stoneware mug.", "A ceramic mug with a wooden lid."]],
    ["what the brief does not know, on all of them alike", ["Fires at 1260°C.", "Fired to 1260°C.", "1260°C."]],
  ])("is not %s", (_, texts) => {
    expect(compare(texts).conflicts).toEqual([])
  })

  test.each<[what: string, texts: string[], conflict: object]>([
    [
      "another number",
      ["Holds 12 oz.", "Holds 15 oz."],
      { kind: "amount", said: ["12 oz"], values: [{ text: "15 oz", on: ["amazon"] }] },
    ],
    [
      "another number in another unit",
      ["Holds 12 oz.", "Holds 500 ml."],
      { kind: "amount", said: ["12 oz"], values: [{ text: "500 ml", on: ["amazon"] }] },
    ],
    [
      "two other numbers",
      ["5 inches tall.", "3.75 inches tall.", "6 inches tall."],
      {
        kind: "amount",
        said: ["3.75 inches"],
        values: [
          { text: "5 inches", on: ["etsy"] },
          { text: "6 inches", on: ["website"] },
        ],
      },
    ],
    [
      "another price",
      ["Only $34.", "Only $29.99.", "Now $29.99."],
      { kind: "price", said: ["$34"], values: [{ text: "$29.99", on: ["amazon", "website"] }] },
    ],
    [
      "another material",
      ["A stoneware mug.", "A porcelain mug."],
      { kind: "material", said: ["stoneware"], values: [{ text: "porcelain", on: ["amazon"] }] },
    ],
    [
      "a material of another kind",
      ["A stoneware mug.", "With a cotton sleeve."],
      { kind: "material", said: [], values: [{ text: "cotton", on: ["amazon"] }] },
    ],
    [
      "another count",
      ["A set of 4.", "A 6-piece set."],
      { kind: "count", said: ["4"], values: [{ text: "6 piece", on: ["amazon"] }] },
    ],
    [
      "a count that the brief has of something else",
      ["A set of 4.", "A set of 2 in two colors."],
      { kind: "count", said: ["4"], values: [{ text: "2", on: ["amazon"] }] },
    ],
    [
      "a size",
      ["A mug.", "Fits a queen bed."],
      { kind: "size", said: [], values: [{ text: "queen bed", on: ["amazon"] }] },
    ],
    [
      "what the brief does not know, on some of them",
      ["Fired to 1260°C.", "Fired twice."],
      { kind: "amount", said: [], values: [{ text: "1260°C", on: ["etsy"] }] },
    ],
    [
      "what the brief contradicts, on all of them",
      ["Holds 15 oz.", "15 oz each."],
      { kind: "amount", said: ["12 oz"], values: [{ text: "15 oz", on: ["etsy", "amazon"] }] },
    ],
  ])("is %s", (_, texts, conflict) => {
    expect(compare(texts).conflicts).toEqual([conflict])
  })

  it("is what the brief says about another of its products", () => {
    const products = [
      { name: "Blue Mug", category: "", description: "Holds 12 oz of coffee." },
      { name: "Tall Mug", category: "", description: "Holds 15 oz of coffee." },
    ]
    const conflict = { kind: "amount", said: ["12 oz"], values: [{ text: "15 oz", on: ["amazon"] }] }
    expect(compare(["12 oz", "15 oz"], makeBrief({ products })).conflicts).toEqual([conflict])
  })

  it("is never in the seller's own words, whichever part is in which place", () => {
    const part = fc.subarray(said).map((sentences) => sentences.join(" "))
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 3 }), (texts) => {
        expect(compare(texts).conflicts).toEqual([])
      }),
    )
  })

  it("is never between listings of the same text, but only with the brief", () => {
    const word = fc.constantFrom(
      ..."holds 15 oz of 3 inches cotton mug $29 a set 6 pieces 355 ml XL walnut two and".split(" "),
    )
    fc.assert(
      fc.property(fc.array(word, { maxLength: 20 }), fc.integer({ min: 1, max: 3 }), (words, count) => {
        const { conflicts } = compare(Array.from({ length: count }, () => words.join(" ")))
        for (const conflict of conflicts) expect(conflict.said).not.toEqual([])
        const unsaid = compare(
          Array.from({ length: count }, () => words.join(" ")),
          makeBrief({ description: "A thing." }),
        )
        expect(unsaid.conflicts).toEqual([])
      }),
    )
  })
})

it("needs at least one listing", () => {
  expect(compare([])).toEqual({ rows: [], conflicts: [] })
})
