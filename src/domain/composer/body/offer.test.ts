import { expect, test } from "vitest"
import { tellerOf } from "../../../../test/make-teller.ts"
import { phrasePattern } from "../../../../test/words/facts-carried.ts"
import { readSamples } from "../../../../test/words/sample.ts"
import { subjectsOf } from "../../seo/brief.ts"
import { compose } from "../compose.ts"
import { tellOffer } from "./offer.ts"

const samples = readSamples().filter(({ platform }) => platform.id === "ebay" || platform.id === "facebookmarketplace")

test.each(samples.map((sample) => [sample.id, sample] as const))(
  "%s keeps its facts",
  (_, { brief, platform, facts }) => {
    const text = JSON.stringify(
      subjectsOf(brief).map((subject) => compose(brief, subject, platform, { variation: 0 })),
    ).toLowerCase()
    const lost = facts.filter((ways) => !ways.some((way) => phrasePattern(way).test(text)))
    expect(lost).toEqual([])
  },
)

const sellers = "Ada Ben Cleo Dan Eve Finn Gus Hal Ida Jo Kit Lou".split(" ")

test("a season is no date that food is best before, and nothing is called the best for it", () => {
  const texts = sellers.map((businessName) =>
    tellOffer(
      tellerOf(
        { businessName, description: "Oak dining table.", seasonalRelevance: "before Thanksgiving" },
        "facebookmarketplace",
      ),
    ),
  )
  for (const text of texts) {
    expect(text).toMatch(/before Thanksgiving/i)
    expect(text).not.toMatch(/\bbest\b/i)
  }
})

test("every sample was read", () => {
  expect(samples).toHaveLength(18)
})
