import { expect, it } from "vitest"
import { type AdsForm, emptyAdsForm } from "../ads-form.ts"
import { buildCampaign } from "../build-campaign.ts"

const build = (form: Partial<AdsForm>) => {
  const { campaign } = buildCampaign({ ...emptyAdsForm, monthlyBudget: 4000, ...form }, "professional")
  const keywords = campaign.adGroups.flatMap(({ keywordDetails }) => keywordDetails.map(({ text }) => text))
  const lines = campaign.adGroups.flatMap(({ ad }) => [...ad.headlines, ...ad.descriptions])
  return { campaign, keywords, lines }
}

it("writes countable things in the plural, including MOTs", () => {
  const { lines } = build({
    ...{ businessName: "Northgate Motors", businessType: "automotive", industry: "Garage", location: "Leeds" },
    primaryServices: "MOT, wheel alignment test",
  })
  expect(lines.filter((line) => /(?:for|offers|about) MOT\b/.test(line))).toEqual([])
  expect(lines.some((line) => line.includes("MOTs"))).toBe(true)
})

it("gives a national shop no town's keywords", () => {
  const { keywords, lines } = build({
    ...{ businessName: "Wick & Willow", businessType: "retail", industry: "Candle shop", location: "United States" },
    primaryServices: "soy candles, wax melts",
  })
  expect([...keywords, ...lines].filter((line) => /near (?:me|you)/i.test(line))).toEqual([])
  expect(keywords).toContain("soy candles online")
})

it("does not use a neighboring trade as its own", () => {
  const { keywords } = build({
    ...{ businessName: "Fix It", businessType: "home_services", industry: "Handyman", location: "Reno, NV" },
    primaryServices: "interior painting, drywall repair, packing",
  })
  expect(keywords.filter((text) => /painter|packing company/.test(text))).toEqual([])
})

it("names work as work: nobody needs a car detailing", () => {
  const { lines } = build({
    ...{ businessName: "Shine Co", businessType: "automotive", industry: "Auto detailing", location: "Tampa, FL" },
    primaryServices: "interior, ceramic coating",
  })
  expect(lines.filter((line) => /\ba car detailing/i.test(line))).toEqual([])
})

it("leaves people, and what a restaurant does not serve, out of its sentences", () => {
  const agents = build({
    ...{ businessName: "Preston & Park", businessType: "real_estate", industry: "Estate agent", location: "Brighton" },
    primaryServices: "lettings, first-time buyers, property valuations",
  })
  expect(agents.lines.filter((line) => /first-time buyers/i.test(line))).toEqual([])
  const kitchen = build({
    ...{ businessName: "The Copper Pot", businessType: "restaurant", industry: "Indian restaurant" },
    ...{ location: "Edinburgh", primaryServices: "curry, tandoori, private parties" },
  })
  expect(kitchen.lines.filter((line) => /serves .*parties/.test(line))).toEqual([])
})

it("merges a group with few keywords into the trade's group", () => {
  const { campaign } = build({
    ...{ businessName: "Rose City Yoga", businessType: "fitness", industry: "yoga", location: "Portland Oregon" },
    primaryServices: "hot yoga, reiki",
  })
  expect(campaign.adGroups.map(({ keywordDetails }) => keywordDetails.length >= 5)).toEqual([true])
})

it("does not call anything urgent that can wait", () => {
  const { keywords } = build({
    ...{ businessName: "Northern HVAC", businessType: "home_services", industry: "HVAC", location: "Winnipeg" },
    primaryServices: "duct cleaning, furnace repair",
    uniqueSellingProposition: "24/7 emergency service",
  })
  expect(keywords.filter((text) => /(?:emergency|24 hour) duct/.test(text))).toEqual([])
  expect(keywords).toContain("emergency furnace repair")
})

it("never repeats a sitelink's line, whatever its capitals", () => {
  const { sitelinks } = build({
    ...{ businessName: "A", businessType: "retail", industry: "x", location: "BEST", uniqueSellingProposition: "best" },
    primaryServices: "candles",
  }).campaign.assets
  for (const { line1, line2 } of sitelinks)
    expect(line1 !== "" && line1.toLowerCase() === line2.toLowerCase()).toBe(false)
})

it("gives a dentist's most expensive treatments a group each", () => {
  const { campaign } = build({
    ...{ businessName: "Claddagh Dental", businessType: "healthcare", industry: "Dental practice", location: "Galway" },
    primaryServices: "check-ups, teeth whitening, implants",
  })
  expect(campaign.adGroups.map(({ name }) => name)).toEqual([
    "Dentist & Dental Check-Ups",
    "Teeth Whitening",
    "Dental Implants",
  ])
})
