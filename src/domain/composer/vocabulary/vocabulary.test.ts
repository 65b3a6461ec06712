import { describe, expect, test } from "vitest"
import { makeBrief } from "../../../../test/score/make-brief.ts"
import { unsupportedClaims } from "../../seo/claims.ts"
import { plural } from "../../text/plural.ts"
import { wordSet } from "../../text/word-set.ts"
import { contentStems } from "../understand/stems.ts"
import { allRows } from "./all-rows.ts"
import type { VocabularyRow } from "./row.ts"
import { vocabularyOf } from "./vocabulary.ts"

describe("what a name leads to", () => {
  test.each([
    ["Speckled Stoneware Mugs", "mug"],
    ["Tinted Lip Oil", "lip oil"],
    ["No Pull Dog Harness", "dog harness"],
    ["Oak Extending Dining Table", "dining table"],
    ["Milky Pink Chrome Press-On Nails", "press on nail"],
    ["LG WASHER DRYER SET", "washer dryer"],
    ["USB-C to HDMI Cable", "hdmi cable"],
    ["Gold Hoop Earrings", "hoop earring"],
    ["Café Chairs", "chair"],
    ["Cedar & Stone Landscaping", "landscaping"],
    ["Half-Day Canoe Trip", "canoe trip"],
    ["Let’s Play", "let's play"],
    ["CDs", "cd"],
    ["Set of 3 Candles", "candle"],
    ["Oak Chest of Drawers", "chest of drawers"],
  ])("%s is a %s", (name, noun) => {
    expect(vocabularyOf(name)?.noun).toBe(noun)
  })

  test.each([
    ["Mug Marrakesh", "mug"],
    ["Ring Size 7", "ring"],
    ["Leather Circles Die Cut", "leather circle"],
    ["Bugaboo Fox Pram, Grey", "pram"],
    ["Satin Bonnet with Drawstring", "satin bonnet"],
    ["Candle for a Table", "candle"],
    ["Mug - Dishwasher Safe Plate", "mug"],
    ["Certified Translation of Civil Records", "translation"],
  ])("%s is a %s, although the name goes on", (name, noun) => {
    expect(vocabularyOf(name)?.noun).toBe(noun)
  })

  test.each([
    ["Case for a Phone", "a case, and no phone"],
    ["Dog Bed Cover", "a cover, and no bed"],
    ["Boiler Installation", "a service, and no boiler"],
    ["Bachmann Mineral Buffers", "buffers, and no minerals"],
    ["Chocolate Brown", "a colour, and no chocolate"],
    ["Northern Light", "no lamp, since a light may be anything"],
    ["Nike Air Max 90", "not known"],
    ["", "nothing"],
    ["£ 12.50 🙂", "nothing"],
    ["constructor", "not known"],
  ])("%s is %s", (name) => {
    expect(vocabularyOf(name)).toBeNull()
  })

  test("under another name the noun stands among the names, and the name itself does not", () => {
    const faucet = vocabularyOf("Bridge Faucets")
    expect(faucet).toMatchObject({ noun: "faucet", phrases: vocabularyOf("tap")?.phrases })
    expect(faucet?.same).toContain("tap")
    expect(faucet?.same).not.toContain("faucet")
  })

  test("a name that two things share leads to neither", () => {
    const shared = allRows.filter(({ same }) => same.includes("class")).map(({ noun }) => noun)
    expect(shared.length).toBeGreaterThan(1)
    expect(vocabularyOf("Evening Class")).toBeNull()
  })
})

const isWithin = (part: string, whole: string): boolean => part !== whole && ` ${whole} `.includes(` ${part} `)
const namesOf = (row: VocabularyRow): readonly string[] => [row.noun, ...row.same]
const textsOf = (row: VocabularyRow): readonly string[] => [...row.same, ...row.phrases]

