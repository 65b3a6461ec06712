import type { Tone } from "../seo/brief.ts"
import { slugOf } from "../text/keys/slug-of.ts"
import type { AdsForm } from "./ads-form.ts"
import { adviseLanding, landingRecommendations, recommend } from "./advise.ts"
import type { AdGroup, Campaign, WaitingTheme } from "./campaign.ts"
import { titled } from "./copy/fill-frame.ts"
import { toAssetGroupAd } from "./copy/to-asset-group-ad.ts"
import { writeAd } from "./copy/write-ad.ts"
import { writeAssets } from "./copy/write-assets.ts"
import { planNegatives } from "./keywords/plan-negatives.ts"
import { adsLimits } from "./knowledge/limits.ts"
import { splitCents } from "./money/budget.ts"
import { clickCap } from "./money/plan-bidding.ts"
import { planAudience } from "./plan-audience.ts"
import { type PlannedGroup, planGroups } from "./plan-groups.ts"
import { planStrategy, type Strategy } from "./plan-strategy.ts"
import { type Business, readBusiness } from "./read/read-business.ts"

export interface BuiltCampaign {
  readonly campaign: Campaign
  readonly strategy: Strategy
  readonly waiting: readonly WaitingTheme[]
  /** Services that nobody would type into a search box. */
  readonly leftOut: readonly string[]
}

/** Builds a campaign from a form. The same form always gives the same campaign. */
export function buildCampaign(form: AdsForm, tone: Tone): BuiltCampaign {
  const business = readBusiness(form)
  const strategy = planStrategy(business)
  const { groups, waiting } = planGroups(business, strategy.forecast)
  const searchable = [
    ...groups.flatMap(({ keywords }) => keywords.map(({ text }) => text)),
    ...waiting.flatMap(({ keywords }) => keywords),
  ]
  const campaign: Campaign = {
    campaignName: nameCampaign(business, strategy, groups),
    adGroups: shareBudget(groups, strategy).map((planned) => writeGroup(planned, business, strategy, tone)),
    assets: writeAssets(business),
    negativeKeywords: planNegatives(business, searchable),
    targetAudience: planAudience(business, strategy.guard),
    landingPageRecommendations: landingRecommendations(business),
    recommendations: recommend(business, strategy, waiting),
  }
  return { campaign, strategy, waiting, leftOut: business.leftOut }
}

interface FundedGroup extends PlannedGroup {
  readonly dailyBudget: number
  readonly name: string
}

/** The first group gets the most: it is what the business named first, or its trade. */
function shareBudget(groups: readonly PlannedGroup[], { forecast }: Strategy): FundedGroup[] {
  const cents = splitCents(
    forecast.dailyCents,
    groups.map((_, at) => 1 / (1 + at * 0.25)),
  )
  const names = new Set<string>()
  return groups.map((group, at) => {
    const wanted = group.theme.name.slice(0, adsLimits.groupName.maxChars - 4)
    const name = names.has(wanted) ? `${wanted} ${at + 1}` : wanted
    names.add(name)
    return { ...group, name, dailyBudget: cents[at] ?? 0 }
  })
}

function writeGroup(
  { theme, keywords, name, dailyBudget }: FundedGroup,
  business: Business,
  strategy: Strategy,
  tone: Tone,
): AdGroup {
  const ad = writeAd(theme, keywords, business, tone)
  const finalUrl = business.site?.url ?? null
  const isPmax = strategy.builtAs === "Performance Max"
  return {
    name,
    dailyBudget,
    maxCpc: strategy.bidding.maxCpcCents ?? clickCap(strategy.forecast),
    keywordDetails: keywords,
    ad: { ...(isPmax ? toAssetGroupAd(ad, business) : { ...ad, longHeadlines: [] }), finalUrl },
    landingPageAdvice: [
      ...(business.site === null ? [] : [`Page to make or to use: ${business.site.origin}/${slugOf(theme.name, 60)}`]),
      ...adviseLanding(name, business),
    ],
  }
}

function nameCampaign(
  { name, place }: Business,
  { builtAs, campaignType }: Strategy,
  groups: readonly PlannedGroup[],
): string {
  const about = groups[0]?.theme.name ?? ""
  const kind = campaignType === "local" ? "Local Search" : builtAs
  const parts = [name, about === name ? "" : titled(about), place.city, kind].filter((part) => part !== "")
  return parts.join(" - ").slice(0, adsLimits.campaignName.maxChars).trim()
}
