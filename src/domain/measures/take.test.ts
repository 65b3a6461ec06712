import { describe, expect, test } from "vitest"
import { makeBrief } from "../../../test/score/make-brief.ts"
import { website } from "../platforms/website.ts"
import type { Measure } from "../rule-book/scored-check.ts"
import type { Listing } from "../seo/listing.ts"
import { takeMeasure } from "./take.ts"
import { viewListing } from "./view.ts"
import { sayFound } from "./words.ts"

const blank: Listing = {
  productName: "Oak Bench",
  productTitle: "",
  titleTag: "",
  metaDescription: "",
  keywords: [],
  bulletPoints: [],
  tags: [],
  searchTerms: [],
  improvedBodyText: "",
  platformFields: {},
}
const brief = makeBrief({
  businessName: "Oak Bench",
  description: "Garden bench of oak, 120 cm wide",
  targetKeywords: "garden bench, oak bench",
  competitors: "Benchmark",
})
const found = (measure: Measure, given: Partial<Listing>, about = brief) =>
  takeMeasure(measure, viewListing({ ...blank, ...given }, about, website))

const length: Measure = { of: "length", slot: "titleTag", from: 4, to: 14 }
const count: Measure = { of: "count", slot: "tags", to: 4, wordsEach: 1.5 }
const variety: Measure = { of: "variety", slot: "tags", to: 4, beyond: "productTitle" }
const opening: Measure = { of: "opening", slot: "productTitle", withinChars: 20 }
const coverage: Measure = { of: "coverage", slots: ["productTitle", "tags"], share: 1 }
const facts: Measure = { of: "facts", slots: ["bulletPoints"], share: 1, only: "material" }
const prose: Measure = { of: "prose", slot: "improvedBodyText", toWords: 12 }
const structure: Measure = { of: "structure", slot: "improvedBodyText", toParts: 4 }
const phrases: Measure = { of: "phrases", slot: "tags", to: 4 }
const searchWords: Measure = { of: "search-words", slot: "searchTerms", to: 4, beyond: "productTitle" }
const substance: Measure = { of: "substance", slot: "improvedBodyText", toWords: 20 }
const pixels: Measure = { of: "pixels", slot: "titleTag", fontPx: 20, toPx: 200 }
const advice: Measure = { of: "advice", slot: "productTitle" }

const sentences =
  "You can sit on it with a friend and watch the bees in your lavender. The wood turns grey when it is rained on, and you can oil the seat or leave it as it was."

describe("the points earned", () => {
  test.each<[string, Measure, Partial<Listing>, number]>([
    ["nothing up to the length where it begins", length, { titleTag: "oak" }, 0],
    ["half of it in the middle", length, { titleTag: "oak seat" }, 0.5],
    ["all of it", length, { titleTag: "garden bench of oak" }, 1],
    ["no more for words again", length, { titleTag: "oak oak oak oak oak oak" }, 0],
    ["a tag for each word and a half that is new", count, { tags: ["oak bench", "garden seat", "oak seat"] }, 4 / 6],
    ["words that the title has not", variety, { productTitle: "Oak bench", tags: ["oak seat", "grey"] }, 2 / 4],
    ["a main phrase at the beginning", opening, { productTitle: "Oak bench, 120 cm" }, 1],
    ["its words in another order", opening, { productTitle: "Bench of oak, 120 cm" }, 0.8],
    ["no phrase that comes too late", opening, { productTitle: "For the shade at home: oak bench" }, 0],
    ["the phrases that are somewhere", coverage, { productTitle: "Garden bench" }, 1 / 2],
    ["phrases of several places together", coverage, { productTitle: "Garden bench", tags: ["oak bench"] }, 1],
    ["facts that are carried", facts, { bulletPoints: ["Made of oak"] }, 1],
    ["no facts that are not", facts, { bulletPoints: ["Made of love"] }, 0],
    ["words in sentences", prose, { improvedBodyText: "You can sit on it with a friend." }, 2 / 8],
    ["no words of a list", prose, { improvedBodyText: "bench, oak, seat, garden, wood, chair, table" }, 0],
    ["parts of a text that can be read", structure, { improvedBodyText: `${sentences}\n\nBolted legs.` }, 2 / 4],
    ["words in phrases", phrases, { tags: ["oak bench", "garden seat"] }, 1],
    ["nothing for words alone", phrases, { tags: ["oak bench", "seat", "minutes"] }, 2 / 4],
    ["search words of the brief", searchWords, { searchTerms: ["garden oak", "wide"] }, 3 / 4],
    ["half for a guess", searchWords, { searchTerms: ["garden patio"] }, 1.5 / 4],
    ["nothing for what is said of anything", searchWords, { searchTerms: ["simple quick easy"] }, 0],
    ["nothing for what the title has", searchWords, { productTitle: "Oak", searchTerms: ["oak"] }, 0],
    ["as many words as the brief's facts carry", substance, { improvedBodyText: sentences }, 1],
    ["less for a line", substance, { improvedBodyText: "You can sit on it with a friend." }, (2 / 10) * (2 / 12)],
    ["a title that fits", pixels, { titleTag: "Oak bench, two feet" }, 1],
    ["nothing for no title", pixels, {}, 0],
    ["nothing for a title that is far too wide", pixels, { titleTag: "Oak bench for two people in a garden" }, 0],
    ["a title without a fault", advice, { productTitle: "Oak bench" }, 1],
    ["nothing for an empty title without a fault", advice, {}, 0],
    ["less for a title with a rival's name", advice, { productTitle: "Oak bench like Benchmark" }, 0.6],
  ])("%s", (_, measure, given, share) => {
    expect(found(measure, given)?.share).toBeCloseTo(share, 6)
  })

  test.each([
    ["hand wash better", 1],
    ["hand wash butter", 0],
  ])("a fact is carried without the slip in the brief, and by no other word: %s", (bullet, share) => {
    const hasty = makeBrief({ businessName: "Tins", description: "oven tray, hand wash beter, blue rim" })
    const measure: Measure = { of: "facts", slots: ["bulletPoints"], share: 1 }
    expect(found(measure, { bulletPoints: ["oven tray", bullet, "blue rim"] }, hasty)).toMatchObject({
      have: 1 + share,
      want: 2,
    })
  })

  test.each([
    ["You can hand wash the tray better.", []],
    ["You can wash the tray.", ["hand wash beter"]],
  ])("no advice quotes a slip that the description has mended: %s", (improvedBodyText, missing) => {
    const hasty = makeBrief({ businessName: "Tins", description: "oven tray, hand wash beter, blue rim" })
    const measure: Measure = { of: "facts", slots: ["bulletPoints"], share: 1 }
    const measured = found(measure, { bulletPoints: ["blue rim"], improvedBodyText }, hasty)
    expect(measured).toMatchObject({ have: 1, want: 2 })
    expect(measured !== null && "missing" in measured && measured.missing()).toEqual(missing)
  })

  test.each([opening, coverage, facts])("nothing can be said about $of if the brief names nothing", (measure) => {
    expect(found(measure, { productTitle: "Oak bench" }, makeBrief({}))).toBeNull()
  })
})

