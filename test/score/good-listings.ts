import { amazon } from "../../src/domain/platforms/amazon.ts"
import { etsy } from "../../src/domain/platforms/etsy.ts"
import { facebookmarketplace } from "../../src/domain/platforms/facebookmarketplace.ts"
import type { Platform } from "../../src/domain/platforms/platform.ts"
import { playstore } from "../../src/domain/platforms/playstore.ts"
import { website } from "../../src/domain/platforms/website.ts"
import type { Brief } from "../../src/domain/seo/brief.ts"
import type { Listing } from "../../src/domain/seo/listing.ts"
import { makeBrief } from "./make-brief.ts"

/** Listings written by hand, each with its brief. */
export interface GoodListing {
  readonly platform: Platform
  readonly brief: Brief
  readonly listing: Listing
}

const candle: GoodListing = {
  platform: etsy,
  brief: makeBrief({
    businessName: "Hollow Hive",
    etsyShopName: "HollowHive",
    description:
      "Pure beeswax pillar candle, hand poured, with a cotton wick. 15 cm tall, 6 cm wide, burns for 45 hours. Smells of honey, no added scent.",
    targetKeywords: "beeswax pillar candle, honey candle, natural candle",
    handmadeStory: "I pour each candle from wax of my own hives near Totnes, Devon.",
    location: "Totnes, Devon",
    products: [
      {
        name: "Beeswax Pillar Candle",
        category: "Candles",
        description: "Hand poured pillar candle of pure beeswax with a cotton wick.",
      },
    ],
  }),
  listing: {
    productName: "Beeswax Pillar Candle",
    productTitle: "Beeswax Pillar Candle, Hand Poured with Cotton Wick, Natural Honey Scent, 15 cm",
    titleTag: "Beeswax Pillar Candle, Hand Poured | Hollow Hive",
    metaDescription:
      "A pillar candle of pure beeswax, poured by hand near Totnes in Devon. It burns for 45 hours and smells of honey, with no scent added.",
    keywords: ["beeswax pillar candle", "honey candle", "natural candle", "hand poured candle", "long burning candle"],
    bulletPoints: [
      "Pure beeswax with a cotton wick",
      "15 cm tall and 6 cm wide",
      "Burns for 45 hours",
      "Smells of honey, with no scent added",
      "Poured near Totnes, Devon",
    ],
    tags: [
      "beeswax candle",
      "pillar candle",
      "honey candle",
      "natural candle",
      "hand poured",
      "cotton wick",
      "rustic table decor",
      "beekeeper gift",
      "Devon made",
      "unscented altar",
      "housewarming present",
      "slow living home",
      "long burning light",
    ],
    searchTerms: ["yellow wax candle", "dinner table light", "eco home gift", "Totnes craft"],
    improvedBodyText:
      "Light this pillar candle and the room smells faintly of honey. Nothing was added for that: it is how pure beeswax smells when it is warm.\n\nI keep bees near Totnes in Devon, and I pour each candle by hand from the wax of my own hives. The cotton wick burns with a calm, bright flame that hardly smokes.\n\nYour candle stands 15 cm tall and 6 cm wide. It will burn for 45 hours if you let the whole top melt before you blow it out.\n\nA pale bloom may form on the surface. That is a sign of real wax, and a soft cloth takes it off.",
    platformFields: { materials: ["beeswax", "cotton"], section: "Candles" },
  },
}

