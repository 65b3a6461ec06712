import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { type GoodListing, goodListings } from "../../../test/score/good-listings.ts"
import { makeBrief } from "../../../test/score/make-brief.ts"
import { etsy } from "../platforms/etsy.ts"
import { platforms } from "../platforms/index.ts"
import { website } from "../platforms/website.ts"
import { fairFrom, goodFrom } from "../score.ts"
import { commonLists, commonTexts, type Listing, readSlot, type SlotKey, writeSlot } from "./listing.ts"
import { scoreListing } from "./score-listing.ts"
import { hardViolations } from "./violations.ts"

const scoreOf = ({ platform, brief, listing }: GoodListing): number => scoreListing(listing, brief, platform).score

/** Only the points: a mended hard rule may raise the score, but never these. */
const pointsOf = ({ platform, brief, listing }: GoodListing): number =>
  scoreListing(listing, brief, platform).checks.reduce((sum, { points }) => sum + points, 0)

const changed = (good: GoodListing, change: (listing: Listing) => Listing): GoodListing => ({
  ...good,
  listing: change(good.listing),
})

const named = goodListings.map((good): [string, GoodListing] => [good.platform.id, good])

describe("a listing written by hand", () => {
  test.each(named)("breaks no hard rule of %s", (_, { listing, platform, brief }) => {
    expect(hardViolations(listing, platform, brief)).toEqual([])
  })

  test.each(named)("is good on %s", (_, good) => {
    expect(scoreOf(good)).toBeGreaterThanOrEqual(goodFrom)
  })
})

const keywordsOf = ({ brief }: GoodListing): readonly string[] => brief.targetKeywords.split(", ")

const listKeys = (good: GoodListing): readonly SlotKey[] => [
  ...commonLists,
  ...good.platform.slots.map(({ key }) => key).filter((key) => Array.isArray(readSlot(good.listing, key))),
]

const textKeys = ({ platform, listing }: GoodListing): readonly SlotKey[] => [
  ...commonTexts,
  ...platform.slots.map(({ key }) => key).filter((key) => typeof readSlot(listing, key) === "string"),
]

/** Every slot filled with the same few keywords. */
const stuffed = (good: GoodListing): GoodListing =>
  changed(good, (listing) => {
    const words = keywordsOf(good).join(" ")
    const filled = textKeys(good).reduce((made, key) => writeSlot(made, key, `${words} `.repeat(30)), listing)
    return listKeys(good).reduce(
      (made, key) =>
        writeSlot(
          made,
          key,
          keywordsOf(good).flatMap((one) => [one, one]),
        ),
      filled,
    )
  })

/** Smooth sentences that would fit any product. */
const padded = (good: GoodListing): GoodListing =>
  changed(good, (listing) => {
    const filler =
      "You are going to love what we have for you, because it is made for people like you who want the very best. Our team has worked on this for a long time, and we think that it shows in every detail. Whatever your plans are, this is a choice that you will be happy with for years. Order now and see the difference that quality makes in your life."
    const filled = textKeys(good).reduce((made, key) => writeSlot(made, key, filler), listing)
    return listKeys(good).reduce(
      (made, key) => writeSlot(made, key, ["great quality", "best choice", "top product", "nice gift"]),
      filled,
    )
  })

const empty = (good: GoodListing): GoodListing =>
  changed(good, (listing) => {
    const filled = textKeys(good).reduce((made, key) => writeSlot(made, key, ""), listing)
    return listKeys(good).reduce((made, key) => writeSlot(made, key, []), filled)
  })

describe("a listing that only looks full", () => {
  test.each(named)("a stuffed listing on %s is poor, by its points too", (_, good) => {
    expect(pointsOf(stuffed(good))).toBeLessThan(fairFrom)
  })

  test.each(named)("filler on %s is poor, by its points too", (_, good) => {
    expect(pointsOf(padded(good))).toBeLessThan(fairFrom)
  })

  test.each(named)("an empty listing on %s has nothing", (_, good) => {
    expect(pointsOf(empty(good))).toBe(0)
  })

  test.each(named)("a keyword list instead of the description loses on %s", (_, good) => {
    const listed = `${keywordsOf(good).join(", ")}, `.repeat(12)
    const worse = changed(good, (listing) => ({ ...listing, improvedBodyText: listed }))
    expect(pointsOf(worse)).toBeLessThanOrEqual(pointsOf(good) - 9)
  })
})

