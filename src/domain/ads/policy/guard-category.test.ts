import { expect, it } from "vitest"
import { type AdsForm, emptyAdsForm } from "../ads-form.ts"
import { buildCampaign } from "../build-campaign.ts"
import { exampleFor } from "../examples.ts"
import { ageRanges, genders } from "../knowledge/enumerations.ts"
import { readBusiness } from "../read/read-business.ts"
import { guardCategory } from "./guard-category.ts"

const guard = (form: Partial<AdsForm>) =>
  guardCategory(readBusiness({ ...emptyAdsForm, location: "Austin, TX", ...form }))

it.each<[string, Partial<AdsForm>, string, boolean]>([
  ["an agent in the United States", { businessType: "real_estate" }, "housing", true],
  ["an agent in Canada", { businessType: "real_estate", location: "Toronto, ON" }, "housing", true],
  ["an agent elsewhere", { businessType: "real_estate", location: "Leeds, UK" }, "housing", false],
  ["a lender", { primaryServices: "car loans, refinancing" }, "credit", true],
  ["a recruiter", { primaryServices: "staffing, executive recruiting" }, "employment", true],
  ["whoever says so", { specialCategory: "housing" }, "housing", true],
  ["a bakery", { businessType: "restaurant", primaryServices: "bread" }, "none", false],
])("knows %s", (_, form, category, isRestricted) => {
  expect(guard(form)).toMatchObject({ category, isRestricted })
})

it.each<[string, Partial<AdsForm>, readonly string[]]>([
  ["law", { businessType: "legal" }, ["sensitive-interest"]],
  ["a drug", { businessType: "beauty", primaryServices: "Botox" }, ["prescription-drug"]],
  ["cells", { businessType: "beauty", primaryServices: "PRP facials" }, ["regenerative-therapy"]],
  ["addiction", { businessType: "healthcare", primaryServices: "alcohol detox" }, ["sensitive-interest", "addiction"]],
  ["a drug store's gifts", { businessType: "retail", primaryServices: "gifts" }, []],
])("warns about %s with the reason", (_, form, ids) => {
  expect(guard(form).notices.map(({ id }) => id)).toEqual(ids)
})

it("keeps every age and gender if the law requires it, whatever the audience", () => {
  const form = { ...exampleFor("real_estate"), targetAudience: "women 25-34" }
  expect(buildCampaign(form, "professional").campaign.targetAudience.demographics).toEqual({ ageRanges, genders })
})

it("leaves what cannot be advertised out of keywords and ads", () => {
  const form = { ...exampleFor("beauty"), primaryServices: "facials, PRP facials, Botox" }
  const { campaign } = buildCampaign(form, "persuasive")
  expect(JSON.stringify([campaign.adGroups, campaign.assets])).not.toMatch(/PRP|Botox/i)
})
