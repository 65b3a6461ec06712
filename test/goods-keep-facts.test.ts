import { describe, expect, test } from "vitest"
import { subjectsOf } from "../src/domain/seo/brief.ts"
import { compose } from "../src/domain/writer/compose.ts"
import { readSamples } from "./quality/sample.ts"

const shops: ReadonlySet<string> = new Set(["etsy", "amazon", "shopify", "tiktokshop"])
const samples = readSamples().filter(({ platform }) => shops.has(platform.id))

describe("the drafts of new goods", () => {
  test.each(samples.map((sample) => [sample.id, sample] as const))("%s keeps its facts", (_, sample) => {
    // A fact about one product has no place in another's text: they are checked together.
    const drafts = subjectsOf(sample.brief).map((subject) =>
      compose(sample.brief, subject, sample.platform, { variation: 0 }),
    )
    const text = JSON.stringify(drafts).toLowerCase()
    const lost = sample.facts.filter((ways) => !ways.some((way) => text.includes(way.toLowerCase())))
    expect(lost.length / sample.facts.length).toBeLessThanOrEqual(0.1)
  })
})