const bottle: GoodListing = {
  platform: amazon,
  brief: makeBrief({
    businessName: "Fellway Goods",
    amazonBrand: "Fellway",
    amazonCategory: "Water Bottles",
    description:
      "Insulated water bottle of stainless steel, 750 ml, 340 g. Keeps drinks cold for 24 hours. Leakproof lid with a carry loop, powder coated.",
    targetKeywords: "insulated water bottle, steel water bottle, leakproof bottle",
    keyFeatures: "750 ml; carry loop; leakproof lid; powder coated",
    products: [
      {
        name: "Insulated Water Bottle 750 ml",
        category: "Water Bottles",
        description: "Insulated bottle of stainless steel with a leakproof lid and a carry loop.",
      },
    ],
  }),
  listing: {
    productName: "Insulated Water Bottle 750 ml",
    productTitle: "Fellway Insulated Water Bottle 750 ml, Stainless Steel, Leakproof Lid",
    titleTag: "Insulated Water Bottle 750 ml, Leakproof | Fellway",
    metaDescription:
      "An insulated bottle of stainless steel that keeps drinks cold for 24 hours. It holds 750 ml, weighs 340 g and has a leakproof lid with a loop.",
    keywords: ["insulated water bottle", "steel water bottle", "leakproof bottle", "gym flask", "cold drink flask"],
    bulletPoints: [
      "Cold All Day: Two walls of stainless steel keep ice water cold for 24 hours, from the first train to the last set",
      "Dry Bag: The leakproof lid shuts tight, so it can lie beside a laptop",
      "Easy to Carry: A loop on top hangs from one finger or from a carabiner",
      "Right Size: It holds 750 ml, weighs 340 g and fits most car cup holders",
      "Good Grip: The powder coated outside stays dry and does not slip from wet hands",
    ],
    tags: ["gym flask", "hiking canteen", "office hydration", "school drink vessel", "cycling thermos"],
    searchTerms: [
      "flask",
      "canteen",
      "thermos",
      "hiking",
      "sport",
      "gym",
      "travel",
      "vacuum",
      "metal",
      "hydration",
      "camping",
    ],
    improvedBodyText:
      "You fill it in the morning and there is still ice in it at night. This insulated water bottle has two walls of stainless steel, and the space between them keeps a drink cold for 24 hours.\n\nThe lid is leakproof, which you will value the first time it falls over in your bag. Its carry loop is wide enough for two fingers. With 750 ml you get through a long ride or a school day, and at 340 g the empty bottle weighs less than most books.\n\nThe outside is powder coated, so it does not sweat on a desk and your hand does not slip.",
    platformFields: {
      itemHighlights: "Cold for 24 hours, 340 g, carry loop, powder coated outside, two walls, fits car cup holders",
      description:
        "You fill it in the morning and there is still ice in it at night. The lid is leakproof, and the outside is powder coated.",
    },
  },
}

const joiner: GoodListing = {
  platform: website,
  brief: makeBrief({
    businessName: "Ash & Awl Joinery",
    description:
      "Bespoke joinery workshop in Norwich. Fitted wardrobes, alcove shelves and sash window repair. Survey within 5 days, drawings included, 20 years of experience.",
    targetKeywords: "joiner Norwich, fitted wardrobes, sash window repair",
    location: "Norwich, Norfolk",
    uniqueSellingProposition: "The joiner who measures also builds and fits",
  }),
  listing: {
    productName: "Ash & Awl Joinery",
    productTitle: "Joiner in Norwich for Fitted Wardrobes and Sash Windows",
    titleTag: "Joiner in Norwich: Fitted Wardrobes | Ash & Awl",
    metaDescription:
      "Joiner in Norwich for fitted wardrobes, alcove shelves and the repair of sash windows. Survey within 5 days, with drawings in the quote.",
    keywords: [
      "joiner Norwich",
      "fitted wardrobes Norwich",
      "sash window repair",
      "alcove shelves",
      "bespoke carpentry",
    ],
    bulletPoints: [
      "Fitted wardrobes and alcove shelves",
      "Sash window repair",
      "Survey within 5 days, drawings included",
      "20 years of experience",
    ],
    tags: ["joiner Norwich", "fitted wardrobes", "sash window repair", "bespoke joinery"],
    searchTerms: ["cost of fitted wardrobes", "who repairs sash windows", "shelves for alcoves Norwich"],
    improvedBodyText:
      "Old houses have no straight walls, and that is why a wardrobe from a shop never quite fits. We are joiners in Norwich who measure your room, draw what you need and build it to the last crooked millimetre.\n\n## What we make\n\nFitted wardrobes are most of our work. They run from floor to ceiling, and we scribe the sides to the plaster so that no gap is left. Alcove shelves take a day or two, and they give a chimney breast its proper frame.\n\n## Windows that open again\n\nSash window repair is slower than a new window, but the old timber is often better than anything you could buy. We free the sashes, splice in new wood where it has rotted, and hang them on fresh cords.\n\n## How it works\n\nCall us and we come for a survey within 5 days. Drawings are included in the quote, so you can see the doors and the drawers before you decide. The joiner who measures also builds and fits, and there is nobody in between to forget what you asked for.\n\n## Who we are\n\nOur bespoke workshop has 20 years of experience in the city and the villages around it. If you would like to see finished rooms, we can show you some of them.",
    platformFields: { slug: "joiner-norwich-fitted-wardrobes", faq: ["How soon can you come? Within 5 days."] },
  },
}

