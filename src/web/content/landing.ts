import { brand } from "../../domain/brand.ts"
import { formatDollars, plan } from "../../domain/plan.ts"
import { platformSummaries } from "../../domain/platform-summaries.ts"

/** Launch copy of the landing page, for the operator to replace. Figures and testimonials are in launch-copy.ts. */
export const landing = {
  badge: "Launch Special: 50% Off - Limited Time Only",
  headline: `Make ${brand.name} with Instant AI Optimization`,
  promise:
    "Describe what you sell once. You get titles, descriptions, tags and keywords that fit the rules of the place where you sell, and a score that explains every point.",
  start: "Get 50% Off - Start Now",
  howItWorks: "How It Works",
  typed: "What the seller typed",
  described: "The seller's description",
  written: "What came back",
  platformsTitle: "Ten places to sell, each with its own rules",
  platformsText:
    "A title that fits one place is cut off in the next. The bars are drawn to scale: this is how long a title may be.",
  showcaseTitle: "See It In Action",
  showcaseText:
    "Six shops, six listings: word for word what our own writer made of them, with the score that the rules gave.",
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
    `All ${platformSummaries.length} platforms`,
    "Premium AI analysis",
    "Content history and management",
    "Export",
    "Priority support",
  ],
  checkout: "Start Now - Get 50% Off",
  voicesTitle: "What sellers say",
  figuresTitle: `${brand.name} in figures`,
} as const

/** An ad as a search shows it, written by hand within Google's limits. */
export const sampleAd = {
  address: "harrowstreetcycles.example",
  headlines: ["Same-Day Bike Repair in Leeds", "In Before 10, Ready by 5", "Full Service for £65"],
  descriptions: ["Brakes, gears, wheels and punctures. We collect within 5 miles for £8. Book in a minute."],
  budget: [
    { group: "Bike repair", dollars: 260 },
    { group: "E-bike service", dollars: 150 },
    { group: "Punctures", dollars: 90 },
  ],
} as const

export const adLimits = { headlineChars: 30, descriptionChars: 90 } as const
