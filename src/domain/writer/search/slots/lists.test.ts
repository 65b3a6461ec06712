import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import type { Brief } from "../../../seo/brief.ts"
import { isDangling } from "../../../text/cut/dangling.ts"
import { contentWords } from "../../../text/words/content-words.ts"
import { keywordListOf, searchTermsOf, tagsOf } from "./lists.ts"
import type { Room } from "./room.ts"

const product = (name: string, description = "", category = "") => ({ products: [{ name, category, description }] })
const etsy: Room = { max: 20, unit: "safeChars", target: { min: 13, max: 13 } }
const wide: Room = { max: 60, unit: "safeChars", target: { min: 5, max: 10 } }
const tags = (given: Partial<Brief>, platformId = "etsy"): string[] =>
  tagsOf(makeUnderstood(given, platformId), platformId === "etsy" ? etsy : wide)

const mug: Partial<Brief> = {
  description:
    "Wheel-thrown stoneware mug glazed in a speckled oatmeal white. Holds 12 oz and is dishwasher and microwave safe.",
  targetKeywords: "stoneware mug, handmade coffee mug, speckled mug",
  seasonalRelevance: "Mother's Day and Christmas gifting",
  handmadeStory: "I throw each mug on the wheel and fire it twice.",
  ...product("Speckled Stoneware Mug"),
}

