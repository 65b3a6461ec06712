import type { AdsForm } from "./ads-form.ts"
import type { Campaign } from "./campaign.ts"
import { planStrategy, type Strategy } from "./plan-strategy.ts"
import { findViolations, type Violation } from "./policy/find-violations.ts"
import { readBusiness } from "./read/read-business.ts"
import { type CampaignScore, scoreCampaign } from "./score/score-campaign.ts"

export interface JudgedCampaign extends CampaignScore {
  readonly strategy: Strategy
  readonly violations: readonly Violation[]
}

/** Judges a campaign with its form: the same on the server and at each keystroke in the browser. */
export function judgeCampaign(campaign: Campaign, form: AdsForm): JudgedCampaign {
  const business = readBusiness(form)
  const strategy = planStrategy(business)
  const violations = findViolations({
    campaign,
    businessType: form.businessType,
    businessName: business.name,
    isPmax: strategy.builtAs === "Performance Max",
  })
  const scored = { campaign, strategy, violations, address: form.address, isSecure: business.site?.isSecure === true }
  return { ...scoreCampaign(scored), strategy, violations }
}
