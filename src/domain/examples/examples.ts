import type { PlatformId } from "../platform-summaries.ts"
import type { Example } from "./example.ts"
import { screenExamples } from "./screen-examples.ts"

/** An invented seller for each platform, described as fully as a good listing needs. */
export const examples: Readonly<Record<PlatformId, Example>> = {
  ...screenExamples,
  website: {
    businessName: "Harrow & Fern Garden Design",
    industry: "Garden design and landscaping",
    description:
      "Garden design and planting for small town gardens in Bristol and Bath. We survey the plot, draw a scaled plan, choose plants for the soil and the light, and build it with our own team of four. Most gardens take three weeks from first spade to last plant. Every planting comes with a 12-month care calendar. First visits are Monday to Saturday; book one online.",
    targetKeywords: "garden design Bristol, small garden design, planting plan, landscape gardener Bath",
    targetAudience: "Homeowners with a small or awkward town garden",
    uniqueSellingProposition: "The designer who draws your plan is on site on every building day",
    customerPainPoints: "Gardens that look finished in June and bare in November",
    priceRange: "Design from £850, gardens from £9,000",
    certifications: "Member of the Society of Garden Designers, RHS Level 3 in Horticulture",
    seasonalRelevance: "Planting from October to April, building all year",
    brandStory: "Started in 2014 by Ruth Harrow with one van and a borrowed wheelbarrow.",
    location: "Bristol",
    website: "https://harrowandfern.example",
    serviceType: "Design, building and planting of gardens",
    products: [
      {
        name: "Small Garden Design",
        category: "Garden design",
        description:
          "A measured survey, a scaled plan at 1:50, a planting plan with every plant named, and two rounds of changes for gardens up to 120 square metres. Ready in four weeks.",
      },
      {
        name: "Border Planting",
        category: "Planting",
        description:
          "New planting for one tired border: soil test, 40 to 60 plants for all-year interest, compost and mulch, planted in two days with a 12-month care calendar.",
      },
    ],
    bodyTextSections: [
      {
        id: "section_1",
        content:
          "Welcome to Harrow & Fern. We design and plant gardens in Bristol and Bath. Get in touch for a first visit.",
      },
    ],
  },
  etsy: {
    businessName: "Saltmarsh Pottery",
    industry: "Handmade ceramics",
    description:
      "Wheel-thrown stoneware tableware with a speckled oatmeal glaze, made one piece at a time in a boat shed in Rye. Every glaze is lead-free and food-safe; everything goes in the dishwasher and the microwave. Ships from Rye within 3 days, worldwide.",
    etsyShopName: "SaltmarshPottery",
    etsyShopSection: "Mugs & Tumblers",
    handmadeStory:
      "I throw each piece on the wheel, trim it the next day, glaze it by hand and fire it twice, the second time to 1240 °C.",
    targetKeywords: "stoneware mug, handmade coffee mug, speckled pottery mug, ceramic ramen bowl",
    targetAudience: "Coffee and tea drinkers who like rustic kitchens",
    uniqueSellingProposition: "Every piece is thrown, trimmed and glazed by one potter",
    customerPainPoints: "Thin handles that only fit one finger",
    priceRange: "$34 to $48",
    seasonalRelevance: "Housewarming, Mother's Day and Christmas",
    brandStory: "Started in 2016 in a converted boat shed beside the salt marsh.",
    location: "Rye, East Sussex",
    products: [
      {
        name: "Speckled Stoneware Mug",
        category: "Mugs",
        description:
          "Wheel-thrown stoneware mug that holds 12 oz, 9 cm tall, with a wide handle for four fingers. Speckled oatmeal glaze outside, clear white inside. Lead-free, dishwasher and microwave safe.",
      },
      {
        name: "Ceramic Ramen Bowl",
        category: "Bowls",
        description:
          "Deep stoneware bowl that holds 900 ml, 16 cm across, with a notch for chopsticks. Speckled oatmeal glaze, lead-free, keeps soup hot for half an hour. Dishwasher and microwave safe.",
      },
    ],
  },
  amazon: {
    businessName: "Trailhearth Outdoor",
    industry: "Camping and hiking gear",
    description:
      "Light cookware for people who carry everything on their back. Grade 1 titanium, no coating to scratch off, tested by us on the Pennine Way.",
    amazonBrand: "Trailhearth",
    amazonCategory: "Sports & Outdoors",
    keyFeatures:
      "450 ml capacity with marks inside; weighs 68 g; folding handles; silicone lip guard; Grade 1 titanium without any coating; mesh stuff sack included",
    productDimensions: "9.5 x 8 cm, 68 g",
    targetKeywords: "titanium camping mug, ultralight backpacking cup, titanium cup with folding handles",
    targetAudience: "Backpackers and wild campers who count grams",
    uniqueSellingProposition: "The silicone lip guard keeps hot metal off your mouth",
    customerPainPoints: "Metal mugs that burn the lips and handles that rattle in the pack",
    priceRange: "$24.95",
    brandStory: "Designed by two hikers after one burned lip too many.",
    products: [
      {
        name: "Titanium Camping Mug 450 ml",
        category: "Camping cookware",
        description:
          "Single-wall mug of Grade 1 titanium, 0.4 mm thick. Holds 450 ml, weighs 68 g, with folding handles and a silicone lip guard. Measuring marks inside at 150, 300 and 450 ml. Fits a 100 g gas canister. Mesh stuff sack included.",
      },
    ],
  },
  ebay: {
    businessName: "Second Shutter Cameras",
    industry: "Used cameras and lenses",
    description:
      "Used film cameras and lenses, cleaned, tested with a roll of film and described with every mark they have. Each one is sold with 90 days of warranty and 30 days to return it.",
    ebayStoreName: "secondshutter",
    itemCondition: "Used / Pre-owned - Good",
    shippingDetails: "USPS Priority Mail, ships the next business day, double boxed, free in the US",
    targetKeywords: "Canon AE-1, 35mm film camera tested, film SLR with 50mm lens",
    targetAudience: "People who start with film, and those who never stopped",
    uniqueSellingProposition: "Every camera is tested with a real roll of film before it is listed",
    customerPainPoints: "Cameras sold as untested that never work",
    priceRange: "$189",
    location: "Portland, Oregon",
    products: [
      {
        name: "Canon AE-1 Program 35mm SLR with 50mm f/1.8 FD Lens",
        category: "Film cameras",
        description:
          "Canon AE-1 Program film camera from 1982, black and chrome body, with the FD 50mm f/1.8 lens. Shutter, light meter and self-timer work at all speeds. New light seals in 2026. Light brassing on the corners, no dents, glass free of fungus and haze. Comes with strap, caps and a new 4LR44 battery.",
      },
    ],
  },
  shopify: {
    businessName: "Ridgeline Coffee",
    industry: "Food & Beverage",
    description:
      "Small-batch coffee roasted on Tuesdays and Thursdays and shipped the same day. We buy from four farms that we visit, and print the roast date on every bag.",
    shopifyStoreName: "Ridgeline Coffee",
    shopifyDomain: "ridgelinecoffee.example",
    shopifyProductType: "Coffee beans",
    shopifyVendor: "Ridgeline",
    shopifyCollections: "Espresso, Blends, Subscriptions",
    shopifyTags: "espresso, medium-dark, whole bean",
    shopifyTargetSegments: "Home baristas",
    targetKeywords: "espresso beans, fresh roasted coffee, whole bean espresso blend",
    targetAudience: "Home baristas with an espresso machine",
    uniqueSellingProposition: "Roasted and shipped on the same day, with the roast date on the bag",
    customerPainPoints: "Supermarket beans that were roasted months ago",
    priceRange: "$18.50",
    seasonalRelevance: "A gift for Father's Day and Christmas",
    brandStory: "Two brothers and a 12-kilo drum roaster in an old fire station in Asheville.",
    location: "Asheville, North Carolina",
    products: [
      {
        name: "Switchback Espresso Blend",
        category: "Coffee beans",
        description:
          "Medium-dark espresso blend of washed Guatemala and natural Brazil, 340 g of whole beans. Dark chocolate, hazelnut and dried cherry, with a thick crema. Best between 7 and 30 days after the roast date. Resealable bag with a valve.",
      },
      {
        name: "First Light Filter Coffee",
        category: "Coffee beans",
        description:
          "Light roast from one farm in Huila, Colombia, 340 g of whole beans. Red apple, caramel and orange blossom. Made for pour-over and drip machines. Resealable bag with a valve.",
      },
    ],
  },
  tiktokshop: {
    businessName: "Glaze Co Beauty",
    industry: "Beauty & Wellness",
    description:
      "Lip care with a wet-look shine and nothing sticky. Vegan, made in small batches in Austin, in tubes of recycled aluminium. Ships from Austin within 2 days.",
    tiktokShopName: "GlazeCoBeauty",
    tiktokCategory: "Beauty & Personal Care",
    tiktokHashtags: "#lipoil #grwm #glossylips",
    tiktokAudience: "Gen Z",
    tiktokContentStyle: "Get ready with me",
    targetKeywords: "lip oil, tinted lip oil, hydrating lip gloss, vegan lip oil",
    targetAudience: "People who want shine without stickiness",
    uniqueSellingProposition: "Shines like gloss and sinks in like balm",
    customerPainPoints: "Gloss that glues your hair to your mouth",
    priceRange: "$14",
    certifications: "Leaping Bunny certified",
    seasonalRelevance: "Stocking stuffer and birthday gift",
    products: [
      {
        name: "Peach Glaze Lip Oil",
        category: "Lip care",
        description:
          "Tinted lip oil with jojoba, squalane and vitamin E, 10 ml. Sheer peach tint, wet-look shine, not sticky. Large cushion applicator. Vegan, free of fragrance, in a tube of recycled aluminium.",
      },
      {
        name: "Cherry Glaze Lip Oil",
        category: "Lip care",
        description:
          "Tinted lip oil with jojoba, squalane and vitamin E, 10 ml. Deep cherry tint that builds up in layers, wet-look shine, not sticky. Vegan and free of fragrance.",
      },
    ],
  },
  facebookmarketplace: {
    businessName: "Near East Side Moving Sale",
    industry: "Used furniture",
    description:
      "Solid wood furniture from one household, because we are moving at the end of the month. Everything has been indoors, in a home without smoke. Help with loading on weekday evenings.",
    facebookLocation: "Madison, Wisconsin",
    facebookCategory: "Furniture",
    facebookCondition: "Used - Good",
    facebookDeliveryMethod: "Pickup near Willy Street, delivery within 10 miles for $25",
    targetKeywords: "mid century dresser, solid walnut dresser, used bedroom furniture",
    targetAudience: "Neighbors who furnish a first apartment",
    priceRange: "$240",
    products: [
      {
        name: "Mid-Century Walnut Dresser",
        category: "Dressers",
        description:
          "Six-drawer dresser of solid walnut from the 1960s, 54 inches wide, 18 deep and 31 high. Dovetailed drawers that run smoothly, original brass pulls. One water ring on top and a small chip on the back leg. Takes two people to carry.",
      },
    ],
  },
}
