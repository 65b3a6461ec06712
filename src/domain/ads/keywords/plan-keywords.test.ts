import { describe, expect, it } from "vitest"
import { type AdsForm, emptyAdsForm } from "../ads-form.ts"
import { readBusiness } from "../read/read-business.ts"
import { planKeywords } from "./plan-keywords.ts"
import { planThemes } from "./plan-themes.ts"

const keywordsOf = (form: Partial<AdsForm>): string[] => {
  const business = readBusiness({ ...emptyAdsForm, businessName: "A", location: "Boise, ID", ...form })
  const taken = new Set<string>()
  return planThemes(business).flatMap((theme) => planKeywords(theme, business, taken).map(({ text }) => text))
}

describe("planKeywords", () => {
  it.each<[string, Partial<AdsForm>, string[], string[]]>([
    [
      "work: who does it, what it costs, and only the hurry that was offered",
      { businessType: "home_services", primaryServices: "house painting", uniqueSellingProposition: "free estimates" },
      ["house painting near me", "house painter boise", "house painting cost", "house painting estimate"],
      ["emergency house painting", "same day house painting", "buy house painting"],
    ],
    [
      "goods: a store, never a cost of work",
      { businessType: "retail", primaryServices: "running shoes" },
      ["running shoes near me", "running shoe store", "buy running shoes"],
      ["running shoes cost", "running shoes company", "running shoes services"],
    ],
    [
      "a legal matter: its lawyer",
      { businessType: "legal", primaryServices: "car accidents, family law" },
      [
        "car accident lawyer near me",
        "car accident attorney boise",
        "family law attorney boise",
        "family lawyer boise",
      ],
      ["car accidents near me", "family law lawyer"],
    ],
    [
      "lessons: for whom they are, where that was said",
      { businessType: "education", primaryServices: "piano lessons", targetAudience: "kids and adults" },
      ["piano lessons for kids", "piano lessons for adults", "piano teacher near me"],
      ["piano lessons for beginners", "online piano lessons"],
    ],
    [
      "food: delivery and takeout only where they are offered",
      { businessType: "restaurant", primaryServices: "tacos, takeout" },
      ["tacos near me", "taco restaurant", "tacos takeout"],
      ["taco delivery", "taco cost"],
    ],
    [
      "homes: in the words of those who look for one",
      { businessType: "real_estate", primaryServices: "buyer representation" },
      ["buyers agent near me", "homes for sale boise"],
      ["buyer representation near me"],
    ],
  ])("%s", (_, form, wanted, unwanted) => {
    const keywords = keywordsOf(form)
    expect(keywords).toEqual(expect.arrayContaining(wanted))
    for (const text of unwanted) expect(keywords).not.toContain(text)
  })

  it("names the holidays of goods that people buy for them", () => {
    const form = {
      businessType: "retail" as const,
      primaryServices: "fresh flowers, mattresses",
      seasonalConsiderations: "Valentine's Day",
    }
    const seasonal = keywordsOf(form).filter((text) => text.startsWith("valentine"))
    expect(seasonal).toEqual(["valentine's day flowers"])
  })

  it("keeps to bare names where our patterns are not in the language", () => {
    const keywords = keywordsOf({ location: "Osaka, Japan", primaryServices: "水道修理, 配管工事" })
    expect(keywords).toEqual(["水道修理 osaka", "配管工事 osaka"])
  })
})