/** What would say something about one thing and not about its kind, or whom it is for, or when. */
const forbidden = wordSet(`
  black white red blue green yellow pink purple orange grey gray brown beige teal navy golden coral small tiny large
  huge giant tall wide slim thin thick lightweight heavy oversized luxury luxurious premium best perfect ideal great
  amazing beautiful cute lovely stylish elegant unique modern rustic bohemian boho retro vintage traditional
  minimalist artisan artisanal natural organic vegan eco sustainable recycled handmade handcrafted custom personalised
  personalized engraved monogrammed bespoke waterproof durable cosy cozy warm smooth fresh secondhand refurbished sale
  cheap discount affordable budget bargain mens womens ladies girl boy mum mom dad him men women woman halloween
  easter valentine anniversary prom christmas wedding birthday bridal bride groom certified licensed insured
  guaranteed warranty emergency official original authentic genuine healthy limited rare signature professional expert
`)
const isForbidden = (text: string, { noun }: VocabularyRow): boolean => {
  const own = wordSet(noun)
  return text.split(/[ -]/).some((word) => forbidden.has(word) && !own.has(word))
}

/** The law's offenders, so that a failure names them. */
const faults = (isFault: (text: string, row: VocabularyRow) => boolean): string[] =>
  allRows.flatMap((row) =>
    textsOf(row)
      .filter((text) => isFault(text, row))
      .map((text) => `${row.noun}: ${text}`),
  )

describe("every row", () => {
  test("there are more than seventeen hundred of them, over all trades", () => {
    expect(allRows.length).toBeGreaterThan(1700)
  })

  test("stands once, and is found by its noun and by its plural", () => {
    const lost = allRows.filter(({ noun }) => {
      const words = noun.split(" ")
      const many = [...words.slice(0, -1), plural(words.at(-1) ?? "")].join(" ")
      return vocabularyOf(noun)?.noun !== noun || vocabularyOf(many)?.noun !== noun
    })
    expect(lost.map(({ noun }) => noun)).toEqual([])
    expect(new Set(allRows.map(({ noun }) => noun)).size).toBe(allRows.length)
  })

  test("has another name, and five to ten phrases that say different things", () => {
    const telling = (phrase: string): string => [...contentStems(phrase)].sort().join(" ")
    const poor = allRows.filter(({ same, phrases }) => {
      const different = new Set(phrases.map(telling)).size
      return same.length < 1 || same.length > 6 || different < 5 || phrases.length > 10
    })
    expect(poor.map(({ noun }) => noun)).toEqual([])
  })

  test("is written as people type: small letters, no marks, and short enough for a tag", () => {
    expect(faults((text) => !/^[a-z0-9&'é -]+$/.test(text) || /\d/.test(text.replace("3d", "")))).toEqual([])
    const isLong = (text: string, { phrases }: VocabularyRow): boolean =>
      text.length > (phrases.includes(text) ? 20 : 24)
    expect(faults(isLong)).toEqual([])
    expect(faults((text) => text.split(" ").length > 4)).toEqual([])
  })

  test("says nothing twice", () => {
    expect(faults((text) => new Set(text.split(" ")).size < text.split(" ").length)).toEqual([])
    expect(
      faults((text, { phrases }) => phrases.includes(text) && phrases.some((other) => isWithin(text, other))),
    ).toEqual([])
    expect(faults((text, row) => row.phrases.includes(text) && namesOf(row).includes(text))).toEqual([])
    expect(allRows.filter((row) => new Set([row.noun, ...textsOf(row)]).size < textsOf(row).length + 1)).toEqual([])
  })

  test("praises nothing, dates nothing, and shuts nobody out", () => {
    expect(faults(isForbidden)).toEqual([])
  })

  test("claims nothing that a brief with the bare noun does not say", () => {
    const claims = allRows.flatMap((row) => {
      const brief = makeBrief({ products: [{ name: row.noun, category: "", description: "" }] })
      const text = { productTitle: "", titleTag: "", metaDescription: "", improvedBodyText: "" }
      const lists = { keywords: row.same, tags: row.phrases, bulletPoints: [], searchTerms: [] }
      const listing = { productName: row.noun, ...text, ...lists, platformFields: {} }
      return unsupportedClaims(listing, brief).map((claim) => `${row.noun}: ${claim.text}`)
    })
    expect(claims).toEqual([])
  })
})
