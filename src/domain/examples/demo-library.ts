import type { PlatformId } from "../platform-summaries.ts"
import type { Style, Tone } from "../seo/brief.ts"
import type { Example } from "./example.ts"

/** One generation of the demo account, some days before its first start. */
export interface DemoBrief extends Example {
  readonly platform: PlatformId
  readonly daysAgo: number
  readonly tone?: Tone
  readonly style?: Style
}

/** A month of plausible input for small businesses. Every one is invented. */
export const demoLibrary: readonly DemoBrief[] = [
  {
    platform: "etsy",
    daysAgo: 1,
    tone: "friendly",
    businessName: "Moss & Ember Candles",
    industry: "Home & Living",
    description:
      "Soy wax candles poured by hand in small batches in Asheville, North Carolina. Cotton wicks, fragrance oils free of phthalates, amber glass jars with a metal lid. Ships within 2 days.",
    etsyShopName: "MossAndEmber",
    etsyShopSection: "Jar Candles",
    handmadeStory:
      "I melt the wax on Monday, pour on Tuesday, and let every candle cure for two weeks before I sell it.",
    targetKeywords: "soy candle, fig candle, housewarming gift, amber jar candle",
    targetAudience: "people who furnish a first home",
    priceRange: "$24",
    products: [
      {
        name: "Fig & Clove Soy Candle",
        category: "Candles",
        description:
          "Soy wax candle with a scent of ripe fig, clove and vanilla. 8 oz, burns for 45 hours. Amber glass jar with a metal lid, cotton wick.",
      },
      {
        name: "Rain Garden Soy Candle",
        category: "Candles",
        description:
          "Soy wax candle with a scent of summer rain, fern and mint. 8 oz, burns for 45 hours. Amber glass jar with a metal lid, cotton wick.",
      },
    ],
  },
  {
    platform: "shopify",
    daysAgo: 2,
    businessName: "Northlight Linen",
    industry: "Home textiles",
    description: "Stonewashed linen bedding made from European flax and sewn in Portugal. Free returns for 60 days.",
    shopifyStoreName: "Northlight Linen",
    shopifyProductType: "Duvet Covers",
    shopifyVendor: "Northlight Linen",
    shopifyCollections: "Bedding, Linen",
    targetKeywords: "linen duvet cover, stonewashed linen bedding, queen linen duvet cover",
    certifications: "OEKO-TEX Standard 100",
    uniqueSellingProposition: "Washed three times before it is sewn, so it is soft from the first night",
    priceRange: "$219",
    products: [
      {
        name: "Stonewashed Linen Duvet Cover",
        category: "Duvet Covers",
        description:
          "Queen duvet cover in stonewashed linen of 170 gsm. It closes with coconut buttons, and ties in the corners hold the duvet in place. Size 90 x 90 inches. Comes in white, gray or navy. Machine washable.",
      },
    ],
  },
  {
    platform: "amazon",
    daysAgo: 4,
    businessName: "Kestrel Kitchen",
    industry: "Home & Kitchen",
    description: "A digital kitchen scale for home bakers, designed in Minneapolis. It comes with a two-year warranty.",
    amazonBrand: "Kestrel Kitchen",
    amazonCategory: "Home & Kitchen",
    keyFeatures:
      "Weighs up to 11 lb in steps of 1 g; stainless steel platform wipes clean; tare button zeroes the bowl; one button switches between grams and ounces; turns itself off after 3 minutes; two AAA batteries included",
    productDimensions: "8 x 6.5 x 0.7 inches, 14 oz",
    targetKeywords: "digital kitchen scale, baking scale, food scale, coffee scale, sourdough gift",
    targetAudience: "home bakers who weigh flour and water",
    uniqueSellingProposition: "The display slides out, so a large bowl never covers the number",
    customerPainPoints: "displays hidden under the bowl",
    priceRange: "$27.99",
    products: [
      {
        name: "Digital Kitchen Scale with Slide-Out Display",
        category: "Kitchen Scales",
        description:
          "Digital kitchen scale with a slide-out display and a stainless steel platform. Weighs up to 11 lb in steps of 1 g. Two AAA batteries included.",
      },
    ],
  },
  {
    platform: "website",
    daysAgo: 5,
    businessName: "Tidewater Piano Tuning",
    industry: "Piano tuning and repair",
    description:
      "Piano tuning, regulation and small repairs in Norfolk and Virginia Beach. One tuner, 19 years of work, member of the Piano Technicians Guild. A tuning takes 90 minutes and costs $165. A pitch raise is included. Evening visits on Tuesday and Thursday.",
    targetKeywords: "piano tuning Norfolk, piano tuner Virginia Beach, piano repair",
    targetAudience: "families, teachers and churches with an upright or a grand",
    certifications: "Registered Piano Technician",
    uniqueSellingProposition: "The same tuner comes every time and keeps notes on your piano",
    location: "Norfolk, Virginia",
    website: "https://tidewaterpiano.example",
    serviceType: "Piano tuning",
    priceRange: "$165",
    products: [
      {
        name: "Piano Tuning",
        category: "Tuning",
        description:
          "Piano tuning at your home in 90 minutes. Every tuning includes a check of the pedals, hammers and strings.",
      },
    ],
  },
  {
    platform: "ebay",
    daysAgo: 7,
    style: "concise",
    businessName: "Second Shutter",
    industry: "Cameras & Photo",
    description: "Canon AE-1 film camera, cleaned and tested with a roll of film in October. 30-day returns.",
    ebayStoreName: "second-shutter",
    itemCondition: "Used",
    shippingDetails: "Ships from Denver within 1 day, double boxed",
    targetKeywords: "Canon AE-1 film camera, 35mm SLR, Canon FD 50mm lens",
    priceRange: "$189",
    products: [
      {
        name: "Canon AE-1 35mm Film Camera with 50mm f/1.8 Lens",
        category: "Film Cameras",
        description:
          "Canon AE-1 35mm film camera with a Canon FD 50mm f/1.8 lens. New light seals, new battery, meter tested. Color: black. Small mark on the base plate. Strap and lens cap included.",
      },
    ],
  },
  {
    platform: "youtube",
    daysAgo: 9,
    tone: "casual",
    businessName: "The Slow Garden",
    industry: "Gardening",
    description:
      "A step-by-step lesson on how to prune an overgrown apple tree in winter without losing next year's apples. Shows which branches go first, where to cut, and how much is too much.",
    channelName: "The Slow Garden",
    videoCategory: "Howto & Style",
    videoTitle: "How to Prune an Old Apple Tree in Winter",
    videoDescription:
      "We prune an apple tree that nobody has touched for ten years: dead wood first, then crossing branches, then height. You need a folding saw, loppers and an afternoon.",
    videoTags: "apple tree pruning, winter pruning, fruit tree care",
    videoLength: "14 minutes",
    targetKeywords: "how to prune an apple tree, winter pruning, old apple tree",
    targetAudience: "home gardeners with an old fruit tree",
    uploadSchedule: "every Sunday",
    products: [],
  },
  {
    platform: "tiktokshop",
    daysAgo: 11,
    tone: "friendly",
    businessName: "Pocket Picnic",
    industry: "Kitchen & Dining",
    description: "A bento box for people who eat at their desk. Ships from Austin, Texas within 2 days.",
    tiktokShopName: "pocketpicnic",
    tiktokCategory: "Kitchenware",
    tiktokHashtags: "#lunchbox #mealprep #bentobox",
    tiktokAudience: "office workers and students who bring lunch",
    tiktokContentStyle: "packing a lunch in 20 seconds",
    targetKeywords: "stainless steel lunch box, bento box for adults, leakproof lunch box",
    uniqueSellingProposition: "The middle wall slides, so a sandwich fits as well as a salad",
    priceRange: "$29",
    products: [
      {
        name: "Stainless Steel Bento Box",
        category: "Lunch Boxes",
        description:
          "Stainless steel bento box with a sliding divider, a silicone seal and two clips. Holds 40 oz. Leakproof and dishwasher safe. 8 x 6 x 2.5 inches.",
      },
    ],
  },
  {
    platform: "appstore",
    daysAgo: 14,
    businessName: "Lanternworks",
    industry: "Health & Fitness",
    description:
      "A sleep timer and sound app. Rain, fan, forest and train sounds play without an internet connection and fade out slowly. No account and no ads. One payment of $4.99, no subscription.",
    appName: "Driftoff",
    appCategory: "Health & Fitness",
    appVersion: "2.3",
    deviceCompatibility: "iPhone and iPad, iOS 17 or later",
    appFeatures:
      "32 recorded sounds; mix up to four sounds; fade-out timer from 5 minutes to 8 hours; works offline; home screen widget; screen stays dark",
    targetKeywords: "sleep sounds, white noise, rain sounds, sleep timer, nature, ambient, relax, bedtime",
    targetAudience: "people who fall asleep to rain or a fan",
    uniqueSellingProposition: "Every sound is a recording of an hour, so no loop wakes you",
    products: [],
  },
  {
    platform: "playstore",
    daysAgo: 16,
    businessName: "Fieldnote Apps",
    industry: "Education",
    description:
      "A notebook for bird watchers. Notes a sighting with species, count, place and time in three taps, also without a signal. Lists by year, county and life. Exports to a spreadsheet. Free for 200 sightings, and a single payment of $9.99 lifts the limit.",
    appName: "Birdlist",
    appCategory: "Education",
    deviceCompatibility: "Android 10 or later",
    appFeatures:
      "940 North American species; works offline; year, county and life lists; map of sightings; spreadsheet export",
    targetKeywords: "bird watching app, birding log, life list",
    targetAudience: "birders who keep a life list",
    uniqueSellingProposition: "A sighting takes three taps with one hand",
    products: [],
  },
  {
    platform: "facebookmarketplace",
    daysAgo: 19,
    style: "concise",
    businessName: "Dana Whitfield",
    industry: "Furniture",
    description:
      "Solid oak dining table with six chairs, bought in 2019, from a home without pets or smoking. One water ring on the top, shown in the photos. Table is 72 x 38 inches. Cash or Venmo.",
    facebookLocation: "Madison, Wisconsin",
    facebookCategory: "Furniture",
    facebookCondition: "Used - Good",
    facebookDeliveryMethod: "Local pickup",
    priceRange: "$450",
    targetKeywords: "oak dining table, dining table with six chairs",
    products: [
      {
        name: "Oak Dining Table with Six Chairs",
        category: "Dining Tables",
        description:
          "Solid oak dining table, 72 x 38 inches, with six oak chairs. One water ring on the top. The legs come off for moving.",
      },
    ],
  },
  {
    platform: "etsy",
    daysAgo: 23,
    style: "storytelling",
    businessName: "Juniper Row Jewelry",
    industry: "Jewelry",
    description:
      "Small silver jewelry made at a bench in Santa Fe, New Mexico. Every pair comes in a gift box with a polishing cloth.",
    etsyShopName: "JuniperRow",
    etsyShopSection: "Earrings",
    handmadeStory: "I cut, hammer and solder every pair by hand, so no two are quite the same.",
    targetKeywords: "silver hoop earrings, hammered hoops, small silver hoops, gift for her",
    targetAudience: "women who wear the same earrings every day",
    seasonalRelevance: "Mother's Day, birthdays, Christmas",
    priceRange: "$48",
    products: [
      {
        name: "Hammered Silver Hoop Earrings",
        category: "Earrings",
        description:
          "Hammered hoop earrings in recycled sterling silver, 19 mm across. Light enough to sleep in. Made to order in 5 days.",
      },
    ],
  },
  {
    platform: "shopify",
    daysAgo: 27,
    tone: "casual",
    businessName: "Second Wind Coffee",
    industry: "Coffee",
    description:
      "Single origin coffee roasted to order in Duluth, Minnesota. Roasted on Monday and Thursday, shipped the same day. Free shipping over $40.",
    shopifyStoreName: "Second Wind Coffee",
    shopifyProductType: "Coffee",
    shopifyVendor: "Second Wind Coffee",
    shopifyCollections: "Single Origin",
    targetKeywords: "single origin coffee beans, Guatemala coffee, medium roast coffee",
    targetAudience: "people who grind their coffee at home",
    uniqueSellingProposition: "The roast date is on every bag",
    priceRange: "$19",
    products: [
      {
        name: "Guatemala Coffee Beans",
        category: "Coffee Beans",
        description:
          "Medium roast coffee beans from Huehuetenango, Guatemala, grown at 5,600 feet. Tastes of brown sugar, orange and cocoa. 12 oz bag.",
      },
    ],
  },
]
