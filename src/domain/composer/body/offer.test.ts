import { expect, test } from "vitest"
import { phrasePattern } from "../../../../test/words/facts-carried.ts"
import { readSamples } from "../../../../test/words/sample.ts"
import { subjectsOf } from "../../seo/brief.ts"
import { compose } from "../compose.ts"

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

test("every sample was read", () => {
  expect(samples).toHaveLength(18)
})
