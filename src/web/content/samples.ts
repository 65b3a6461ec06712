// Made by `npm run samples`: what our own writer wrote, word for word, with the score that its rules gave.
import type { Sample } from "./sample.ts"

export const samples: readonly Sample[] = [
  {
    platform: "etsy",
    shop: "Tern & Tide",
    typed:
      "Hand-carved serving board in solid English oak with a juice groove, finished with food-safe linseed oil. 18 x 7 inches. Comes with a leather hanging loop and a gift box.",
    score: 92,
    places: [
      {
        label: "Title",
        kind: "line",
        items: ["Hand-Carved Oak Serving Board, Juice Groove, Food-Safe Linseed Oil Finish, 18 x 7 Inches"],
        measure: { count: 88, max: 140, unit: "characters" },
      },
      {
        label: "Tags",
        kind: "words",
        items: [
          "oak serving board",
          "wooden cheese board",
          "charcuterie board",
          "housewarming gift",
          "serving plank",
          "food serving board",
          "hand-carved board",
          "oak board",
          "housewarming board",
          "christmas gift",
          "christmas board",
          "entertaining",
          "grazing table",
        ],
        measure: { count: 13, max: 13, unit: "tags" },
      },
      {
        label: "Description",
        kind: "prose",
        items: [
          "Finished with food-safe linseed oil, this hand-carved oak serving board has a juice groove. Forget thin boards that warp. Every board is carved from a single plank and oiled three times.",
          "The board measures 18 x 7 inches and comes with a gift box and a leather hanging loop. It's made of solid English oak and costs $58.",
          "Give it to hosts who serve cheese and bread at the table, for housewarmings, weddings or Christmas. I choose each plank at a sawmill in Kent. I carve it with a drawknife. The board is carved in a one-bench workshop behind the harbour in Whitstable.",
        ],
      },
    ],
  },
  {
    platform: "amazon",
    shop: "Fellrook Outdoor",
    typed:
      "Folding camping lantern with a warm light and three brightness levels. Runs for 60 hours on the lowest level. Charges by USB-C in 3 hours. Weighs 9 oz. Has a hook for the roof of a tent.",
    score: 87,
    places: [
      {
        label: "Title",
        kind: "line",
        items: ["Fellrook Folding Camping Lantern, 9 oz, Warm Light, Three Brightness Levels"],
        measure: { count: 75, max: 75, unit: "characters" },
      },
      {
        label: "Bullet points",
        kind: "points",
        items: [
          "What It Does: Folds flat for the lid pocket of a backpack",
          "Charges: By USB-C in 3 hours",
          "Hook: For the roof of a tent",
          "Run Time: 60 hours on the lowest level",
          "Weight and Size: 9 oz, 5 x 5 x 1.5 inches",
        ],
      },
      {
        label: "Backend search terms",
        kind: "line",
        items: [
          "hiking lamp gear power outage emergency weekend campers hikers carry themselves summer cuts winter campsite outdoor",
        ],
        measure: { count: 115, max: 249, unit: "bytes" },
      },
      {
        label: "Description",
        kind: "prose",
        items: [
          "This is a folding camping lantern that runs for 60 hours on the lowest level, with three brightness levels. Bulky lanterns or batteries that die overnight? Not with this lantern. The lantern folds flat for the lid pocket of a backpack.",
          "The lantern weighs 9 oz and has a hook for the roof of a tent. It charges by USB-C in 3 hours and has a warm light. It measures 5 x 5 x 1.5 inches.",
          "The lantern is for weekend campers and hikers carrying everything themselves, for summer camping and for power cuts in winter. It was designed by two hill walkers in Vermont.",
        ],
      },
    ],
  },
  {
    platform: "youtube",
    shop: "Slow Loaf",
    typed:
      "Bake a no-knead rye bread in one bowl. I show how to mix the dough in five minutes, how to tell when it is ready and how to bake it in a lidded pot. You need four ingredients: rye flour, water, salt and yeast.",
    score: 93,
    places: [
      {
        label: "Title",
        kind: "line",
        items: ["No-Knead Rye Bread in One Bowl (No Starter)"],
        measure: { count: 43, max: 100, unit: "characters" },
      },
      {
        label: "Tags",
        kind: "words",
        items: [
          "no knead rye bread",
          "easy rye bread recipe",
          "bread without a mixer",
          "beginner bread baking",
          "no knead bread",
          "baking for beginners",
          "slow loaf",
          "cooking",
        ],
      },
      {
        label: "Description",
        kind: "prose",
        items: [
          "How to bake a no-knead rye bread in a single bowl. You need 4 ingredients: rye flour, water, salt and yeast. No mixer and no sourdough starter is needed. No more dense loaves.",
          "The steps:",
          "1. How to mix the dough in 5 minutes",
          "2. How to tell when it's ready",
          "3. How to bake it in a lidded pot",
          "This one is for people who would like to bake bread at home and have failed at it once, ready for autumn baking. I spent nine years baking for a village shop in Devon. Slow Loaf covers bread for people with little time and uploads on Sundays at 9 am.",
          "#BeginnerBreadBaking #NoKneadRyeBread #RyeBread #BreadRecipe #BakingForBeginners",
        ],
      },
    ],
  },
  {
    platform: "website",
    shop: "Harrow Street Cycles",
    typed:
      "Same-day bicycle repair in Leeds. We repair brakes, gears, wheels and punctures. We service e-bikes. A full service costs £65 and takes two hours. We collect bikes within 5 miles for £8.",
    score: 92,
    places: [
      {
        label: "Meta title",
        kind: "line",
        items: ["Same-Day Bicycle Repair in Leeds | Harrow Street Cycles"],
        measure: { count: 55, max: 60, unit: "characters" },
      },
      {
        label: "Meta description",
        kind: "line",
        items: [
          "Same-day bicycle repair covers brakes, wheels, gears and punctures on the same day for bikes that arrive before 10 am. We do same-day bicycle repair in Leeds.",
        ],
        measure: { count: 158, max: 158, unit: "characters" },
      },
      {
        label: "Keywords",
        kind: "words",
        items: [
          "bicycle repair leeds",
          "same-day bike repair",
          "e-bike service leeds",
          "gears leeds",
          "wheels leeds",
          "punctures leeds",
          "same-day bicycle repair",
          "harrow street cycles leeds",
        ],
      },
      {
        label: "Page text",
        kind: "prose",
        items: [
          "Same-day bicycle repair covers brakes, wheels, gears and punctures on the same day for bikes that arrive before 10 am. This is for commuters who need their bike back for tomorrow morning. We know what waiting two weeks for a repair is like.",
          "## In detail",
          "We do same-day bicycle repair in Leeds. We service e-bikes. Every repair is ready by 5 pm.",
          "## Price and booking",
          "A full service costs £65. It takes 2 hours. We collect bikes within 5 miles for £8. Ask us about spring tune-ups.",
          "## Who you deal with",
          "Two mechanics opened it in 2014 in what was once a bakery. We work in Leeds, West Yorkshire.",
        ],
      },
    ],
  },
  {
    platform: "tiktokshop",
    shop: "Pip & Petal",
    typed:
      "Satin sleep bonnet with an adjustable drawstring. Reversible in black and champagne. Fits long braids. Hand wash at 30 degrees. Comes in a cotton pouch and makes no fuss in a suitcase.",
    score: 94,
    places: [
      {
        label: "Title",
        kind: "line",
        items: ["Satin Sleep Bonnet, Fits Long Braids, Adjustable Drawstring"],
        measure: { count: 59, max: 255, unit: "characters" },
      },
      {
        label: "Hashtags",
        kind: "words",
        items: ["#satinbonnet", "#curlyhair", "#nightroutine", "#sleepbonnet", "#hairbonnet"],
      },
      {
        label: "Description",
        kind: "prose",
        items: [
          "Here's a satin sleep bonnet with an adjustable drawstring. Bonnets that slip off by midnight? Not with this bonnet. The bonnet stays on all night with no tight elastic band. It's reversible in black and champagne. It's sold in a cotton pouch. It makes no fuss in a suitcase. The bonnet is for curly and long hair. It fits long braids. Hand wash at 30 degrees.",
          "The bonnet makes a stocking filler for people with curly and coily or long hair. It's for back to school and is sewn in a small studio in Portland.",
        ],
      },
    ],
  },
  {
    platform: "shopify",
    shop: "Kestrel Coffee Roasters",
    typed:
      "Single-origin filter coffee from Huila, Colombia. Tastes of red apple, caramel and milk chocolate. Roasted on Tuesdays. 12 oz bag, whole bean or ground. Grown at 1,750 metres by the Ortiz family.",
    score: 93,
    places: [
      {
        label: "Page title",
        kind: "line",
        items: ["Huila Single-Origin Filter Coffee, Roasted on Tuesdays | Kestrel"],
        measure: { count: 64, max: 70, unit: "characters" },
      },
      {
        label: "Keywords",
        kind: "words",
        items: [
          "colombian filter coffee",
          "pour over coffee",
          "office coffee subscription",
          "gift for coffee lovers",
          "huila single-origin filter coffee",
          "brewing coffee",
          "coffee roast",
          "morning brew",
          "home barista",
          "coffee shop drinks",
        ],
      },
      {
        label: "Description",
        kind: "prose",
        items: [
          "The Huila Single-Origin filter coffee is roasted on Tuesdays. An answer to supermarket coffee which was roasted a year ago. Every bag has its roast date. The coffee is from Huila, Colombia and tastes of red apple, caramel and milk chocolate. It is sold in a 12 oz bag. It is grown at 1,750 metres by the Ortiz family. Choose whole bean or ground. Priced at $18.",
          "The coffee is for people who make filter coffee at home. We roast in an old fire station in Duluth, Minnesota.",
        ],
      },
    ],
  },
]

/** Milliseconds on the machine that made them, the median of 9 runs. */
export const sampleMs: Readonly<Record<string, number>> = {
  etsy: 95,
  amazon: 117,
  youtube: 67,
  website: 83,
  tiktokshop: 134,
  shopify: 155,
}