const sentences = goodListings.flatMap(({ listing }) => listing.improvedBodyText.split(/(?<=[.!?]) |\n+/))
const words = [...new Set(sentences.flatMap((sentence) => sentence.match(/[\p{L}\d]+/gu) ?? []))]
const aWord = fc.constantFrom(...words, ...goodListings.flatMap(keywordsOf))
const aPhrase = fc.array(aWord, { minLength: 1, maxLength: 4 }).map((all) => all.join(" "))
const aList = fc.array(aPhrase, { maxLength: 13 })
const aText = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...sentences), aPhrase), fc.constantFrom(" ", ". ", "\n\n", ", ")), {
    maxLength: 12,
  })
  .map((all) => all.map(([piece, end]) => piece + end).join(""))

/**
 * Any of the briefs, on any platform, with a listing written by hand or assembled: good ones, bad ones, and everything
 * between.
 */
const aCase = fc
  .record({
    good: fc.constantFrom(...goodListings),
    platform: fc.constantFrom(...platforms),
    texts: fc.array(aText, { minLength: 8, maxLength: 8 }),
    lists: fc.array(aList, { minLength: 6, maxLength: 6 }),
    isByHand: fc.boolean(),
  })
  .map(({ good, platform, texts, lists, isByHand }): GoodListing => {
    if (isByHand) return good
    const made = platform.slots.reduce<Listing>((listing, { key, kind }, at) => {
      return writeSlot(listing, key, kind === "list" ? (lists[at % 6] ?? []) : (texts[at % 8] ?? ""))
    }, good.listing)
    return { platform, brief: good.brief, listing: made }
  })

const runs = { numRuns: 60 }

const neverMore = (better: GoodListing, worse: GoodListing): void => {
  expect(pointsOf(worse)).toBeLessThanOrEqual(pointsOf(better))
  const isLegal = hardViolations(better.listing, better.platform, better.brief).length === 0
  if (isLegal) expect(scoreOf(worse)).toBeLessThanOrEqual(scoreOf(better))
}

const share = fc.double({ min: 0, max: 0.999, noNaN: true })
const pick = <T>(all: readonly T[], at: number): T | undefined => all[Math.floor(at * all.length)]

const itemsAt = (listing: Listing, key: SlotKey): readonly string[] => {
  const value = readSlot(listing, key)
  return Array.isArray(value) ? value : []
}

describe("a listing that is made worse never gains", () => {
  test("by removing an item from a list", () => {
    fc.assert(
      fc.property(aCase, share, share, (good, where, which) => {
        const key = pick(listKeys(good), where) ?? "tags"
        const items = itemsAt(good.listing, key)
        const gone = Math.floor(which * items.length)
        neverMore(
          good,
          changed(good, (listing) => writeSlot(listing, key, items.toSpliced(gone, 1))),
        )
      }),
      runs,
    )
  })

  test("by repeating an item of a list, or a part of one, as another item", () => {
    fc.assert(
      fc.property(aCase, share, share, fc.integer({ min: 1, max: 5 }), (good, where, which, length) => {
        const key = pick(listKeys(good), where) ?? "tags"
        const items = itemsAt(good.listing, key)
        const again = (pick(items, which) ?? "").split(" ").slice(0, length).join(" ")
        neverMore(
          good,
          changed(good, (listing) => writeSlot(listing, key, [...items, again])),
        )
      }),
      runs,
    )
  })

  test("by repeating words of a text at its end", () => {
    fc.assert(
      fc.property(aCase, share, share, fc.integer({ min: 1, max: 6 }), (good, where, which, length) => {
        const key = pick(textKeys(good), where) ?? "productTitle"
        const text = String(readSlot(good.listing, key) ?? "")
        const all = text.split(/\s+/)
        const from = Math.floor(which * all.length)
        const again = all.slice(from, from + length).join(" ")
        neverMore(
          good,
          changed(good, (listing) => writeSlot(listing, key, `${text} ${again}`)),
        )
      }),
      runs,
    )
  })

  test("by cutting the description, at any character", () => {
    fc.assert(
      fc.property(
        aCase,
        share,
        fc.constantFrom("improvedBodyText" as const, "metaDescription" as const),
        (good, at, key) => {
          const text = good.listing[key]
          neverMore(
            good,
            changed(good, (listing) => ({ ...listing, [key]: text.slice(0, Math.floor(at * text.length)) })),
          )
        },
      ),
      runs,
    )
  })

  test.each(named)("by cutting the description of %s, at each of its characters", (_, good) => {
    const text = good.listing.improvedBodyText
    let last = 0
    for (let end = 0; end <= text.length; end++) {
      const points = pointsOf(changed(good, (listing) => ({ ...listing, improvedBodyText: text.slice(0, end) })))
      expect(points).toBeGreaterThanOrEqual(last)
      last = points
    }
  })
})

