// Made by `npm run samples`: the built-in writer's text, unedited, with the score by its rules.
import type { Sample } from "./sample.ts"

export const samples: readonly Sample[] = [
  {
    platform: "etsy",
    shop: "Tern & Tide",
    typed: [
      { label: "Business Name", text: "Tern & Tide" },
      { label: "Industry", text: "Home & Living" },
      {
        label: "Description",
        text: "Hand-carved serving board in solid English oak with a juice groove, finished with food-safe linseed oil. 18 x 7 inches. Comes with a leather hanging loop and a gift box. Ships from Whitstable within 3 days.",
      },
      {
        label: "Target keywords",
        text: "oak serving board, wooden cheese board, charcuterie board, housewarming gift",
      },
      { label: "Target audience", text: "hosts who serve cheese and bread at the table" },
      { label: "What sets you apart", text: "Every board is carved from one plank and oiled three times" },
      { label: "Customer pain points", text: "thin boards that warp" },
      { label: "Price range", text: "$58" },
      { label: "Season and occasions", text: "housewarming, weddings, Christmas" },
      { label: "Brand story", text: "Carved in a one-bench workshop behind the harbour in Whitstable." },
      { label: "Location", text: "Whitstable, Kent" },
      { label: "Etsy shop name", text: "TernAndTide" },
      { label: "Shop section", text: "Serving Boards" },
      { label: "How it is made", text: "I choose each plank at a sawmill in Kent and carve it with a drawknife." },
      { label: "Product name", text: "Hand-Carved Oak Serving Board" },
      { label: "Category", text: "Serving Boards" },
      {
        label: "Product Description",
        text: "Hand-carved oak serving board with a juice groove and a leather hanging loop. 18 x 7 inches.",
      },
    ],
    score: 92,
    places: [
      {
        label: "Title",
        kind: "line",
        items: ["Hand-Carved Oak Serving Board, Juice Groove, Leather Hanging Loop, 18 x 7 Inches"],
        measure: { count: 80, max: 140, unit: "characters" },
      },
      {
        label: "Tags",
        kind: "words",
        items: [
          "oak serving board",
          "wooden cheese board",
          "charcuterie board",
          "housewarming gift",
          "hand-carved board",
          "wedding gift",
          "christmas gift",
          "gift for hosts",
          "grazing board",
          "wooden serving board",
          "oak grazing board",
          "serving board",
          "carved serving board",
        ],
        measure: { count: 13, max: 13, unit: "tags" },
      },
      {
        label: "Description",
        kind: "prose",
        items: [],
        blocks: [
          {
            kind: "prose",
            lines: [
              "Hand-carved serving board in solid English oak with a juice groove, finished with food-safe linseed oil. It comes with a leather hanging loop and a gift box. The board ships from Whitstable within 3 days.",
            ],
          },
          {
            kind: "prose",
            lines: [
              "Every board is carved from one plank and oiled three times. For hosts who serve cheese and bread at the table, and for anyone tired of thin boards that warp.",
            ],
          },
          { kind: "prose", lines: ["Size: 18 x 7 inches."] },
          { kind: "prose", lines: ["Good for: housewarming, weddings and Christmas."] },
          { kind: "heading", level: 2, lines: ["The making"] },
          {
            kind: "prose",
            lines: [
              "I choose each plank at a sawmill in Kent and carve it with a drawknife. Carved in a one-bench workshop behind the harbour in Whitstable.",
            ],
          },
          { kind: "heading", level: 2, lines: ["Good to know"] },
          { kind: "list", lines: ["Price: $58", "Based in: Whitstable, Kent"] },
          { kind: "prose", lines: ["Questions are always welcome."] },
        ],
      },
    ],
  },
  {
    platform: "amazon",
    shop: "Fellrook Outdoor",
    typed: [
      { label: "Business Name", text: "Fellrook Outdoor" },
      { label: "Industry", text: "Sports & Outdoors" },
      {
        label: "Description",
        text: "Folding camping lantern with a warm light and three brightness levels. Runs for 60 hours on the lowest level. Charges by USB-C in 3 hours. Weighs 9 oz and measures 5 x 5 x 1.5 inches. Has a hook for the roof of a tent. Splash resistant to IPX4. Aluminum body, in olive or sand. Four small lights show how much charge is left.",
      },
      {
        label: "Target keywords",
        text: "camping lantern, folding lantern, usb lantern, tent light, hiking lamp, backpacking gear, power outage lamp, emergency light",
      },
      { label: "Target audience", text: "weekend campers and hikers who carry everything themselves" },
      { label: "What sets you apart", text: "Folds flat for the lid pocket of a backpack" },
      { label: "Customer pain points", text: "bulky lanterns, batteries that die overnight" },
      { label: "Price range", text: "$34.99" },
      { label: "Season and occasions", text: "summer camping, power cuts in winter" },
      { label: "Brand story", text: "Designed by two hill walkers in Vermont." },
      { label: "Brand", text: "Fellrook" },
      { label: "Amazon category", text: "Camping Lanterns" },
      {
        label: "Key features",
        text: "60 hours on the lowest level; USB-C charging in 3 hours; hook for a tent roof; splash resistant to IPX4; aluminum body; four lights for the charge left",
      },
      { label: "Product name", text: "Folding Camping Lantern, 9 oz" },
      { label: "Category", text: "Camping Lanterns" },
      {
        label: "Product Description",
        text: "Folding camping lantern with a warm light, three brightness levels and USB-C charging. Weighs 9 oz.",
      },
    ],
    score: 95,
    places: [
      {
        label: "Title",
        kind: "line",
        items: ["Fellrook Folding Camping Lantern, 9 oz, Splash Resistant to IPX4"],
        measure: { count: 64, max: 75, unit: "characters" },
      },
      {
        label: "Bullet points",
        kind: "points",
        items: [
          "Folds flat for the lid pocket of a backpack",
          "Runs for 60 hours on the lowest level. Charges by USB-C in 3 hours",
          "Weighs 9 oz and measures 5 x 5 x 1.5 inches. Has a hook for the roof of a tent",
          "Splash resistant to IPX4. Aluminum body, in olive or sand",
          "Four small lights show how much charge is left",
        ],
      },
      {
        label: "Backend search terms",
        kind: "line",
        items: ["hiking lamp backpacking gear power outage emergency camp"],
        measure: { count: 56, max: 249, unit: "bytes" },
      },
      {
        label: "Description",
        kind: "prose",
        items: [],
        blocks: [
          {
            kind: "prose",
            lines: [
              "Say hello to a folding camping lantern with a warm light and three brightness levels. It runs for 60 hours on the lowest level and charges by USB-C in 3 hours. The lantern weighs 9 oz and measures 5 x 5 x 1.5 inches. It has a hook for the roof of a tent. Splash resistant to IPX4. Aluminum body, in olive or sand.",
            ],
          },
          { kind: "prose", lines: ["Four small lights show how much charge is left."] },
          {
            kind: "prose",
            lines: [
              "The lantern folds flat for the lid pocket of a backpack. For weekend campers and hikers who carry everything themselves, and for anyone tired of bulky lanterns or batteries that die overnight.",
            ],
          },
          { kind: "prose", lines: ["Designed by two hill walkers in Vermont."] },
          { kind: "prose", lines: ["Questions are always welcome."] },
        ],
      },
    ],
  },
  {
    platform: "youtube",
    shop: "Slow Loaf",
    typed: [
      { label: "Business Name", text: "Slow Loaf" },
      { label: "Industry", text: "Cooking" },
      {
        label: "Description",
        text: "Bake a no-knead rye bread in one bowl. I show how to mix the dough in five minutes, how to tell when it is ready and how to bake it in a lidded pot. You need four ingredients: rye flour, water, salt and yeast.",
      },
      {
        label: "Target keywords",
        text: "no knead rye bread, easy rye bread recipe, bread without a mixer, beginner bread baking",
      },
      { label: "Target audience", text: "people who want to bake bread at home and have failed at it once" },
      { label: "What sets you apart", text: "No mixer and no sourdough starter needed" },
      { label: "Customer pain points", text: "dense loaves" },
      { label: "Season and occasions", text: "autumn baking" },
      { label: "Brand story", text: "I baked for a village shop in Devon for nine years." },
      { label: "Location", text: "Devon" },
      { label: "Channel name", text: "Slow Loaf" },
      { label: "Working title", text: "No-knead rye bread in one bowl (no starter)" },
      { label: "What happens in the video", text: "A rye bread that you mix in five minutes and bake in a pot." },
      { label: "Video category", text: "Howto & Style" },
      { label: "Video type", text: "Tutorial" },
      { label: "Length", text: "11:40" },
      { label: "Your tags", text: "rye bread, no knead bread, bread recipe, baking for beginners" },
      { label: "Theme of the channel", text: "bread for people with little time" },
      { label: "Age of the viewers", text: "20-60" },
      { label: "Upload schedule", text: "Sundays at 9 am" },
      { label: "Thumbnail", text: "dark loaf cut open on a wooden board" },
    ],
    score: 94,
    places: [
      {
        label: "Title",
        kind: "line",
        items: ["No-knead rye bread in one bowl (no starter)"],
        measure: { count: 43, max: 100, unit: "characters" },
      },
      {
        label: "Tags",
        kind: "words",
        items: [
          "rye bread",
          "no knead bread",
          "bread recipe",
          "baking for beginners",
          "no knead rye bread",
          "easy rye bread recipe",
          "bread without a mixer",
          "beginner bread baking",
        ],
      },
      {
        label: "Description",
        kind: "prose",
        items: [],
        blocks: [
          {
            kind: "prose",
            lines: [
              "A rye bread that you mix in five minutes and bake in a pot. Bake a no-knead rye bread in one bowl. I show how to mix the dough in five minutes, how to tell when it is ready and how to bake it in a lidded pot.",
            ],
          },
          {
            kind: "prose",
            lines: [
              "This video is for people who want to bake bread at home and have failed at it once, and for anyone tired of dense loaves.",
            ],
          },
          { kind: "heading", level: 2, lines: ["About this video"] },
          {
            kind: "list",
            lines: [
              "No mixer and no sourdough starter needed",
              "You need four ingredients: rye flour, water, salt and yeast",
            ],
          },
          { kind: "prose", lines: ["I baked for a village shop in Devon for nine years."] },
          { kind: "heading", level: 2, lines: ["Good to know"] },
          {
            kind: "list",
            lines: [
              "Length: 11:40",
              "New videos: Sundays at 9 am",
              "On this channel: bread for people with little time",
            ],
          },
          { kind: "prose", lines: ["Thank you for watching Slow Loaf."] },
        ],
      },
    ],
  },
  {
    platform: "website",
    shop: "Harrow Street Cycles",
    typed: [
      { label: "Business Name", text: "Harrow Street Cycles" },
      { label: "Industry", text: "Bicycle repair" },
      {
        label: "Description",
        text: "Same-day bicycle repair in Leeds. We repair brakes, gears, wheels and punctures. We service e-bikes. A full service costs £65 and takes two hours. We collect bikes within 5 miles for £8. Open Monday to Saturday, 8 am to 6 pm. Book online or walk in.",
      },
      { label: "Target keywords", text: "bicycle repair Leeds, same-day bike repair, e-bike service Leeds" },
      { label: "Target audience", text: "commuters who need their bike back for tomorrow morning" },
      { label: "What sets you apart", text: "Every repair is ready by 5 pm" },
      { label: "Customer pain points", text: "waiting two weeks for a repair" },
      { label: "Certifications", text: "Cytech level 2 mechanics" },
      { label: "Season and occasions", text: "spring tune-ups" },
      { label: "Brand story", text: "Two mechanics opened it in 2014 in a former bakery." },
      { label: "Location", text: "Leeds, West Yorkshire" },
      { label: "Website", text: "https://harrowstreetcycles.example" },
      { label: "Product name", text: "Same-Day Bicycle Repair" },
      { label: "Category", text: "Repair" },
      {
        label: "Product Description",
        text: "Repair of brakes, gears, wheels and punctures on the same day for bikes that arrive before 10 am.",
      },
    ],
    score: 90,
    places: [
      {
        label: "Meta title",
        kind: "line",
        items: ["Same-Day Bicycle Repair | Harrow Street Cycles"],
        measure: { count: 46, max: 60, unit: "characters" },
      },
      {
        label: "Meta description",
        kind: "line",
        items: [
          "Same-day bicycle repair in Leeds. Every repair is ready by 5 pm. We repair brakes, gears, wheels and punctures. We service e-bikes. Book online or walk in.",
        ],
        measure: { count: 155, max: 158, unit: "characters" },
      },
      {
        label: "Keywords",
        kind: "words",
        items: ["bicycle repair leeds", "same-day bike repair", "e-bike service leeds"],
      },
      {
        label: "Page text",
        kind: "prose",
        items: [],
        blocks: [
          {
            kind: "prose",
            lines: [
              "Same-day bicycle repair in Leeds. We repair brakes, gears, wheels and punctures. We service e-bikes. A full service costs £65 and takes two hours. We collect bikes within 5 miles for £8. Open Monday to Saturday, 8 am to 6 pm. Book online or walk in.",
            ],
          },
          {
            kind: "prose",
            lines: [
              "We serve commuters who need their bike back for tomorrow morning, and anyone tired of waiting two weeks for a repair.",
            ],
          },
          {
            kind: "prose",
            lines: [
              "Repair of brakes, gears, wheels and punctures on the same day for bikes that arrive before 10 am.",
            ],
          },
          { kind: "prose", lines: ["Based in: Leeds, West Yorkshire."] },
          { kind: "heading", level: 2, lines: ["Why Harrow Street Cycles"] },
          { kind: "list", lines: ["Every repair is ready by 5 pm", "Cytech level 2 mechanics"] },
          { kind: "heading", level: 2, lines: ["About Harrow Street Cycles"] },
          { kind: "prose", lines: ["Two mechanics opened it in 2014 in a former bakery."] },
        ],
      },
    ],
  },
  {
    platform: "tiktokshop",
    shop: "Pip & Petal",
    typed: [
      { label: "Business Name", text: "Pip & Petal" },
      { label: "Industry", text: "Beauty & Personal Care" },
      {
        label: "Description",
        text: "Satin sleep bonnet with an adjustable drawstring. Reversible in black and champagne. Fits long braids. Hand wash at 30 degrees. Comes in a cotton pouch and makes no fuss in a suitcase. Ships from Portland within 2 days.",
      },
      { label: "Target keywords", text: "satin bonnet, sleep bonnet, bonnet for curly hair, hair bonnet" },
      { label: "Target audience", text: "people with curly, coily or long hair" },
      { label: "What sets you apart", text: "Stays on all night without a tight elastic band" },
      { label: "Customer pain points", text: "bonnets that slip off by midnight" },
      { label: "Price range", text: "$16" },
      { label: "Brand story", text: "Sewn in a small studio in Portland." },
      { label: "Location", text: "Portland, Oregon" },
      { label: "TikTok Shop name", text: "Pip & Petal" },
      { label: "TikTok category", text: "Hair Accessories" },
      { label: "Your hashtags", text: "#satinbonnet #curlyhair #nightroutine" },
      { label: "Audience on TikTok", text: "18-30" },
      { label: "Style of your videos", text: "packing orders, get ready with me" },
      { label: "Product name", text: "Satin Sleep Bonnet" },
      { label: "Category", text: "Hair Accessories" },
      {
        label: "Product Description",
        text: "Satin sleep bonnet with an adjustable drawstring for curly and long hair.",
      },
    ],
    score: 89,
    places: [
      {
        label: "Title",
        kind: "line",
        items: ["Satin Sleep Bonnet with an Adjustable Drawstring, Reversible"],
        measure: { count: 60, max: 255, unit: "characters" },
      },
      {
        label: "Hashtags",
        kind: "words",
        items: ["#satinbonnet", "#curlyhair", "#nightroutine", "#sleepbonnet", "#hairbonnet"],
      },
      {
        label: "Description",
        kind: "prose",
        items: [],
        blocks: [
          { kind: "prose", lines: ["Here’s a satin sleep bonnet with an adjustable drawstring."] },
          { kind: "prose", lines: ["It stays on all night without a tight elastic band."] },
          { kind: "heading", level: 2, lines: ["At a glance"] },
          {
            kind: "list",
            lines: [
              "Reversible in black and champagne",
              "Fits long braids",
              "Comes in a cotton pouch and makes no fuss in a suitcase",
              "Hand wash at 30 degrees",
              "Ships from Portland within 2 days",
              "Price: $16",
              "Based in: Portland, Oregon",
              "For: people with curly, coily or long hair",
            ],
          },
          { kind: "heading", level: 2, lines: ["How it is made"] },
          { kind: "prose", lines: ["Sewn in a small studio in Portland."] },
        ],
      },
    ],
  },
  {
    platform: "shopify",
    shop: "Kestrel Coffee Roasters",
    typed: [
      { label: "Business Name", text: "Kestrel Coffee Roasters" },
      { label: "Industry", text: "Food & Drink" },
      {
        label: "Description",
        text: "Single-origin filter coffee from Huila, Colombia. Tastes of red apple, caramel and milk chocolate. Roasted on Tuesdays. 12 oz bag, whole bean or ground. Grown at 1,750 meters by the Ortiz family. At its best for six weeks after roasting. Ships on Wednesdays, across the US.",
      },
      {
        label: "Target keywords",
        text: "Colombian filter coffee, pour over coffee, office coffee subscription, gift for coffee lovers",
      },
      { label: "Target audience", text: "people who make filter coffee at home" },
      { label: "What sets you apart", text: "Every bag has its roast date" },
      { label: "Customer pain points", text: "supermarket coffee that was roasted a year ago" },
      { label: "Price range", text: "$18" },
      { label: "Brand story", text: "We roast in an old fire station in Duluth, Minnesota." },
      { label: "Location", text: "Duluth, Minnesota" },
      { label: "Website", text: "https://kestrelcoffee.example" },
      { label: "Shopify store name", text: "Kestrel Coffee Roasters" },
      { label: "Store address", text: "kestrelcoffee.example" },
      { label: "Product type", text: "Coffee" },
      { label: "Vendor", text: "Kestrel" },
      { label: "Collections", text: "Filter Coffee" },
      { label: "Your tags", text: "coffee, filter, colombia" },
      { label: "Customer segments", text: "home brewers" },
      { label: "Product name", text: "Huila Single-Origin Filter Coffee" },
      { label: "Category", text: "Coffee" },
      {
        label: "Product Description",
        text: "Single-origin filter coffee from Huila, Colombia, that tastes of red apple, caramel and milk chocolate. 12 oz.",
      },
    ],
    score: 94,
    places: [
      {
        label: "Page title",
        kind: "line",
        items: ["Huila Single-Origin Filter Coffee, 12 oz | Kestrel Coffee Roasters"],
        measure: { count: 66, max: 70, unit: "characters" },
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
        ],
      },
      {
        label: "Description",
        kind: "prose",
        items: [],
        blocks: [
          { kind: "prose", lines: ["Single-origin filter coffee from Huila, Colombia."] },
          { kind: "prose", lines: ["Every bag has its roast date."] },
          { kind: "heading", level: 2, lines: ["Details"] },
          {
            kind: "list",
            lines: [
              "Tastes of red apple, caramel and milk chocolate",
              "12 oz bag, whole bean or ground",
              "Grown at 1,750 meters by the Ortiz family",
              "At its best for six weeks after roasting",
              "Roasted on Tuesdays",
              "For: people who make filter coffee at home",
            ],
          },
          { kind: "heading", level: 2, lines: ["About Kestrel Coffee Roasters"] },
          { kind: "prose", lines: ["We roast in an old fire station in Duluth, Minnesota."] },
          { kind: "heading", level: 2, lines: ["Price and delivery"] },
          { kind: "list", lines: ["Ships on Wednesdays, across the US", "Price: $18"] },
        ],
      },
    ],
  },
]

/** Milliseconds on the machine that made them, the median of 9 runs. */
export const sampleMs: Readonly<Record<string, number>> = {
  etsy: 26,
  amazon: 17,
  youtube: 8,
  website: 10,
  tiktokshop: 14,
  shopify: 17,
}
