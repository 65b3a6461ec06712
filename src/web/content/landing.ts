import { brand } from "../../domain/brand.ts"
import { formatDollars, plan } from "../../domain/plan.ts"
import { platformFaces } from "../../domain/platform-faces.ts"

/** Launch copy of the landing page, for the operator to replace. */
export const landing = {
  badge: "Launch Special: 50% Off - Limited Time Only",
  headline: `Make ${brand.name} with Instant AI Optimization`,
  promise:
    "Describe what you sell once. You get titles, descriptions, tags and keywords that fit the rules of the place where you sell, and a score that explains every point.",
  start: "Get 50% Off - Start Now",
  howItWorks: "How It Works",
  platformsTitle: "Ten places to sell, each with its own rules",
  platformsText:
    "What works in one place is cut off or ignored in the next. Each platform's own limits, fields and habits are built in.",
  tryNow: `Try Now - ${formatDollars(plan.priceCents)}/month`,
  adsTitle: "Google Ads Campaign Builder",
  adsText:
    "For local businesses: keyword research, ad groups, ad copy, and bid and budget recommendations from one short form. It saves 5 to 10 hours of work.",
  adsPoints: [
    "AI targeting and keyword research",
    "Ad groups with headlines and descriptions",
    "Bids and budget, in dollars",
  ],
  pricingTitle: "One plan, everything in it",
  pricingText: "It saves $200+ a month against comparable tools. Early subscribers keep the launch price forever.",
  priceNote: "Renews monthly. Cancel anytime.",
  included: [
    "Unlimited generations",
    `All ${platformFaces.length} platforms`,
    "Premium AI analysis",
    "Content history and management",
    "Export",
    "Priority support",
  ],
  checkout: "Start Now - Get 50% Off",
} as const