describe("the points", () => {
  test("add up to the score, and the most that can be had to 100", () => {
    fc.assert(
      fc.property(aCase, ({ listing, brief, platform }) => {
        const { score, checks } = scoreListing(listing, brief, platform)
        const sum = checks.reduce((before, { points }) => before + points, 0)
        const isBroken = hardViolations(listing, platform, brief).some(
          ({ slot }) => readSlot(listing, slot) !== undefined,
        )
        expect(score).toBe(isBroken ? Math.min(sum, fairFrom - 1) : sum)
        expect(checks.reduce((before, { maxPoints }) => before + maxPoints, 0)).toBe(100)
        for (const { points, maxPoints, advice, status } of checks) {
          expect(Number.isInteger(points)).toBe(true)
          expect(points).toBeLessThanOrEqual(maxPoints)
          expect(status === "partial" || status === "fail").toBe(points < maxPoints)
          expect(advice !== "").toBe(points < maxPoints)
        }
      }),
      runs,
    )
  })
})

const [candle] = goodListings.filter(({ platform }) => platform.id === "etsy")
if (candle === undefined) throw new Error("there is no listing for Etsy")

describe("the explanation", () => {
  test("a row without its place does not apply, and its points go to the others", () => {
    const bare = changed(candle, (listing) => ({ ...listing, platformFields: {} }))
    const { checks } = scoreListing(bare.listing, bare.brief, bare.platform)
    expect(checks.find(({ id }) => id === "materials")).toMatchObject({
      status: "not-applicable",
      points: 0,
      maxPoints: 0,
    })
    expect(checks.reduce((sum, { maxPoints }) => sum + maxPoints, 0)).toBe(100)
  })

  test("a broken hard rule comes first, and the score is poor", () => {
    const broken = changed(candle, (listing) => ({ ...listing, tags: [...listing.tags, "one tag too many"] }))
    const { score, recommendations } = scoreListing(broken.listing, broken.brief, broken.platform)
    expect(score).toBe(fairFrom - 1)
    expect(recommendations[0]).toMatch(/^Tags: .*13/)
  })

  test("advice names what is missing, with the most points first", () => {
    const { listing, brief } = changed(candle, (made) => ({
      ...made,
      productTitle: "Lovely Candle",
      tags: ["honey candle"],
    }))
    const { checks, recommendations } = scoreListing(listing, brief, etsy)
    const lost = checks.toSorted((one, other) => other.maxPoints - other.points - (one.maxPoints - one.points))
    expect(recommendations).toContain(lost[0]?.advice)
    expect(recommendations.indexOf(lost[0]?.advice ?? "")).toBeLessThan(recommendations.indexOf(lost[3]?.advice ?? ""))
    expect(checks.find(({ id }) => id === "title-opening")).toMatchObject({ status: "fail", points: 0 })
    expect(checks.find(({ id }) => id === "title-opening")?.advice).toContain("beeswax pillar candle")
    expect(checks.find(({ id }) => id === "tags-used")?.evidence).toBe("Tags: 1 of 13, with 2 different words")
  })

  test("for a brief that names nothing, rows are left out and do not fail", () => {
    const { checks } = scoreListing(candle.listing, makeBrief({ businessName: "" }), etsy)
    expect(checks.find(({ id }) => id === "title-opening")?.status).toBe("not-applicable")
    expect(checks.find(({ id }) => id === "description-facts")?.status).toBe("not-applicable")
  })

  test("sentences in a script whose small words we do not know count as not checked", () => {
    const brief = makeBrief({ businessName: "Мастерская", description: "Свечи из чистого воска ручной работы." })
    const { checks } = scoreListing(candle.listing, brief, website)
    expect(checks.find(({ id }) => id === "page-prose")).toMatchObject({ status: "could-not-check", maxPoints: 0 })
  })
})
