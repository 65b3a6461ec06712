import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { growthOf, linear } from "../../../test/growth.ts"
import { tones } from "../seo/brief.ts"
import { type AdsForm, businessTypes, campaignTypes, emptyAdsForm, specialCategories } from "./ads-form.ts"
import { buildCampaign } from "./build-campaign.ts"
import { exampleFor } from "./examples.ts"
import { judgeCampaign } from "./judge-campaign.ts"
import { blocks } from "./keywords/blocks.ts"
import { keywordKey } from "./keywords/keyword-key.ts"

const hostile = fc.oneof(
  fc.string({ maxLength: 120 }),
  fc.string({ unit: "grapheme", maxLength: 80 }),
  fc
    .array(
      fc.constantFrom(
        "drain cleaning",
        "&",
        ",",
        "and",
        "!!!",
        "BEST",
        "24/7",
        "(",
        ")",
        "free",
        "水道修理",
        "plumber near me",
        "😀",
        "$99",
        "www.x.com",
        "555-123-4567",
        "\n",
        "/",
        "we fix leaks",
      ),
      { maxLength: 40 },
    )
    .map((words) => words.join(" ")),
)

const anyForm: fc.Arbitrary<AdsForm> = fc.record({
  businessName: hostile.map((text) => text.trim() || "A"),
  businessType: fc.constantFrom(...businessTypes),
  industry: hostile,
  location: fc.oneof(hostile, fc.constantFrom("Tucson, AZ", "Toronto, ON", "大阪", "New York")),
  radius: fc.integer({ min: 1, max: 100 }),
  monthlyBudget: fc.oneof(fc.integer({ min: 100, max: 100_000 }), fc.double({ min: 100, max: 100_000, noNaN: true })),
  campaignType: fc.constantFrom(...campaignTypes),
  primaryServices: hostile,
  targetAudience: hostile,
  competitorAnalysis: hostile,
  uniqueSellingProposition: hostile,
  businessGoals: hostile,
  seasonalConsiderations: hostile,
  website: fc.constantFrom("", "https://shop.example", "http://a.example/x"),
  phone: fc.constantFrom("", "(520) 555-0123", "1-800-FLOWERS", "12"),
  address: hostile,
  openingHours: fc.oneof(hostile, fc.constantFrom("Mon-Fri 9-5", "Fri 8pm-2am", "24/7")),
  coordinates: fc.constantFrom("", "32.2226, -110.9747", "x"),
  monthlyConversions: fc.integer({ min: 0, max: 200 }),
  specialCategory: fc.constantFrom(...specialCategories),
})

describe("any form", () => {
  it("gives a campaign that Google accepts, without duplicates, whose cents add up", () => {
    fc.assert(
      fc.property(anyForm, fc.constantFrom(...tones), (form, tone) => {
        const { campaign, strategy } = buildCampaign(form, tone)
        const { violations } = judgeCampaign(campaign, form)
        expect(violations.filter(({ level }) => level === "hard")).toEqual([])
        const cents = campaign.adGroups.reduce((sum, { dailyBudget }) => sum + dailyBudget, 0)
        expect(cents).toBe(strategy.forecast.dailyCents)
        expect(cents * 30.4).toBeLessThanOrEqual(Math.round(form.monthlyBudget * 100) + 1e-6)
        expect((cents + 1) * 30.4).toBeGreaterThan(Math.round(form.monthlyBudget * 100) - 1e-6)
        const keywords = campaign.adGroups.flatMap(({ keywordDetails }) => keywordDetails.map(({ text }) => text))
        expect(new Set(keywords.map(keywordKey)).size).toBe(keywords.length)
        for (const negative of campaign.negativeKeywords)
          expect(keywords.find((keyword) => blocks(negative, keyword))).toBeUndefined()
      }),
      { numRuns: 150 },
    )
  })

  it("does not repeat in a sitelink an offer that the text already praises", () => {
    const form: AdsForm = {
      ...emptyAdsForm,
      businessName: "A",
      businessType: "restaurant",
      monthlyBudget: 100,
      primaryServices: "BEST",
      uniqueSellingProposition: "free free !!! BEST",
      openingHours: "Mon-Fri 9-5",
    }
    const { campaign } = buildCampaign(form, "professional")
    expect(judgeCampaign(campaign, form).violations.filter(({ level }) => level === "hard")).toEqual([])
  })

  it("gives the same campaign again", () => {
    const form = exampleFor("restaurant")
    expect(buildCampaign(form, "friendly")).toEqual(buildCampaign(form, "friendly"))
  })

  it.each(["and ", "(", "! ", "a", ", ", "- ", "हिन्दी ", "水 ", "😀", "fix leaks "])(
    "is processed in linear time, though its texts be %j again and again",
    (unit) => {
      const build = (text: string) =>
        buildCampaign(
          {
            ...emptyAdsForm,
            businessName: "A",
            location: "Tucson, AZ",
            primaryServices: text,
            uniqueSellingProposition: text.slice(0, 3000),
            targetAudience: text.slice(0, 2000),
          },
          "casual",
        )
      // A form takes no longer texts than four times this one.
      expect(growthOf(build, unit, { firstChars: 1000, mostChars: 1000 })).toBeLessThan(linear)
    },
  )
})

