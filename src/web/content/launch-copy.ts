import type { PlatformId } from "../../domain/platform-summaries.ts"

/**
 * LAUNCH COPY: invented figures and testimonials. They are placeholders for the operator's own; LANDING_STATS=live
 * shows those in the database instead, and none of these.
 */
export interface Figure {
  readonly value: string
  readonly label: string
}

export interface Testimonial {
  readonly id: number
  readonly platform: PlatformId
  readonly title: string
  readonly content: string
  readonly initials: string
  /** The hue of the background behind the initials, 0 to 360. */
  readonly color: number
  readonly name: string
  readonly role: string
  readonly metric: string
}

export const launchFigures: readonly Figure[] = [
  { value: "2,847", label: "active users" },
  { value: "18,394", label: "contents generated" },
  { value: "4.9", label: "rating" },
  { value: "10", label: "platforms" },
  { value: "73%", label: "avg SEO improvement" },
  { value: "2.3x", label: "avg revenue growth" },
  { value: "24/7", label: "support" },
  { value: "99.9%", label: "uptime" },
  { value: "50+", label: "countries" },
]

export const testimonials: readonly Testimonial[] = [
  {
    id: 1,
    platform: "etsy",
    title: "All 13 tags, and no repeats",
    content: "I used to give up at tag nine. Now the last four bring visits I never had.",
    initials: "MO",
    color: 28,
    name: "Maren O.",
    role: "Ceramics, Etsy",
    metric: "13 of 13 tags used",
  },
  {
    id: 2,
    platform: "amazon",
    title: "Bullets that answer questions",
    content: "The five bullets say what buyers kept asking. The messages have become rare.",
    initials: "DP",
    color: 62,
    name: "Dev P.",
    role: "Kitchen goods, Amazon",
    metric: "Score 61 to 92",
  },
  {
    id: 3,
    platform: "shopify",
    title: "Two hundred products in a week",
    content: "My catalog had three-word descriptions. I pasted the facts and published.",
    initials: "LT",
    color: 140,
    name: "Lucía T.",
    role: "Skincare, Shopify",
    metric: "212 listings rewritten",
  },
  {
    id: 4,
    platform: "youtube",
    title: "Titles I would click myself",
    content: "No shouting and no riddles. It says what the video shows.",
    initials: "JK",
    color: 8,
    name: "Jonas K.",
    role: "Woodworking channel",
    metric: "40 videos described",
  },
  {
    id: 5,
    platform: "website",
    title: "Our shop turns up for the town",
    content: "We typed what we do and where. The page title now says both, and fits.",
    initials: "AB",
    color: 222,
    name: "Aisha B.",
    role: "Bakery website",
    metric: "60 of 60 characters",
  },
  {
    id: 6,
    platform: "ebay",
    title: "Eighty characters, none wasted",
    content: "I sell parts, so every number counts. It keeps mine and drops the filler.",
    initials: "RS",
    color: 252,
    name: "Rob S.",
    role: "Car parts, eBay",
    metric: "Score 58 to 89",
  },
  {
    id: 7,
    platform: "tiktokshop",
    title: "Hashtags that fit the product",
    content: "Five that belong to it. I copy them with the caption and go live.",
    initials: "NY",
    color: 345,
    name: "Nia Y.",
    role: "Hair accessories, TikTok Shop",
    metric: "5 minutes a product",
  },
  {
    id: 8,
    platform: "appstore",
    title: "A hundred characters, well spent",
    content: "The keyword field no longer has duplicates.",
    initials: "EV",
    color: 238,
    name: "Elif V.",
    role: "Habit app, App Store",
    metric: "100 of 100 used",
  },
  {
    id: 9,
    platform: "playstore",
    title: "Both stores from one description",
    content: "I describe the app and get a listing for each store, each within its limits.",
    initials: "TW",
    color: 165,
    name: "Tom W.",
    role: "Budget app, Google Play",
    metric: "2 stores, 1 brief",
  },
  {
    id: 10,
    platform: "facebookmarketplace",
    title: "Sold by the weekend",
    content: "The first lines have the size and the state. People come with the money.",
    initials: "CG",
    color: 210,
    name: "Carla G.",
    role: "Used furniture, Facebook",
    metric: "9 of 10 sold",
  },
  {
    id: 11,
    platform: "etsy",
    title: "It does not make things up",
    content: "Other tools called my shirts organic. This one leaves it out.",
    initials: "HF",
    color: 300,
    name: "Hanna F.",
    role: "Printed textiles, Etsy",
    metric: "0 invented facts",
  },
  {
    id: 12,
    platform: "shopify",
    title: "I see why it is an 88",
    content: "Every point has a reason. I fixed two myself and watched the ring close.",
    initials: "PM",
    color: 95,
    name: "Piet M.",
    role: "Coffee roaster, Shopify",
    metric: "Score 88 to 96",
  },
]
