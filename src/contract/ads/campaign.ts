import * as z from "zod/mini"
import { intents, matchTypes, snippetHeaders } from "../../domain/ads/knowledge/enumerations.ts"
import { writerSchema } from "../seo/listing.ts"
import { adsFormSchema } from "./form.ts"

const words = z.string("This must be a text").check(z.maxLength(500, "At most 500 characters"))
const list = (max: number) => z.readonly(z.array(words).check(z.maxLength(max, `At most ${max} entries`)))

export const keywordSchema = z.object({
  text: z.string("This must be a text").check(z.maxLength(200, "At most 200 characters")),
  matchType: z.enum(matchTypes),
  intent: z.enum(intents),
})

export const adSchema = z.object({
  headlines: list(20),
  descriptions: list(10),
  longHeadlines: list(10),
  paths: list(2),
  finalUrl: z.nullable(
    z
      .url({ protocol: /^https?$/, error: "Please enter a valid URL" })
      .check(z.maxLength(2000, "At most 2,000 characters")),
  ),
})

/** A group as it is saved, and as it is sent back after editing. */
export const adGroupSchema = z.object({
  name: words,
  /** Cents. Shares of the campaign's daily budget: Google has no budgets for groups. */
  dailyBudget: z.int().check(z.minimum(0)),
  /** Cents. */
  maxCpc: z.int().check(z.minimum(0)),
  keywordDetails: z.readonly(z.array(keywordSchema).check(z.maxLength(200, "At most 200 keywords"))),
  ad: adSchema,
  landingPageAdvice: list(20),
})

export const sitelinkSchema = z.object({
  text: words,
  line1: words,
  line2: words,
  url: z.nullable(z.string().check(z.maxLength(2000, "At most 2,000 characters"))),
})

export const assetsSchema = z.object({
  sitelinks: z.readonly(z.array(sitelinkSchema).check(z.maxLength(20, "At most 20 sitelinks"))),
  callouts: list(20),
  structuredSnippets: z.readonly(
    z.array(z.object({ header: z.enum(snippetHeaders), values: list(10) })).check(z.maxLength(5)),
  ),
  call: z.nullable(z.object({ number: words, countryCode: words })),
})

export const audienceSchema = z.object({
  demographics: z.object({ ageRanges: list(10), genders: list(5) }),
  interests: list(20),
  inMarket: list(20),
  use: z.enum(["observation", "signal"]),
  note: words,
})

export const negativesSchema = z.readonly(
  z
    .array(z.string("This must be a text").check(z.maxLength(200, "At most 200 characters")))
    .check(z.maxLength(2000, "At most 2,000 negative keywords")),
)

const cents = z.int().check(z.minimum(0))

export const campaignCardSchema = z.object({
  id: z.string(),
  campaignName: z.string(),
  campaignType: z.string(),
  businessType: z.string(),
  location: z.string(),
  radius: z.number(),
  /** Cents, as all money here. */
  monthlyBudget: cents,
  biddingStrategy: z.string(),
  campaignScore: z.int().check(z.minimum(0), z.maximum(100)),
  /** Cents a click. */
  estimatedCpc: cents,
  /** Hundredths of a percent. */
  estimatedCtr: cents,
  /** Impressions per month, modeled. */
  estimatedReach: cents,
  isActive: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type CampaignCard = z.output<typeof campaignCardSchema>

export const wholeCampaignSchema = z.extend(campaignCardSchema, {
  adGroups: z.readonly(z.array(z.extend(adGroupSchema, { keywords: z.readonly(z.array(z.string())) }))),
  targetKeywords: z.readonly(z.array(z.string())),
  negativeKeywords: negativesSchema,
  adCopy: z.extend(assetsSchema, {
    /** Those of the first group; each group has its own. */
    headlines: list(20),
    descriptions: list(10),
    sitelinks: z.readonly(z.array(z.extend(sitelinkSchema, { description: z.string() }))),
  }),
  targetAudience: audienceSchema,
  landingPageRecommendations: z.readonly(z.array(z.string())),
  recommendations: z.readonly(z.array(z.string())),
  form: adsFormSchema,
  writer: writerSchema,
  /** Groups that the budget cannot pay for yet. */
  waiting: z.readonly(
    z.array(z.object({ name: z.string(), keywords: z.readonly(z.array(z.string())), fromMonthlyDollars: z.number() })),
  ),
  /** Services that nobody would type into a search box. */
  leftOut: z.readonly(z.array(z.string())),
})
export type WholeCampaign = z.output<typeof wholeCampaignSchema>
