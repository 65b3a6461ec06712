import type { AdAssets } from "./copy/write-assets.ts"
import type { Keyword } from "./keywords/plan-keywords.ts"
import type { TargetAudience } from "./plan-audience.ts"

/** What searchers see of a group. In Performance Max, the same texts form an asset group. */
export interface GroupAd {
  readonly headlines: readonly string[]
  readonly descriptions: readonly string[]
  /** Only in Performance Max. */
  readonly longHeadlines: readonly string[]
  readonly paths: readonly string[]
  /** Null if the business has no site. */
  readonly finalUrl: string | null
}

export interface AdGroup {
  readonly name: string
  /** Cents. A planning share: Google only has budgets for campaigns. */
  readonly dailyBudget: number
  /** Cents. */
  readonly maxCpc: number
  readonly keywordDetails: readonly Keyword[]
  readonly ad: GroupAd
  readonly landingPageAdvice: readonly string[]
}

/** The written and editable part of a campaign. The rest follows from it and from the form. */
export interface Campaign {
  readonly campaignName: string
  readonly adGroups: readonly AdGroup[]
  readonly assets: AdAssets
  readonly negativeKeywords: readonly string[]
  readonly targetAudience: TargetAudience
  readonly landingPageRecommendations: readonly string[]
  readonly recommendations: readonly string[]
}

/** Groups that the budget cannot pay for yet. */
export interface WaitingTheme {
  readonly name: string
  readonly keywords: readonly string[]
  /** The monthly budget in dollars at which it gets its own group. */
  readonly fromMonthlyDollars: number
}
