// Made by `npm run samples`: what our own writer wrote, word for word, with the score that its rules gave.
import type { Sample } from "./sample.ts"

export const samples: readonly Sample[] = [
  {
    platform: "etsy",
    shop: "Tern & Tide",
    typed:
      "Hand-carved serving board in solid English oak with a juice groove, finished with food-safe linseed oil. 18 x 7 inches. Comes with a leather hanging loop and a gift box.",
    score: 89,
    places: [
      {
        label: "Title",
        kind: "line",
        items: ["Hand-Carved Oak Serving Board, Juice Groove, 18 x 7 Inches"],
        measure: { count: 58, max: 140, unit: "characters" },
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
          "Finished with food-safe linseed oil, this hand-carved oak serving board has a juice groove. With it, no thin boards that warp. Each board is carved from one plank and then oiled 3 times. The board measures 18 x 7 inches and comes with a gift box and a leather hanging loop. In solid English oak.",
          "The price: $58.",
          "I choose each plank at a sawmill in Kent. I carve it with a drawknife. It's carved in a one-bench workshop at the back of the harbour in Whitstable. This board is for hosts who serve cheese and bread at the table. It's for housewarming, weddings and Christmas.",
        ],
      },
    ],
  },
  {
    platform: "amazon",
    shop: "Fellrook Outdoor",
    typed:
      "Folding camping lantern with a warm light and three brightness levels. Runs for 60 hours on the lowest level. Charges by USB-C in 3 hours. Weighs 9 oz. Has a hook for the roof of a tent.",
    score: 85,
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
          "Warm Light: This folding camping lantern has a warm light",
          "In Use: Runs for 60 hours",
          "Size: Weighs 9 oz, 5 x 5 x 1.5 inches",
          "Who It Is For: Weekend campers & hikers who carry everything themselves, for summer camping and power cuts in winter",
          "Three Brightness Levels: The folding camping lantern has three brightness levels",
        ],
      },
      {
        label: "Backend search terms",
        kind: "line",
        items: ["hiking lamp backpacking gear outage emergency campsite outdoor"],
        measure: { count: 62, max: 249, unit: "bytes" },
      },
      {
        label: "Description",
        kind: "prose",
        items: [
          "This is a folding camping lantern with three brightness levels and a warm light. No bulky lanterns, no batteries that die overnight. Folds flat for the lid pocket of a backpack.",
          "The lantern weighs 9 oz, runs for 60 hours on the lowest level and charges by USB-C in 3 hours. It has a hook for the roof of a tent.",
          "The lantern measures 5 x 5 x 1.5 inches.",
          "It was designed by two hill walkers in Vermont.",
          "The lantern is for weekend campers and for hikers who carry everything themselves. Have it for summer camping, or for power cuts in winter.",
        ],
      },
    ],
  },
  {
    platform: "youtube",
    shop: "Slow Loaf",
    typed:
      "Bake a no-knead rye bread in one bowl. I show how to mix the dough in five minutes, how to tell when it is ready and how to bake it in a lidded pot. You need four ingredients: rye flour, water, salt and yeast.",
    score: 91,
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
          "Bake a no-knead rye bread, here in one bowl.",
          "You need four ingredients. On camera: rye flour, water, salt and yeast. No mixer and no sourdough starter is needed. Dense loaves? Not here.",
          "The parts:",
          "- How to mix the dough in 5 minutes",
          "- How to tell when it's ready",
          "- How to bake it in lidded pot",
          "It's for those who want to bake bread at home and have failed at it once. In time for autumn baking.",
          "In Devon for nine years, I baked for a village shop. Slow Loaf: bread for people with little time, on Sundays at 9 am.",
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
    score: 91,
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
          "Same-Day Bicycle Repair: a repair of gears, brakes, wheels and punctures on the same day for bikes that arrive before 10 am. We service e-bikes.",
        ],
        measure: { count: 144, max: 158, unit: "characters" },
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
          "Same-Day Bicycle Repair: a repair of gears, brakes, wheels and punctures on the same day for bikes that arrive before 10 am. Commuters who need their bike back for tomorrow morning are welcome. Waiting two weeks for a repair: it need not be so. Every repair is ready by 5 pm.",
          "We do same-day bicycle repair in Leeds. We service e-bikes.",
          "## Prices",
          "We collect bikes within 5 miles for £8. A full service costs £65. It takes two hours. Think of spring tune-ups.",
          "## Behind the name",
          "In 2014 two mechanics opened it in a former bakery. We work in Leeds, West Yorkshire.",
        ],
      },
    ],
  },
  {
    platform: "tiktokshop",
    shop: "Pip & Petal",
    typed:
      "Satin sleep bonnet with an adjustable drawstring. Reversible in black and champagne. Fits long braids. Machine washable at 30 degrees. Comes in a cotton pouch and makes no fuss in a suitcase.",
    score: 93,
    places: [
      {
        label: "Title",
        kind: "line",
        items: ["Satin Sleep Bonnet, Reversible, Fits Long Braids, Machine Washable, Adjustable Drawstring"],
        measure: { count: 89, max: 255, unit: "characters" },
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
          "This is a satin sleep bonnet with an adjustable drawstring. Bonnets that slip off by midnight? Not with this one. This bonnet stays on all night without a tight elastic band. The bonnet is reversible in black and champagne. It's in a cotton pouch. It makes no fuss in a suitcase. This bonnet is for curly and long hair. Fits long braids.",
          "This bonnet is machine washable at 30 degrees.",
          "It's sewn in a small studio in Portland. It's for back to school and stocking fillers. The bonnet is for people with curly and coily or long hair.",
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
          "The Huila Single-Origin filter coffee, roasted on Tuesdays. With it, no supermarket coffee which was roasted a year ago. Every bag has its roast date. It is from Huila, Colombia and tastes of milk chocolate, red apple and caramel. The coffee is in a 12 oz bag and is grown at 1,750 metres by the Ortiz family. Choose whole bean or ground.",
          "$18 is the price.",
          "We roast in an old fire station in Duluth, Minnesota. People who make filter coffee at home: this coffee is for you.",
        ],
      },
    ],
  },
]

/** Milliseconds on the machine that made them, the median of 9 runs. */
export const sampleMs: Readonly<Record<string, number>> = {
  etsy: 58,
  amazon: 75,
  youtube: 55,
  website: 58,
  tiktokshop: 70,
  shopify: 72,
}
