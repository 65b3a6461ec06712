import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { numberFacts } from "../src/domain/brief/number-facts.ts"
import { findMatches } from "../src/domain/history/find-matches.ts"
import { readSearch } from "../src/domain/history/read-search.ts"
import { readText } from "../src/domain/measures/read-text.ts"
import { amazon } from "../src/domain/platforms/amazon.ts"
import { etsy } from "../src/domain/platforms/etsy.ts"
import type { Platform } from "../src/domain/platforms/platform.ts"
import { website } from "../src/domain/platforms/website.ts"
import { subjectsOf } from "../src/domain/seo/brief.ts"
import { unsupportedClaims } from "../src/domain/seo/claims.ts"
import { exportContent } from "../src/domain/seo/exports/export-content.ts"
import { exportFormats } from "../src/domain/seo/exports/export-formats.ts"
import { fit as fitToPlatform } from "../src/domain/seo/fit.ts"
import { type Listing, type SlotKey, writeSlot } from "../src/domain/seo/listing.ts"
import { scoreListing } from "../src/domain/seo/score-listing.ts"
import { violations } from "../src/domain/seo/violations.ts"
import { withoutTitleCase } from "../src/domain/text/case/title-cased.ts"
import { cleanText } from "../src/domain/text/clean/clean.ts"
import { plainHeadings } from "../src/domain/text/clean/plain-headings.ts"
import { cutAtPhrase } from "../src/domain/text/cut/cut.ts"
import { trimDangling } from "../src/domain/text/cut/dangling.ts"
import { foldText } from "../src/domain/text/keys/fold-text.ts"
import { partsAgain } from "../src/domain/text/split/parts-again.ts"
import { readBlocks } from "../src/domain/text/split/read-blocks.ts"
import { splitList } from "../src/domain/text/split/split-list.ts"
import { splitSentences } from "../src/domain/text/split/split-sentences.ts"
import { readWords } from "../src/domain/text/words/read-words.ts"
import { asksOf } from "../src/domain/writer/ask/asks-of.ts"
import { withAmountsApart } from "../src/domain/writer/read/currency.ts"
import { piecesInHaste } from "../src/domain/writer/read/haste.ts"
import { understand } from "../src/domain/writer/understanding.ts"
import { growthOf, hostileUnits, linear } from "./growth.ts"
import { makeProduct } from "./make-product.ts"
import { makeBrief } from "./writing-task.ts"

const platforms = [etsy, amazon, website]

/** The same text in every slot. */
const listingOf = (text: string): Listing =>
  [...new Set<SlotKey>(platforms.flatMap(({ slots }) => slots.map(({ key }) => key)))].reduce<Listing>(
    (listing, key) => {
      const isList = platforms.some(({ slots }) => slots.some((slot) => slot.key === key && slot.kind === "list"))
      return writeSlot(listing, key, isList ? [text, text] : text)
    },
    makeProduct({ productName: "Mug" }),
  )

/** The same code reads the rules of each: every text meets one of them, and every one meets a third of the texts. */
const platformFor = (text: string): Platform =>
  platforms[hostileUnits.findLastIndex((unit) => text.startsWith(unit)) % platforms.length] ?? etsy

const brief = makeBrief()
const plain = listingOf("A 12 oz mug of stoneware, made in Rye.")
const [subject = { name: "", category: "", description: "" }] = subjectsOf(brief)
const understood = understand({ brief, subject, platform: etsy, variation: 0 })
const search = readSearch("mug glaze 12")

const works: Readonly<Record<string, (text: string) => unknown>> = {
  readWords,
  splitSentences,
  splitList,
  cleanText,
  foldText,
  numberFacts,
  trimDangling,
  "readText, whole words": (text) => readText(text, false),
  "readText, cut words": (text) => readText(text, true),
  readBlocks,
  plainHeadings,
  withoutTitleCase,
  "partsAgain, of a row": (text) => partsAgain(text.split(" ")),
  withAmountsApart,
  "piecesInHaste, of a row": (text) => piecesInHaste(text.split(" ")),
  asksOf: (text) => asksOf({ ...understood, brief: makeBrief({ description: text }) }),
  cutAtPhrase: (text) => cutAtPhrase(text, 1000, "codePoints"),
  violations: (text) => violations(listingOf(text), platformFor(text), brief),
  scoreListing: (text) => scoreListing(listingOf(text), brief, platformFor(text)),
  fit: (text) => fitToPlatform(listingOf(text), platformFor(text), brief),
  "unsupportedClaims, of the listing": (text) => unsupportedClaims(listingOf(text), brief),
  "unsupportedClaims, of the brief": (text) => unsupportedClaims(plain, makeBrief({ description: text })),
  exportContent: (text) =>
    exportFormats.map((format) =>
      exportContent(
        { platform: etsy, brief, products: [makeProduct({ ...listingOf(text), recommendations: [text] })] },
        format,
      ),
    ),
  findMatches: (text) =>
    search &&
    findMatches(
      { title: text, platform: "etsy", notes: text, tags: [text], products: [] },
      { ...search, near: new Map() },
    ),
}

describe.each(Object.entries(works))("%s", (_, work) => {
  test("takes twice the time for twice the text, for any text", () => {
    fc.assert(
      fc.property(fc.constantFrom(...hostileUnits), (unit) => {
        expect(growthOf(work, unit)).toBeLessThan(linear)
      }),
      { numRuns: hostileUnits.length, examples: hostileUnits.map((unit): [string] => [unit]) },
    )
  })
})
