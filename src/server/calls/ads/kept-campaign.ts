import * as z from "zod/mini"
import {
  adGroupSchema,
  assetsSchema,
  audienceSchema,
  type CampaignCard,
  type WholeCampaign,
} from "../../../contract/ads/campaign.ts"
import { adsFormSchema } from "../../../contract/ads/form.ts"
import { writerSchema } from "../../../contract/seo/listing.ts"
import { type AdsForm, emptyAdsForm } from "../../../domain/ads/ads-form.ts"
import { buildCampaign } from "../../../domain/ads/build-campaign.ts"
import type { Campaign } from "../../../domain/ads/campaign.ts"
import { judgeCampaign } from "../../../domain/ads/judge-campaign.ts"
import type { CampaignRow } from "../../db/campaigns.ts"
import type { StoredWriter } from "../../db/stored.ts"

export interface KeptCampaign {
  readonly campaign: Campaign
  readonly form: AdsForm
  readonly writer: StoredWriter
}

const groupsSchema = z.readonly(z.array(adGroupSchema))
const copySchema = z.object({ assets: assetsSchema, writer: writerSchema })

/** A row in the domain's form. */
export function readCampaign(row: CampaignRow): KeptCampaign {
  const form = z.safeParse(adsFormSchema, row.form)
  const { assets, writer } = z.parse(copySchema, row.adCopy)
  return {
    form: form.success ? form.data : emptyAdsForm,
    writer,
    campaign: {
      campaignName: row.campaignName,
      adGroups: z.parse(groupsSchema, row.adGroups),
      assets,
      negativeKeywords: row.negativeKeywords ?? [],
      targetAudience: z.parse(audienceSchema, row.targetAudience),
      landingPageRecommendations: row.landingPageRecommendations ?? [],
      recommendations: row.recommendations ?? [],
    },
  }
}

/** The domain's campaign as columns, with its computed values. */
export function campaignColumns({ campaign, form, writer }: KeptCampaign) {
  const { score, strategy } = judgeCampaign(campaign, form)
  const { forecast } = strategy
  return {
    campaignName: campaign.campaignName,
    campaignType: form.campaignType,
    businessType: form.businessType,
    location: form.location,
    radius: Math.round(form.radius),
    monthlyBudget: Math.round(form.monthlyBudget * 100),
    targetKeywords: keywordsOf(campaign),
    negativeKeywords: [...campaign.negativeKeywords],
    adGroups: campaign.adGroups,
    adCopy: { assets: campaign.assets, writer },
    landingPageRecommendations: [...campaign.landingPageRecommendations],
    biddingStrategy: strategy.bidding.strategy,
    targetAudience: campaign.targetAudience,
    campaignScore: score,
    estimatedReach: forecast.impressions,
    estimatedCpc: forecast.cpc.value,
    estimatedCtr: forecast.ctr.value,
    recommendations: [...campaign.recommendations],
    form,
  }
}

const keywordsOf = ({ adGroups }: Campaign): string[] =>
  adGroups.flatMap(({ keywordDetails }) => keywordDetails.map(({ text }) => text))

export function viewCard(row: CampaignRow): CampaignCard {
  return {
    ...{ id: row.id, campaignName: row.campaignName, campaignType: row.campaignType, businessType: row.businessType },
    ...{ location: row.location, radius: row.radius, monthlyBudget: row.monthlyBudget, isActive: row.isActive },
    biddingStrategy: row.biddingStrategy,
    campaignScore: row.campaignScore ?? 0,
    estimatedCpc: row.estimatedCpc ?? 0,
    estimatedCtr: row.estimatedCtr ?? 0,
    estimatedReach: row.estimatedReach ?? 0,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

export function viewWhole(row: CampaignRow): WholeCampaign {
  const { campaign, form, writer } = readCampaign(row)
  const [first] = campaign.adGroups
  const { waiting, leftOut } = buildCampaign(form, "professional")
  return {
    ...viewCard(row),
    adGroups: campaign.adGroups.map((group) => ({ ...group, keywords: group.keywordDetails.map(({ text }) => text) })),
    targetKeywords: keywordsOf(campaign),
    negativeKeywords: campaign.negativeKeywords,
    adCopy: {
      ...campaign.assets,
      headlines: first?.ad.headlines ?? [],
      descriptions: first?.ad.descriptions ?? [],
      sitelinks: campaign.assets.sitelinks.map((link) => ({
        ...link,
        description: [link.line1, link.line2].filter((line) => line !== "").join(". "),
      })),
    },
    targetAudience: campaign.targetAudience,
    landingPageRecommendations: campaign.landingPageRecommendations,
    recommendations: campaign.recommendations,
    ...{ form, writer, waiting, leftOut },
  }
}