describe.each(businessTypes)("the example of %s", (type) => {
  const form = exampleFor(type)
  const { campaign, waiting } = buildCampaign(form, "professional")

  it("is green, and has nothing to check again", () => {
    const { score, violations } = judgeCampaign(campaign, form)
    expect(violations).toEqual([])
    expect(score).toBeGreaterThanOrEqual(80)
  })

  it("has groups of five to twenty keywords and a full ad each", () => {
    for (const { keywordDetails, ad } of campaign.adGroups) {
      expect(keywordDetails.length).toBeGreaterThanOrEqual(3)
      expect(keywordDetails.length).toBeLessThanOrEqual(20)
      expect(ad.headlines.length).toBeGreaterThanOrEqual(8)
      expect(ad.descriptions.length).toBeGreaterThanOrEqual(3)
    }
  })

  it("mentions no competitor and no phone number", () => {
    const texts = JSON.stringify([campaign.adGroups.map(({ ad }) => ad), campaign.assets.callouts])
    expect(texts).not.toMatch(/national chain|555-01/)
  })

  it("lists groups that wait, with the budget that they need", () => {
    for (const { fromMonthlyDollars } of waiting) expect(fromMonthlyDollars).toBeGreaterThan(form.monthlyBudget)
  })
})

it("has as many groups as the budget can feed", () => {
  const groups = (monthlyBudget: number) =>
    buildCampaign({ ...exampleFor("home_services"), monthlyBudget }, "professional").campaign.adGroups.length
  expect([500, 1100, 1600, 5000].map(groups)).toEqual([1, 2, 3, 5])
})

it("uses no modifier that the business did not use", () => {
  const form = {
    ...exampleFor("home_services"),
    uniqueSellingProposition: "",
    businessGoals: "",
    openingHours: "",
    primaryServices: "Drain cleaning",
  }
  const said = JSON.stringify(buildCampaign(form, "persuasive").campaign.adGroups)
  expect(said).not.toMatch(/emergency|24[- ]hour|same[- ]day|free|affordable|licensed/i)
})

it("does not offer a person in a sentence, and names the person in a headline", () => {
  const form = {
    ...exampleFor("healthcare"),
    primaryServices: "teeth cleaning, emergency dentist, dental implants",
    monthlyBudget: 5000,
  }
  const ads = buildCampaign(form, "professional").campaign.adGroups.map(({ ad }) => ad)
  const lists = ads.flatMap(({ descriptions }) => descriptions.filter((text) => text.includes(" offers ")))
  expect(lists.length).toBeGreaterThan(0)
  expect(lists.filter((text) => text.includes("emergency dentist"))).toEqual([])
  expect(ads.flatMap(({ headlines }) => headlines)).toContain("Emergency Dentist")
})

it("asks people to book a table in British words in Britain", () => {
  const form = { ...exampleFor("restaurant"), location: "Leeds, UK", uniqueSellingProposition: "We take reservations" }
  const said = JSON.stringify(buildCampaign(form, "professional").campaign.adGroups)
  expect(said).toContain("Book a Table")
  expect(said).not.toContain("Reserve a Table")
})
