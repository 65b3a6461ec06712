import { expect, it } from "vitest"
import { type AdsForm, emptyAdsForm } from "./ads-form.ts"
import { buildCampaign } from "./build-campaign.ts"
import { exampleFor } from "./examples.ts"

const build = (form: Partial<AdsForm>) => buildCampaign({ ...emptyAdsForm, ...form }, "professional")

it("limits genders only if every group named is of one gender", () => {
  const genders = (targetAudience: string) =>
    build({ ...exampleFor("retail"), targetAudience }).campaign.targetAudience.demographics.genders
  expect(genders("Women 25-54")).toEqual(["Female", "Unknown"])
  expect(genders("Brides and gift buyers")).toEqual(["Male", "Female", "Unknown"])
})

it("names no segment of another trade", () => {
  const { inMarket } = build({
    ...{ businessName: "Lee", businessType: "education", industry: "Driving school", location: "Cork" },
    primaryServices: "driving lessons",
  }).campaign.targetAudience
  expect(inMarket).toEqual([])
})