describe("tags", () => {
  test.each([
    ["Cedar Beard Balm", false],
    ["Birch Soap", false],
    ["Birch Syrup", false],
    ["Maple Honey", false],
    ["Cedar Bath Rack", true],
  ])('say "wooden" only for things made of wood: %s', (name, isWooden) => {
    const said = tags({ description: `${name}, made in Stirling.`, ...product(name) })
    expect(said.some((tag) => tag.startsWith("wooden "))).toBe(isWooden)
  })

  test("are the seller's own, then the thing with its certain qualities", () => {
    expect(tags(mug)).toEqual(
      expect.arrayContaining(["stoneware mug", "handmade coffee mug", "speckled mug", "wheel-thrown mug", "12 oz mug"]),
    )
  })

  test("call nothing a gift because of what it is used for", () => {
    const given = { description: "A pen for Easter eggs.", seasonalRelevance: "Lent and Easter", ...product("Wax Pen") }
    expect(tags(given).join(" | ")).not.toMatch(/gift/)
    expect(tags({ ...given, description: "A pen for Easter eggs. A gift for makers." })).toContain("easter gift")
  })

  test("include the occasions that the seller named, and no others", () => {
    const found = tags(mug)
    expect(found).toEqual(expect.arrayContaining(["mothers day gift", "christmas gift"]))
    expect(found.join(" ")).not.toMatch(/birthday|wedding/)
  })

  test.each([
    ["Set of Eight Bar Clamps", "", "bar clamps"],
    ["Oak Extending Dining Table and Six Chairs", "Sanded in April.", "oak dining table"],
  ])("tell the thing from its count and what comes with it: %s", (name, description, expected) => {
    expect(tags({ description, ...product(name) }).map((tag) => tag.replace(/s$/, ""))).toContain(
      expected.replace(/s$/, ""),
    )
  })

  test.each([
    ["Round Proving Basket", "Rattan basket for loaves.", /storage basket|decorative/],
    ["Danish Dough Whisk", "Steel head, oak handle.", /balloon|egg/],
    ["Delta Band Saw", "Cast iron, on its stand.", /hand saw|wood saw/],
    ["MF 35 Temperature Gauge", "Red slicer, 120 g.", /with red slicer/],
    ["Kate Bush Hounds of Love LP", "First press.", /hounds$/],
    ["Crochet Pattern", "Advanced beginner. PDF.", /beginner/],
    ["Oak Chair", "Steamed beech legs, 88 mm tall.", /88 mm|with steamed/],
    ["Craft Kit", "Packed by hand in Kinsale.", /hand packed/],
    ["silicone straw tips", "16 silicone tips for metal straws, fit 6 mm and 8 mm", /silicone tips/],
    ["Blank Paper Strips and a Hole Punch", "For a 20 note music box.", /hole punch/],
    ["Hand Marbled Ebru Paper", "Hand marbled paper, made in the Turkish way.", /marbled marble|marbling/],
    ["Lotion Spatula", "Tiny spatulas for the last drop in the bottle.", /kitchen|cooking/],
    ["Cane Ice Tip", "Flip-up ice spike for a walking cane, five steel points.", /ice spike/],
    ["Car Freshie", "car freshies aroma beads, scents leather, cherry almond n vanilla", /leather|craft beads/],
  ])("are true of this product, and not only of its noun: %s", (name, description, wrong) => {
    expect(tags({ description, ...product(name) }).join(" | ")).not.toMatch(wrong)
  })

  test.each([["Brown fountain pen ink", "Brown fountain pen ink from walnut husks.", /\| fountain pen ink/]])(
    "find what else people call it: %s",
    (name, description, expected) => {
      expect(tags({ description, ...product(name) }, "shopify").join(" | ")).toMatch(expected)
    },
  )

  test.each([
    [
      "Sterling silver stacking rings, hammered by hand, sold in sets of three.",
      "Stacking Rings",
      "hand hammered ring",
    ],
  ])("join a quality with the noun: %s", (description, name, expected) => {
    expect(tags({ description, ...product(name) }).map((tag) => tag.replace(/s$/, ""))).toContain(expected)
  })

  test.each([
    ["Mug with a lid. Dishwasher safe, but not the lid.", "Travel Mug", /dishwasher/],
    ["Box for rings, fits rings up to 12 mm.", "Walnut Ring Box", /12 mm/],
    ["Blue chair, one leg is scratched.", "Garden Chair", /scratched/],
    ["Choose your color: red, green or blue. A wool hat.", "Wool Hat", /red|green|blue/],
  ])("leave out limits, flaws, choices and other things' qualities: %s", (description, name, wrong) => {
    expect(tags({ description, ...product(name) }).join(" | ")).not.toMatch(wrong)
  })

  test.each([
    ["perfect, works, mug", /perfect|works/],
    ["die cut leather circles, red", /^red$/],
  ])("contain no single words that nobody types: %s", (targetKeywords, wrong) => {
    for (const tag of tags({ targetKeywords, ...product("Leather Circles") })) expect(tag).not.toMatch(wrong)
  })

  test.each([
    ["the shelf it is filed on", { industry: "Bookbinding supplies" }, "Marbled Paper", "", "bookbinding supplies"],
    [
      "what it is for",
      {},
      "PDF Pattern",
      "A PDF sewing pattern for a rain cape worn in a wheelchair.",
      "rain cape pattern",
    ],
  ])("fill what is left with %s", (_, given, name, description, tag) => {
    expect(tags({ description, ...given, ...product(name, description) })).toContain(tag)
  })

  test.each([
    ["a department", { industry: "Craft supplies" }, "Marbled Paper", "", "craft supplies"],
    ["a color of a part", {}, "Lace Bobbins", "Spangled with blue and green glass beads.", "blue lace bobbins"],
    [
      "what it is made of as its use",
      {},
      "Printing Block",
      "A printing block for fabric and paper.",
      "paper printing block",
    ],
  ])("say nothing of %s", (_, given, name, description, tag) => {
    expect(tags({ description, ...given, ...product(name, description) })).not.toContain(tag)
  })

  test("include the thing's own noun where the seller typed it, and gifts that the keywords name", () => {
    const kistka = { targetKeywords: "kistka, pysanky tool, egg art gift", ...product("Brass Kistka") }
    expect(tags(kistka)).toContain("kistka")
    expect(tags({ ...kistka, seasonalRelevance: "weddings and housewarmings" })).toEqual(
      expect.arrayContaining(["wedding gift", "housewarming gift"]),
    )
  })

  test("name a known thing whose last word is also a verb", () => {
    const can = {
      description: "Galvanised 5 litre can with brass rose.",
      ...product("Roses and Castles Watering Can 5 L"),
    }
    expect(tags(can)).toContain("5 litre watering can")
  })

  test("for one of several products contain no keyword for another", () => {
    const brief: Partial<Brief> = {
      targetKeywords: "fountain pen, writing journal, pen ink",
      products: [
        { name: "Harbor Fountain Pen", category: "", description: "Resin fountain pen with a steel nib." },
        { name: "Lie-Flat Writing Journal", category: "", description: "A5 writing journal, sewn binding." },
      ],
    }
    expect(tags(brief)).toContain("fountain pen")
    expect(tags(brief).join(" ")).not.toMatch(/journal/)
  })

  test.each([
    ["Bakery in Hexham. Sourdough, stotties, wedding cakes.", "Hexham", ["bakery hexham", "wedding cakes hexham"]],
    ["Piano tuning and repairs. Concert pitch raises.", "Leeds", ["piano tuning leeds"]],
    ["We do birth, marriage and death records.", "York", ["death records york"]],
  ])("for a business are its services with the town: %s", (description, location, expected) => {
    const found = tags({ description, location }, "website")
    expect(found).toEqual(expect.arrayContaining(expected))
    expect(found).not.toContain("marriage york")
  })
})

const words = fc.constantFrom(
  ..."oak wool mug table hand-poured blue for and with 12 oz the , . ( ) & x candle rings soft not of a S XL £5 ! lid".split(
    " ",
  ),
)
const texts = fc.array(words, { minLength: 1, maxLength: 30 }).map((all) => all.join(" "))

describe("any brief", () => {
  test("gets complete, different tags that are short enough", () => {
    fc.assert(
      fc.property(texts, texts, texts, (name, description, targetKeywords) => {
        const found = tags({ description, targetKeywords, ...product(name) })
        expect(found.length).toBeLessThanOrEqual(13)
        const stems = found.map((tag) => [...contentWords(tag)].sort().join(" "))
        expect(new Set(stems).size).toBe(stems.length)
        for (const tag of found) {
          expect(tag.length).toBeLessThanOrEqual(20)
          expect(isDangling(tag.split(" ").at(-1) ?? "")).toBe(false)
        }
      }),
      { numRuns: 300 },
    )
  })
})

