import { beforeAll, describe, expect, test } from "vitest"
import { subjectsOf } from "../../src/domain/seo/brief.ts"
import { proseOf } from "./fields.ts"
import { keepsFloor, quotientOf } from "./figure.ts"
import { figures } from "./figures.ts"
import { openLinter } from "./findings/lint.ts"
import { makeWritten } from "./make-written.ts"
import { type Measure, measure } from "./measure.ts"
import { readSamples, type Sample } from "./sample.ts"
import type { WrittenListing } from "./written-listing.ts"

/** What a naive writer produces: fixed sentences with the brief's nouns in their gaps, cut at the end of the field. */
function writeNaively(sample: Sample): WrittenListing {
  const { businessName, description, targetAudience, targetKeywords } = sample.brief
  const [subject = { name: businessName, category: "", description: "" }] = subjectsOf(sample.brief)
  const { name } = subject
  const audience = targetAudience || "everyone"
  const keywords = [name, ...targetKeywords.split(","), `${name} for`, `best ${name}`].map((phrase) => phrase.trim())
  const listing = {
    productName: name,
    productTitle: `${name} - ${description}`.slice(0, 70),
    titleTag: `${name} | ${businessName} | Buy Online`.slice(0, 60),
    metaDescription: `Discover ${name} by ${businessName}. ${description}`.slice(0, 158),
    improvedBodyText: [
      `Looking for a ${name}? Look no further! ${name} from ${businessName} is perfect for ${audience}.`,
      description,
      `Our ${name} is made for ${audience} who want the best. Each ${name} is a great choice for any occasion.`,
      `Order your ${name} from ${businessName} today and see why ${audience} love it.`,
    ].join("\n\n"),
    bulletPoints: [`Perfect for ${audience}`, `High quality ${name}`, `Made by ${businessName}`, description],
    keywords,
    tags: keywords,
    searchTerms: keywords,
  }
  const verdicts = { score: 60, claims: [], violations: [] }
  const { sample: _, ...written } = makeWritten({ id: sample.id, listing, verdicts, main: sample.main[0] ?? [] })
  return { ...written, sample }
}

describe("a naive template", () => {
  // Every third: three of each platform are enough to be similar.
  const samples = readSamples().filter((_, place) => place % 3 === 0)
  let found: Measure
  beforeAll(async () => {
    const lint = await openLinter(samples.map(({ brief }) => brief))
    const written = samples.map(writeNaively)
    found = measure(
      await Promise.all(
        written.map(async (one) => ({ ...one, lints: await lint(proseOf(one.listing), one.sample.brief) })),
      ),
    )
  }, 180_000)

  test("scores badly, though it breaks no rule and claims nothing", () => {
    expect(found.all.overall).toBeLessThan(60)
    for (const { overall } of found.platforms) expect(overall).toBeLessThan(75)
  })

  test.each(["refused", "grammar", "artefacts", "shared", "fragments", "stock", "untyped", "inside", "score"])(
    "does not reach the floor of %j",
    (id) => {
      const row = found.all.measured.find(({ figure }) => figure.id === id)
      const value = row && quotientOf(row.tally)
      expect(row && typeof value === "number" && keepsFloor(row.figure, value)).toBe(false)
    },
  )
})

describe("the score", () => {
  test("has weights that add up to a hundred, and every figure has its own name", () => {
    expect(figures.reduce((sum, { weight }) => sum + weight, 0)).toBe(100)
    expect(new Set(figures.map(({ id }) => id)).size).toBe(figures.length)
  })

  test("combines listings into platforms and platforms into a total", () => {
    const [one, two] = [
      makeWritten({ id: "etsy-01", facts: ["mug", "blue"], listing: { productTitle: "Mug" } }),
      makeWritten({ id: "ebay-01", platform: "ebay", facts: ["lens"], listing: { productTitle: "Lens" } }),
    ]
    const { all, platforms, listings } = measure([one, two])
    const carried = ({ measured }: typeof all) => {
      const { count, of } = measured.find(({ figure }) => figure.id === "facts")?.tally ?? {}
      return [count, of]
    }
    expect(listings.map(carried)).toEqual([
      [1, 2],
      [1, 1],
    ])
    expect(platforms.map(({ name }) => name)).toEqual(["etsy", "ebay"])
    expect(platforms.map(carried)).toEqual([
      [1, 2],
      [1, 1],
    ])
    expect(carried(all)).toEqual([2, 3])
  })
})