const timer: GoodListing = {
  platform: playstore,
  brief: makeBrief({
    businessName: "Quiet Loop",
    appName: "Kettlebell Clock",
    appCategory: "Health & Fitness",
    description:
      "Interval timer for kettlebell training with 40 workouts, voice countdown and rest days. Works offline. Free for 10 workouts, then $3.99 a month.",
    targetKeywords: "interval timer, kettlebell workout, workout timer",
    appFeatures: "Voice countdown\n40 workouts\nRest days\nOffline mode",
    deviceCompatibility: "Android 10 and up",
  }),
  listing: {
    productName: "Quiet Loop",
    productTitle: "Kettlebell Clock Workout Timer",
    titleTag: "Kettlebell Clock: Interval Timer with Voice",
    metaDescription:
      "An interval timer for kettlebell training with 40 workouts. A voice counts down, so your eyes stay on the bell, and it works offline.",
    keywords: ["interval timer", "kettlebell workout", "workout timer", "strength training", "rest day planner"],
    bulletPoints: ["40 kettlebell workouts", "Voice countdown", "Planned rest days", "Works offline"],
    tags: ["interval timer", "kettlebell", "strength training"],
    searchTerms: ["kettlebell interval timer", "workout timer with voice"],
    improvedBodyText:
      "Put the phone on the floor and train. Kettlebell Clock is an interval timer that talks: its voice counts down the last seconds of each set, so you never look at a screen with a bell over your head.\n\n40 WORKOUTS\nChoose a kettlebell workout for ten minutes or for forty. Each one tells you the weight to start with and what to do when it becomes easy.\n\nREST IS PART OF IT\nThe plan has rest days, and it moves them when you miss a session instead of scolding you.\n\nNO SIGNAL NEEDED\nThe workout timer works offline, in a garage or in a park.\n\nPRICE\nYou get 10 workouts free. After that it is $3.99 a month. It runs on Android 10 and up.",
    platformFields: { shortDescription: "Interval timer with 40 kettlebell workouts and a voice that counts down." },
  },
}

const desk: GoodListing = {
  platform: facebookmarketplace,
  brief: makeBrief({
    businessName: "Ines Roth",
    description:
      "Standing desk, electric, walnut top 140 x 70 cm, adjusts from 65 to 125 cm. Small scratch on the left edge. Cable tray included.",
    targetKeywords: "standing desk, electric desk",
    facebookLocation: "Tacoma, Washington",
    facebookCondition: "Used - Good",
    facebookDeliveryMethod: "Pickup only",
    priceRange: "$240",
    products: [
      {
        name: "Electric Standing Desk",
        category: "Furniture",
        description: "Electric standing desk with a walnut top.",
      },
    ],
  }),
  listing: {
    productName: "Electric Standing Desk",
    productTitle: "Electric Standing Desk, Walnut Top 140 x 70 cm, Cable Tray",
    titleTag: "Electric Standing Desk, Tacoma, $240",
    metaDescription:
      "Used electric standing desk with a walnut top of 140 x 70 cm. It adjusts from 65 to 125 cm. Pickup in Tacoma for $240.",
    keywords: ["standing desk", "electric desk", "walnut desk", "used office furniture Tacoma"],
    bulletPoints: [
      "140 x 70 cm walnut top",
      "Adjusts from 65 to 125 cm",
      "Cable tray included",
      "Small scratch, left edge",
    ],
    tags: ["standing desk", "electric desk", "walnut top", "home office", "Tacoma furniture", "height adjustable"],
    searchTerms: ["sit stand table used", "adjustable desk near me"],
    improvedBodyText:
      "Electric standing desk with a walnut top, $240. The top is 140 x 70 cm, and the motor moves it from 65 to 125 cm without a sound that you would notice on a call.\n\nIt is used and in good condition. There is a small scratch on the left edge, which you can see in the last photo. The cable tray is included, and I will put the screws in a bag so that nothing gets lost.\n\nPickup only, in Tacoma. It comes apart in ten minutes and fits into a hatchback. Message me with a time that works for you.",
    platformFields: {
      firstLines:
        "Electric standing desk with a walnut top, $240. The top is 140 x 70 cm, and the motor moves it from 65 to 125 cm. Used, with a small scratch on the left edge. Cable tray included. Pickup in Tacoma.",
    },
  },
}

export const goodListings: readonly GoodListing[] = [candle, bottle, joiner, timer, desk]