describe("other lists", () => {
  test("keywords are phrases, and what few people type is a tag at most", () => {
    const keywords = keywordListOf(makeUnderstood(mug))
    expect(keywords.filter((keyword) => !keyword.includes(" ") || keyword === "12 oz mug")).toEqual([])
  })

  const kettle: Partial<Brief> = {
    targetKeywords: "copper stovetop kettle, camp kettle",
    ...product("Copper Stovetop Kettle", "A copper kettle for a gas stove. Holds 2 liters."),
  }

  test("keywords name exactly this, and a related search adds something", () => {
    const u = makeUnderstood(kettle, "shopify")
    const keywords = keywordListOf(u)
    expect(keywords).not.toContain("tea kettle")
    const related = searchTermsOf(u, { title: "", keywords, tags: [], bullets: [], highlights: "" }, wide)
    expect(related).toContain("tea kettle")
    expect(related.filter((phrase) => keywords.includes(phrase))).toEqual([])
  })

  test("spare words are beyond the title", () => {
    const spare = tagsOf(makeUnderstood(kettle, "ebay"), wide, "Copper Stovetop Kettle 2 Liters")
    expect(spare).toContain("camp kettle")
    expect(spare).not.toContain("copper stovetop kettle")
  })

  test.each([
    ["Titanium Camping Mug", "19mm backpacking cup, ultralight mug", ["backpacking cup"]],
    ["Folding Throw Line Cube", "throw line cube, tree surgery cube, cube maker", ["tree surgery"]],
    ["Boat Hatch Seal", "replacement hatch gasket, tree seal", []],
  ])("Amazon's search terms are new words that say enough: %s", (title, targetKeywords, expected) => {
    const u = makeUnderstood({ targetKeywords, ...product(title) }, "amazon")
    const room: Room = { max: 249, unit: "bytes", target: { min: 8, max: 20 } }
    const terms = searchTermsOf(u, { title, keywords: [], tags: [], bullets: [], highlights: "" }, room)
    expect(terms.slice(0, expected.length)).toEqual(expected)
    expect(terms.filter((term) => !term.includes(" "))).toEqual([])
    const words = contentWords(terms.join(" "))
    expect(words.filter((word) => contentWords(title).includes(word))).toEqual([])
    expect(terms.flatMap((term) => term.split(" "))).toHaveLength(words.length)
  })
})

const ofEtsy: Room = { max: 20, unit: "safeChars", target: { min: 13, max: 13 } }

const products = (name: string, description: string) => [{ name, description, category: "" }]

test.each([
  [
    "Speckled Stoneware Mug",
    "Stoneware mug, thrown on the wheel. Holds 12 oz, stands 9 cm tall and goes in the dishwasher. The handle takes four fingers. Glazed in oatmeal white, fired twice.",
  ],
  [
    "Personalised Dog Bandana",
    "Cotton gingham bandana that ties at the back. Small fits a pug, medium a spaniel and large a labrador. Washes at 40 degrees. Your dog's name is sewn in white thread.",
  ],
  [
    "Garden Bench",
    "Teak bench for three, 150 cm wide. Sanded and oiled last spring, with slatted seat and curved arms. Stays outside all year. Two people can lift it into a van.",
  ],
])("%s described in about twenty-five words gets thirteen tags", (name, description) => {
  const tags = tagsOf(makeUnderstood({ products: products(name, description), description: "" }), ofEtsy)
  expect(tags).toHaveLength(13)
  expect(tags.filter((tag) => tag.length > 20)).toEqual([])
  expect(new Set(tags).size).toBe(13)
})

test("a brief of one line gets at most three general phrases", () => {
  const tags = tagsOf(
    makeUnderstood({ products: products("Stoneware Mug", "A stoneware mug."), description: "" }),
    ofEtsy,
  )
  const general = ["coffee mug", "tea mug", "coffee cup", "tea cup", "drinkware", "kitchenware", "tableware"]
  expect(tags.filter((tag) => general.includes(tag))).toHaveLength(3)
})

test("a thing in no table gets no general phrase", () => {
  const tags = tagsOf(
    makeUnderstood({ products: products("Brass Flange Adapter", "A brass adapter."), description: "" }),
    ofEtsy,
  )
  expect(tags.every((tag) => tag.includes("adapter"))).toBe(true)
})

test("Amazon's search words are never one of a phrase", () => {
  const given = {
    description: "This blade cuts old grout. It fits most tools.",
    targetKeywords: "grout blade accessories, grout blade",
    products: [{ name: "Grout Blade", category: "", description: "" }],
  }
  const room = { max: 249, unit: "bytes", target: { min: 8, max: 20 } } as const
  const elsewhere = { title: "Gritwell Grout Blade", keywords: [], tags: [], bullets: [], highlights: "" }
  expect(searchTermsOf(makeUnderstood(given, "amazon"), elsewhere, room)).toEqual([])
})
