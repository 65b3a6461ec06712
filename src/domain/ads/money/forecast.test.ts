import { expect, it } from "vitest"
import { businessTypes, emptyAdsForm } from "../ads-form.ts"
import { benchmarks } from "../knowledge/benchmarks.ts"
import { adsSources } from "../knowledge/sources.ts"
import { sayForecast } from "../say-forecast.ts"
import { makeForecast } from "./forecast.ts"

const forecast = (form: object) => makeForecast({ ...emptyAdsForm, ...form })

it.each([
  ["restaurant", 244, 8, 19.6, 3209],
  ["legal", 51, 1.7, 2.8, 849],
  ["home_services", 60, 2, 4.8, 942],
  ["other", 92, 3, 7.5, 1389],
] as const)("gives the default budget of %s", (businessType, clicks, clicksPerDay, leads, impressions) => {
  expect(forecast({ businessType })).toMatchObject({ clicks, clicksPerDay, leads, impressions })
})

it("uses a closer row if the business says what it is", () => {
  expect(forecast({ businessType: "healthcare", industry: "Dental clinic" }).industry).toContain("Dentists")
  expect(forecast({ businessType: "professional_services", primaryServices: "tax preparation" }).industry).toContain(
    "Finance",
  )
})

it("gives the year and the source of every figure", () => {
  for (const businessType of businessTypes)
    for (const figure of [
      forecast({ businessType }).cpc,
      forecast({ businessType }).ctr,
      forecast({ businessType }).conversion,
    ]) {
      expect(figure.year).toBeGreaterThanOrEqual(2022)
      expect(adsSources[figure.source].title).not.toBe("")
    }
  expect(Object.values(benchmarks).every(({ cpc }) => cpc.value > 100)).toBe(true)
})

it.each([
  [500, "legal", "About 51 clicks a month; enough for one ad group, too little for 2."],
  [
    100,
    "legal",
    "About 10 clicks a month, less than one a day: too little to learn from. Ten a day take about $3,001 a month.",
  ],
  [5000, "restaurant", "About 2,439 clicks a month; enough for 6 ad groups."],
] as const)("says what %d dollars bring in %s", (monthlyBudget, businessType, words) => {
  expect(sayForecast(forecast({ businessType, monthlyBudget }))).toBe(words)
})
