import type * as z from "zod/mini"
import { proofSchema, recoveryCodesSchema, securityEntrySchema, settingsSchema } from "../../../contract/account.ts"
import {
  adGroupSchema,
  adSchema,
  assetsSchema,
  audienceSchema,
  campaignCardSchema,
  keywordSchema,
  sitelinkSchema,
  wholeCampaignSchema,
} from "../../../contract/ads/campaign.ts"
import { doneSchema, halfSignedInSchema, sessionSchema, signedInSchema, userSchema } from "../../../contract/auth.ts"
import {
  checkoutSchema,
  checkoutStateSchema,
  invoiceSchema,
  paymentIntentSchema,
  subscriptionSchema,
} from "../../../contract/billing.ts"
import {
  ownReviewSchema,
  ownStorySchema,
  reviewSchema,
  storySchema,
  trustMetricsSchema,
  trustScoreSchema,
} from "../../../contract/community.ts"
import { dashboardSchema, homeStateSchema, nextStepSchema, onboardingSchema } from "../../../contract/dashboard.ts"
import {
  itemSchema,
  keptProductSchema,
  matchSchema,
  versionSchema,
  wholeItemSchema,
} from "../../../contract/history.ts"
import { mailSchema } from "../../../contract/mail.ts"
import {
  cardSchema as analysisCardSchema,
  analysisSchema,
  batchSchema,
  checkSchema as pageCheckSchema,
  reportSchema,
  rowSchema,
} from "../../../contract/pages.ts"
import { platformSchema, unfinishedFormSchema } from "../../../contract/seo/form.ts"
import {
  checkSchema,
  judgementSchema,
  listingSchema,
  notesSchema,
  productResultSchema,
  resultSchema,
  writerSchema,
} from "../../../contract/seo/listing.ts"
import { generationCardSchema, generationSchema } from "../../../contract/seo.ts"
import { publicConfigSchema } from "../../../contract/site.ts"
import { templateSchema, wholeTemplateSchema } from "../../../contract/templates.ts"
import { usageSchema } from "../../../contract/usage.ts"

/** The names that client generators give our models. */
export const schemaNames: Readonly<Record<string, z.ZodMiniType>> = {
  User: userSchema,
  SignedInUser: signedInSchema,
  HalfSignedIn: halfSignedInSchema,
  Session: sessionSchema,
  Done: doneSchema,
  Settings: settingsSchema,
  RecoveryCodes: recoveryCodesSchema,
  SecurityEntry: securityEntrySchema,
  Proof: proofSchema,
  Checkout: checkoutSchema,
  CheckoutState: checkoutStateSchema,
  Subscription: subscriptionSchema,
  Invoice: invoiceSchema,
  PaymentIntent: paymentIntentSchema,
  Platform: platformSchema,
  UnfinishedForm: unfinishedFormSchema,
  Check: checkSchema,
  Judgement: judgementSchema,
  Listing: listingSchema,
  Notes: notesSchema,
  ProductResult: productResultSchema,
  Result: resultSchema,
  Writer: writerSchema,
  GenerationCard: generationCardSchema,
  Generation: generationSchema,
  HistoryItem: itemSchema,
  WholeHistoryItem: wholeItemSchema,
  ListingVersion: versionSchema,
  HistoryMatch: matchSchema,
  KeptProduct: keptProductSchema,
  PageCheck: pageCheckSchema,
  PageReport: reportSchema,
  AnalysisCard: analysisCardSchema,
  Analysis: analysisSchema,
  BatchPage: rowSchema,
  Batch: batchSchema,
  Keyword: keywordSchema,
  Ad: adSchema,
  AdGroup: adGroupSchema,
  Sitelink: sitelinkSchema,
  CampaignAssets: assetsSchema,
  Audience: audienceSchema,
  CampaignCard: campaignCardSchema,
  Campaign: wholeCampaignSchema,
  Review: reviewSchema,
  OwnReview: ownReviewSchema,
  Story: storySchema,
  OwnStory: ownStorySchema,
  TrustMetrics: trustMetricsSchema,
  TrustScore: trustScoreSchema,
  NextStep: nextStepSchema,
  Dashboard: dashboardSchema,
  HomeState: homeStateSchema,
  Onboarding: onboardingSchema,
  Template: templateSchema,
  WholeTemplate: wholeTemplateSchema,
  Usage: usageSchema,
  OutboxMail: mailSchema,
  PublicConfig: publicConfigSchema,
}
