import { brand } from "../../domain/brand.ts"
import { formatDollars, plan } from "../../domain/plan.ts"
import { platformSummaries } from "../../domain/platform-summaries.ts"

/** A public page's description for search engines and link previews. */
export interface PublicHead {
  /** The page's folder, whose code is preloaded with the document. */
  readonly page: string
  readonly description: string
  readonly isIndexed: boolean
  /** The line on its picture in a link preview. */
  readonly pictureLine: string
  /** Its structured data: the product with its price, or the questions with their answers. */
  readonly facts?: "product" | "questions"
  /** Has a second document without launch copy, for installations with figures from the database. */
  readonly hasLiveVersion?: true
}

const price = `${formatDollars(plan.priceCents)} a month`

/** Every prerendered page, by its path. The titles are in the route table. */
export const publicHeads: Readonly<Record<string, PublicHead>> = {
  "/home": {
    page: "landing",
    description: `Titles, descriptions, tags and keywords that fit the rules of ${platformSummaries.length} selling platforms, from Etsy to YouTube. Unlimited generations for ${price}.`,
    isIndexed: true,
    pictureLine: "Titles, tags and descriptions that fit the rules, and a score that explains every point",
    facts: "product",
    hasLiveVersion: true,
  },
  "/faq": {
    page: "faq",
    description: `What ${brand.name} costs, which platforms it writes for, how its scores are made, and how to cancel. 25 short answers in plain words.`,
    isIndexed: true,
    pictureLine: "What it costs, which platforms it writes for, how scores are made, and how to cancel",
    facts: "questions",
  },
  "/logo-demo": {
    page: "logo-demo",
    description: `The ${brand.name} logo in its four variants and four sizes: icon, cart, text and full, for light and for dark pages alike.`,
    isIndexed: false,
    pictureLine: "The logo in four variants and four sizes",
  },
  "/contact": {
    page: "contact",
    description: `Write to the people who run ${brand.name}: questions about a payment, a refund, your account, or something that does not work.`,
    isIndexed: true,
    pictureLine: "Write to the people who run it",
  },
  "/terms": {
    page: "terms",
    description: `The terms of ${brand.name}: one plan, billed monthly, cancel at any time. What you can expect from us, and what we expect from you.`,
    isIndexed: true,
    pictureLine: "What you can expect from us, and what we expect from you",
  },
  "/privacy": {
    page: "privacy",
    description: `Which data ${brand.name} keeps, why and for how long, and how to export or delete it. One session cookie, and no trackers.`,
    isIndexed: true,
    pictureLine: "Which data we keep, why, and how to have it deleted",
  },
  "/login": {
    page: "login",
    description: `Sign in to ${brand.name} to write listings, build ads campaigns and find what you generated before.`,
    isIndexed: false,
    pictureLine: "Sign in to write listings and find what you generated before",
  },
  "/register": {
    page: "register",
    description: `Create your ${brand.name} account. One plan, ${price}, cancelled at any time.`,
    isIndexed: false,
    pictureLine: "One plan for ten selling platforms",
  },
}
