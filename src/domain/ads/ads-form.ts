export const businessTypes = [
  "restaurant",
  "retail",
  "service",
  "healthcare",
  "automotive",
  "home_services",
  "professional_services",
  "fitness",
  "beauty",
  "education",
  "real_estate",
  "legal",
  "other",
] as const
export type BusinessType = (typeof businessTypes)[number]

export const campaignTypes = ["search", "local", "performance_max"] as const
export type CampaignType = (typeof campaignTypes)[number]

/** Advertising for which the United States and Canada restrict targeting. */
export const specialCategories = ["none", "housing", "employment", "credit"] as const
export type SpecialCategory = (typeof specialCategories)[number]

export const radiusMiles = { min: 1, max: 100, usual: 25 } as const
export const monthlyBudgetDollars = { min: 100, max: 100_000, usual: 500 } as const

/** A business's input for a campaign, as typed. Missing texts are empty. */
export interface AdsForm {
  readonly businessName: string
  readonly businessType: BusinessType
  readonly industry: string
  readonly location: string
  readonly radius: number
  /** Dollars. */
  readonly monthlyBudget: number
  readonly campaignType: CampaignType
  readonly primaryServices: string
  readonly targetAudience: string
  readonly competitorAnalysis: string
  readonly uniqueSellingProposition: string
  readonly businessGoals: string
  readonly seasonalConsiderations: string
  readonly website: string
  readonly phone: string
  readonly address: string
  /** Our addition: when ads may run, as in "Mon-Fri 9-17, Sat 10-14". */
  readonly openingHours: string
  /** Our addition: latitude and longitude, without which Google Ads Editor accepts no radius. */
  readonly coordinates: string
  /** Our addition: leads or sales that Google Ads counted in the last thirty days; it decides the bidding. */
  readonly monthlyConversions: number
  /** Our addition: the legally restricted category. */
  readonly specialCategory: SpecialCategory
}

export const emptyAdsForm: AdsForm = {
  businessName: "",
  businessType: "service",
  industry: "",
  location: "",
  radius: radiusMiles.usual,
  monthlyBudget: monthlyBudgetDollars.usual,
  campaignType: "search",
  primaryServices: "",
  targetAudience: "",
  competitorAnalysis: "",
  uniqueSellingProposition: "",
  businessGoals: "",
  seasonalConsiderations: "",
  website: "",
  phone: "",
  address: "",
  openingHours: "",
  coordinates: "",
  monthlyConversions: 0,
  specialCategory: "none",
}
