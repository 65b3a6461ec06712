import { describe, expect, it } from "vitest"
import { type AdsForm, emptyAdsForm } from "../ads-form.ts"
import { buildCampaign } from "../build-campaign.ts"
import { exampleFor } from "../examples.ts"
import { localNegative } from "../knowledge/local-negatives.ts"

const build = (form: Partial<AdsForm>) => buildCampaign({ ...emptyAdsForm, ...form }, "professional")

describe("negatives", () => {
  it.each([
    ["Leeds", ["cv", "vacancies", "gumtree", "screwfix"], ["resume", "craigslist", "home depot"]],
    ["Cork", ["cv", "donedeal"], ["resume", "craigslist"]],
    ["Perth", ["gumtree", "bunnings"], ["craigslist", "home depot"]],
    ["Auckland", ["trade me", "cv"], ["craigslist"]],
    ["Toronto", ["kijiji", "home depot"], ["craigslist"]],
    ["Tucson, AZ", ["resume", "craigslist", "home depot"], ["cv", "gumtree"]],
  ])("are those of %s", (location, has, hasNot) => {
    const { negativeKeywords } = build({ ...exampleFor("home_services"), phone: "", location }).campaign
    expect(negativeKeywords).toEqual(expect.arrayContaining([...has]))
    expect(negativeKeywords.filter((word) => hasNot.includes(word))).toEqual([])
  })

  it("leave out a word that a country does not use", () => {
    expect(localNegative("medicaid", "GB")).toBe("")
    expect(localNegative("medicaid", "US")).toBe("medicaid")
    expect(localNegative("diy", "GB")).toBe("diy")
  })
})
