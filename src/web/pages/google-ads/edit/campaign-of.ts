import type { WholeCampaign } from "../../../../contract/ads/campaign.ts"
import type { Campaign } from "../../../../domain/ads/campaign.ts"

/** What can be edited of an answer, without what the server adds to it. */
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