describe("the words for it", () => {
  const say = (measure: Measure, given: Partial<Listing>) => {
    const result = found(measure, given)
    return result === null ? null : sayFound(measure, result, ["Title"])
  }

  test("a phrase that is there but may be any is not asked for again", () => {
    const brief = makeBrief({ businessName: "Kestrel Soft", description: "Wardrobe app for families." })
    const measured = found(opening, { productTitle: "Wardrobe App" }, brief)
    expect(measured === null ? null : sayFound(opening, measured, ["Name"]).advice).toBe(
      "Name: “wardrobe app” is a broad search; add a word that says which kind it is.",
    )
  })

  test.each<[Measure, Partial<Listing>, string, string]>([
    [opening, { productTitle: "Oak bench" }, "Title has “oak bench” in its first 20 characters", ""],
    [
      opening,
      { productTitle: "Lovely seat" },
      "Title has no main phrase in its first 20 characters",
      "Title: put “garden bench” within the first 20 characters.",
    ],
    [
      count,
      { tags: ["oak bench"] },
      "Title: 1 of 4, with 2 different words",
      "Title: add 3 more with new words, such as “garden bench”.",
    ],
    [coverage, { productTitle: "Oak bench" }, "Title: 1 of 2 main phrases", "Title: mention “garden bench”."],
    [facts, {}, "Title: 0 of 1 fact of your brief", "Title: mention “oak”."],
    [
      phrases,
      { tags: ["oak bench", "minutes"] },
      "Title: 2 different words of 4 in whole phrases",
      "Title: nobody types “minutes” alone; write two or three words that name the product, such as “garden bench”.",
    ],
    [
      searchWords,
      { searchTerms: ["oak simple"] },
      "Title: 1 word of your brief and 0 others that the name has not; 4 of your brief earn all points",
      "Title: “simple” could describe anything; use words for what it does, such as “garden bench”, “oak bench”.",
    ],
    [
      substance,
      { improvedBodyText: "Oak bench, 120 cm.\nBench of oak, 120 cm." },
      "Title: 4 different words; 10 are enough for what your brief says",
      "Title: “Bench of oak, 120 cm.” repeats the line above it; say something new.",
    ],
    [
      pixels,
      { titleTag: "Oak bench for two people in a garden" },
      "Title: 334 of 200 pixels wide",
      "Title: shorten it by about 14 characters, or the results cut off its end.",
    ],
  ])("row %#", (measure, given, evidence, advised) => {
    expect(say(measure, given)).toEqual({ evidence, advice: advised })
  })

  test.each<[readonly string[], string]>([
    [["Title"], "Title: 0 of 1 fact of your brief"],
    [["Title", "Tags"], "Title and Tags: 0 of 1 fact of your brief"],
    [["Title", "Tags", "Text", "Caption"], "Title and 3 other places: 0 of 1 fact of your brief"],
  ])("the places %j are named in short, and advice is about the first of them", (places, evidence) => {
    const result = found(facts, {})
    if (result === null) throw new Error("the brief has a material")
    expect(sayFound(facts, result, places)).toEqual({ evidence, advice: "Title: mention “oak”." })
  })
})
