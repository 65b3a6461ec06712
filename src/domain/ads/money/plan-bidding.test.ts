import { expect, it } from "vitest"
import { type AdsForm, emptyAdsForm } from "../ads-form.ts"
import { makeForecast } from "./forecast.ts"
import { planBidding } from "./plan-bidding.ts"

const bidding = (form: Partial<AdsForm>) => {
  const whole = { ...emptyAdsForm, ...form }
  return planBidding(whole, makeForecast(whole))
}

it.each<[Partial<AdsForm>, string, number | null]>([
  // A third of the day's 16.44.
  [{ businessType: "home_services" }, "Maximize clicks", 548],
  // One and a half times 8.33.
  [{ businessType: "home_services", monthlyBudget: 5000 }, "Maximize clicks", 1250],
  // Never under half of 9.87.
  [{ businessType: "legal", monthlyBudget: 100 }, "Maximize clicks", 494],
  [{ monthlyConversions: 14 }, "Maximize clicks", 548],
  [{ monthlyConversions: 15 }, "Maximize conversions", null],
  [{ monthlyConversions: 29 }, "Maximize conversions", null],
  [{ monthlyConversions: 30 }, "Target CPA", null],
  [{ campaignType: "performance_max" }, "Maximize conversions", null],
])("bids for %j by %s", (form, strategy, maxCpcCents) => {
  expect(bidding(form)).toMatchObject({ strategy, maxCpcCents })
})

it("aims at a tenth more than the budget spends on a conversion", () => {
  expect(bidding({ monthlyBudget: 3000, monthlyConversions: 30 }).targetCpaCents).toBe(11_000)
})
