import { describe, expect, it } from "vitest"
import { heroParts, titleLimits } from "../src/web/content/landing-facts.ts"
import { sampleMs, samples } from "../src/web/content/samples.ts"
import { makeHeroParts, makeSamples, makeTitleLimits } from "./samples.ts"

describe("the showcase", () => {
  it("is exactly what our own writer writes and scores today; otherwise run npm run samples", () => {
    expect(samples).toEqual(makeSamples())
    expect(heroParts).toEqual(makeHeroParts())
    expect(titleLimits).toEqual(makeTitleLimits())
  })

  it("has the six platforms of the specification, with scores from 80 to 98", () => {
    expect(samples.map(({ platform }) => platform)).toEqual([
      "etsy",
      "amazon",
      "youtube",
      "website",
      "tiktokshop",
      "shopify",
    ])
    for (const { score } of samples) {
      expect(score).toBeGreaterThanOrEqual(80)
      expect(score).toBeLessThanOrEqual(98)
    }
  })

  it("shows for each platform what the specification lists", () => {
    const shown = samples.map(({ places }) => places.map(({ label }) => label))
    expect(shown).toEqual([
      ["Title", "Tags", "Description"],
      ["Title", "Bullet points", "Backend search terms", "Description"],
      ["Title", "Tags", "Description"],
      ["Meta title", "Meta description", "Keywords", "Page text"],
      ["Title", "Hashtags", "Description"],
      ["Page title", "Keywords", "Description"],
    ])
    expect(samples[0]?.places[1]?.items).toHaveLength(13)
    expect(samples[1]?.places[1]?.items).toHaveLength(5)
    expect(samples[3]?.places.slice(0, 2).map(({ measure }) => measure?.max)).toEqual([60, 158])
  })

  it("says how long each took", () => {
    for (const { platform } of samples) expect(sampleMs[platform]).toBeGreaterThan(0)
  })
})
