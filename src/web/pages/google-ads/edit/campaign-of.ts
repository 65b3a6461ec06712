import type { WholeCampaign } from "../../../../contract/ads/campaign.ts"
import type { Campaign } from "../../../../domain/ads/campaign.ts"

/** The editable part of an answer, without the server's additions. */
export function campaignOf(whole: WholeCampaign): Campaign {
  const { sitelinks, callouts, structuredSnippets, call } = whole.adCopy
  return {
    campaignName: whole.campaignName,
    adGroups: whole.adGroups.map(({ keywords: _, ...group }) => group),
    assets: {
      sitelinks: sitelinks.map(({ description: _, ...link }) => link),
      ...{ callouts, structuredSnippets, call },
    },
    negativeKeywords: whole.negativeKeywords,
    targetAudience: whole.targetAudience,
    landingPageRecommendations: whole.landingPageRecommendations,
    recommendations: whole.recommendations,
  }
}
