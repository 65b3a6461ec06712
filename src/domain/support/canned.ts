import { brand } from "../brand.ts"
import { faq } from "./faq.ts"
import type { FaqItem } from "./faq-item.ts"

export type CannedCategory =
  | "pricing"
  | "unlimited"
  | "platforms"
  | "features"
  | "getting_started"
  | "special_offer"
  | "support"
  | "billing"

/** The chat's answer without a model: the best match of the questions by keywords. */
export interface CannedEntry {
  readonly category: CannedCategory
  readonly keywords: readonly string[]
  readonly item: FaqItem
}

function entry(category: CannedCategory, id: string, keywords: readonly string[]): CannedEntry {
  const item = faq.find((known) => known.id === id)
  if (item === undefined) throw new Error(`there is no question ${id}`)
  return { category, keywords, item }
}

export const cannedEntries: readonly CannedEntry[] = [
  entry("pricing", "price", ["price", "pricing", "cost", "how much", "expensive", "fee", "plan"]),
  entry("unlimited", "unlimited", ["unlimited", "limit", "credits", "how many", "quota"]),
  entry("platforms", "platforms", ["platform", "etsy", "amazon", "ebay", "shopify", "youtube", "tiktok", "facebook"]),
  entry("platforms", "limits", ["characters", "too long", "length", "cut off"]),
  entry("features", "score", ["score", "points", "rating"]),
  entry("features", "writer", ["model", "gpt", "language model", "who writes"]),
  entry("features", "export", ["export", "download", "csv", "copy"]),
  entry("features", "history", ["history", "saved", "find what"]),
  entry("features", "ads-and-analyzer", ["feature", "google ads", "campaign", "analyze", "included"]),
  entry("getting_started", "start", ["start", "begin", "sign up", "register", "how does it work"]),
  entry("special_offer", "launch-price", ["discount", "offer", "special", "50%", "launch", "deal", "coupon"]),
  entry("special_offer", "free-trial", ["free", "trial", "demo"]),
  entry("support", "contact", ["support", "help", "contact", "human", "email", "problem"]),
  entry("billing", "cancel", ["cancel", "unsubscribe", "stop paying", "subscription"]),
  entry("billing", "refund", ["refund", "money back", "charged twice"]),
  entry("billing", "payment", ["billing", "pay", "card", "invoice", "renew"]),
]

/** The four most common questions. */
export const quickQuestions = ["price", "unlimited", "platforms", "start"].map(
  (id) => faq.find((item) => item.id === id)?.question ?? "",
)

export const greeting = `Welcome to ${brand.name} support. Ask me anything about pricing, subscriptions, platforms or features.`

export const noMatch = `I'm here to help with ${brand.name} questions about pricing, subscriptions, platforms, and features. For technical issues or billing inquiries, please contact our support team directly.`
