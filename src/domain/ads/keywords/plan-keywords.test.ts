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
      "a dish as such: people look for a taco place, not for a weekend brunch place",
      { businessType: "restaurant", primaryServices: "weekend brunch, tacos" },
      ["weekend brunch near me", "taco place"],
      ["weekend brunch place", "weekend brunch restaurant"],
    ],
    [
      "in Britain: a solicitor",
      { businessType: "legal", industry: "Family law", location: "Bristol, UK", primaryServices: "divorce" },
      ["family solicitor bristol", "divorce solicitor bristol", "divorce lawyer bristol"],
      ["divorce attorney bristol"],
    ],
    [
      "in Ireland: a garage",
      { businessType: "automotive", industry: "Auto repair", location: "Cork, Ireland", primaryServices: "tyres" },
      ["garage near me", "tyres cork"],
      ["auto repair shop near me", "tire shop near me"],
    ],
    [
      "in Australia: removalists",
      { industry: "Moving", location: "Perth, Australia", primaryServices: "moving" },
      ["removalists near me"],
      ["movers near me", "moving company near me"],
    ],
    [
      "what the business calls its own offers, wherever it is",
      { businessType: "home_services", location: "Leeds, UK", primaryServices: "apartment cleaning" },
      ["apartment cleaning leeds"],
      ["flat cleaning leeds"],
    ],
    [
      "no profession that the business did not name: a dentist is no orthodontist",
      { businessType: "healthcare", industry: "Dentist", primaryServices: "Invisalign" },
      ["dentist near me", "invisalign near me"],
      ["orthodontist near me", "best orthodontist boise"],
    ],
    [
      "a florist who sells gifts is no gift shop",
      { businessType: "retail", industry: "Florist", primaryServices: "flowers, gifts" },
      ["florist near me", "flower shop near me", "gifts near me"],
      ["gift shop near me"],
    ],
    [
      "servicing: no service of services, and takeaway no dish",
      { businessType: "automotive", location: "Leeds, UK", primaryServices: "car servicing, takeaway" },
      ["car servicing leeds"],
      ["car servicing services", "takeaway leeds"],
    ],
    [
      "an orthodontist is one",
      { businessType: "healthcare", industry: "Orthodontics", primaryServices: "Invisalign" },
      ["orthodontist near me"],
      ["dentist near me"],
    ],
    [
      "what is eaten at the table: nobody takes a buffet home",
      { businessType: "restaurant", primaryServices: "Sunday buffet, curry, takeout, delivery" },
      ["sunday buffet near me", "curry delivery"],
      ["sunday buffet delivery", "sunday buffet takeout"],
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

  it("names the holidays on which people buy the goods", () => {
    const form = {
      businessType: "retail" as const,
      primaryServices: "fresh flowers, mattresses",
      seasonalConsiderations: "Valentine's Day",
    }
    const seasonal = keywordsOf(form).filter((text) => text.startsWith("valentine"))
    expect(seasonal).toEqual(["valentine's day flowers"])
  })

  it("uses bare names if our patterns are not in the language", () => {
    const keywords = keywordsOf({ location: "Osaka, Japan", primaryServices: "水道修理, 配管工事" })
    expect(keywords).toEqual(["水道修理 osaka", "配管工事 osaka"])
  })
})
