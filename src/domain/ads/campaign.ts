import type { AdAssets } from "./copy/write-assets.ts"
import type { Keyword } from "./keywords/plan-keywords.ts"
import type { TargetAudience } from "./plan-audience.ts"

/** What searchers see of a group. On Performance Max the same texts are an asset group's. */
export interface GroupAd {
  readonly headlines: readonly string[]
  readonly descriptions: readonly string[]
  /** Only Performance Max has them. */
  readonly longHeadlines: readonly string[]
  readonly paths: readonly string[]
  /** Null as long as the business has no site. */
  readonly finalUrl: string | null
}

export interface AdGroup {
  readonly name: string
  /** Cents. A planning share: Google knows budgets of campaigns only. */
  readonly dailyBudget: number
  /** Cents. */
  readonly maxCpc: number
  readonly keywordDetails: readonly Keyword[]
  readonly ad: GroupAd
  readonly landingPageAdvice: readonly string[]
}

/** All of a campaign that is written and can be edited. The rest follows from it and from the form. */
export interface Campaign {
  readonly campaignName: string
  readonly adGroups: readonly AdGroup[]
  readonly assets: AdAssets
  readonly negativeKeywords: readonly string[]
  readonly targetAudience: TargetAudience
  readonly landingPageRecommendations: readonly string[]
  readonly recommendations: readonly string[]
}

/** What the budget cannot feed yet. */
export interface WaitingTheme {
  readonly name: string
  readonly keywords: readonly string[]
  /** The month's dollars from which on it gets a group of its own. */
  readonly fromMonthlyDollars: number
}
