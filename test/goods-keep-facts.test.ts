import { describe, expect, test } from "vitest"
import { compose } from "../src/domain/composer/compose.ts"
import { subjectsOf } from "../src/domain/seo/brief.ts"
import { readSamples } from "./words/sample.ts"

const shops: ReadonlySet<string> = new Set(["etsy", "amazon", "shopify", "tiktokshop"])
const samples = readSamples().filter(({ platform }) => shops.has(platform.id))

describe("the drafts of new goods", () => {
  test.each(samples.map((sample) => [sample.id, sample] as const))("%s keeps its facts", (_, sample) => {
    for (const subject of subjectsOf(sample.brief)) {
      const draft = compose(sample.brief, subject, sample.platform, { variation: 0 })
      const text = JSON.stringify(draft).toLowerCase()
      const lost = sample.facts.filter((ways) => !ways.some((way) => text.includes(way.toLowerCase())))
      expect(lost.length / sample.facts.length).toBeLessThanOrEqual(0.1)
    }
  })
})
