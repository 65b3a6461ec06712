import { type Brief, type BriefText, briefTexts, type Product } from "../../src/domain/seo/brief.ts"

/** A shop of the showcase: invented, but typed as a seller would. */
export interface Shop {
  readonly platform: "etsy" | "amazon" | "youtube" | "website" | "tiktokshop" | "shopify"
  readonly brief: Brief
}

type Typed = Partial<Record<BriefText, string>> & Pick<Partial<Brief>, "tone" | "style"> & { product: Product }

function brief({ product, tone = "friendly", style = "descriptive", ...texts }: Typed): Brief {
  const blank: Record<string, string> = Object.fromEntries(briefTexts.map((key) => [key, ""]))
  const all: object = { ...blank, ...texts }
  if (!hasAllTexts(all)) throw new Error("a shop lacks one of the form's texts")
  return { ...all, products: product.name === "" ? [] : [product], bodyTextSections: [], tone, style }
}

const hasAllTexts = (found: object): found is Record<BriefText, string> =>
  briefTexts.every((key) => typeof Reflect.get(found, key) === "string")

/** In the order of the slides. */
export const shops: readonly Shop[] = [
  {
    platform: "etsy",
    brief: brief({
      businessName: "Tern & Tide",
      industry: "Home & Living",
      targetAudience: "hosts who serve cheese and bread at the table",
      description:
        "Hand-carved serving board in solid English oak with a juice groove, finished with food-safe linseed oil. 18 x 7 inches. Comes with a leather hanging loop and a gift box. Ships from Whitstable within 3 days.",
      priceRange: "$58",
      uniqueSellingProposition: "Every board is carved from one plank and oiled three times",
      seasonalRelevance: "housewarming, weddings, Christmas",
      brandStory: "Carved in a one-bench workshop behind the harbour in Whitstable.",
      customerPainPoints: "thin boards that warp",
      location: "Whitstable, Kent",
      targetKeywords: "oak serving board, wooden cheese board, charcuterie board, housewarming gift",
      etsyShopName: "TernAndTide",
      etsyShopSection: "Serving Boards",
      handmadeStory: "I choose each plank at a sawmill in Kent and carve it with a drawknife.",
      product: {
        name: "Hand-Carved Oak Serving Board",
        category: "Serving Boards",
        description: "Hand-carved oak serving board with a juice groove and a leather hanging loop. 18 x 7 inches.",
      },
    }),
  },
  {
    platform: "amazon",
    brief: brief({
      businessName: "Fellrook Outdoor",
      industry: "Sports & Outdoors",
      targetAudience: "weekend campers and hikers who carry everything themselves",
      description:
        "Folding camping lantern with a warm light and three brightness levels. Runs for 60 hours on the lowest level. Charges by USB-C in 3 hours. Weighs 9 oz and measures 5 x 5 x 1.5 inches. Has a hook for the roof of a tent. Splash resistant to IPX4. Aluminum body, in olive or sand. Four small lights show how much charge is left.",
      priceRange: "$34.99",
      uniqueSellingProposition: "Folds flat for the lid pocket of a backpack",
      seasonalRelevance: "summer camping, power cuts in winter",
      brandStory: "Designed by two hill walkers in Vermont.",
      customerPainPoints: "bulky lanterns, batteries that die overnight",
      targetKeywords:
        "camping lantern, folding lantern, usb lantern, tent light, hiking lamp, backpacking gear, power outage lamp, emergency light",
      amazonBrand: "Fellrook",
      amazonCategory: "Camping Lanterns",
      keyFeatures:
        "60 hours on the lowest level; USB-C charging in 3 hours; hook for a tent roof; splash resistant to IPX4; aluminum body; four lights for the charge left",
      product: {
        name: "Folding Camping Lantern, 9 oz",
        category: "Camping Lanterns",
        description:
          "Folding camping lantern with a warm light, three brightness levels and USB-C charging. Weighs 9 oz.",
      },
    }),
  },
  {
    platform: "youtube",
    brief: brief({
      businessName: "Slow Loaf",
      industry: "Cooking",
      targetAudience: "people who want to bake bread at home and have failed at it once",
      description:
        "Bake a no-knead rye bread in one bowl. I show how to mix the dough in five minutes, how to tell when it is ready and how to bake it in a lidded pot. You need four ingredients: rye flour, water, salt and yeast.",
      uniqueSellingProposition: "No mixer and no sourdough starter needed",
      seasonalRelevance: "autumn baking",
      brandStory: "I baked for a village shop in Devon for nine years.",
      customerPainPoints: "dense loaves",
      location: "Devon",
      targetKeywords: "no knead rye bread, easy rye bread recipe, bread without a mixer, beginner bread baking",
      channelName: "Slow Loaf",
      videoCategory: "Howto & Style",
      uploadSchedule: "Sundays at 9 am",
      contentTheme: "bread for people with little time",
      videoTitle: "No-knead rye bread in one bowl (no starter)",
      videoDescription: "A rye bread that you mix in five minutes and bake in a pot.",
      videoTags: "rye bread, no knead bread, bread recipe, baking for beginners",
      videoLength: "11:40",
      videoType: "Tutorial",
      targetViewerAge: "20-60",
      videoThumbnailDescription: "dark loaf cut open on a wooden board",
      product: { name: "", category: "", description: "" },
    }),
  },
  {
    platform: "website",
    brief: brief({
      businessName: "Harrow Street Cycles",
      industry: "Bicycle repair",
      targetAudience: "commuters who need their bike back for tomorrow morning",
      description:
        "Same-day bicycle repair in Leeds. We repair brakes, gears, wheels and punctures. We service e-bikes. A full service costs £65 and takes two hours. We collect bikes within 5 miles for £8. Open Monday to Saturday, 8 am to 6 pm. Book online or walk in.",
      uniqueSellingProposition: "Every repair is ready by 5 pm",
      certifications: "Cytech level 2 mechanics",
      seasonalRelevance: "spring tune-ups",
      brandStory: "Two mechanics opened it in 2014 in a former bakery.",
      customerPainPoints: "waiting two weeks for a repair",
      location: "Leeds, West Yorkshire",
      website: "https://harrowstreetcycles.example",
      targetKeywords: "bicycle repair Leeds, same-day bike repair, e-bike service Leeds",
      tone: "professional",
      product: {
        name: "Same-Day Bicycle Repair",
        category: "Repair",
        description:
          "Repair of brakes, gears, wheels and punctures on the same day for bikes that arrive before 10 am.",
      },
    }),
  },
  {
    platform: "tiktokshop",
    brief: brief({
      businessName: "Pip & Petal",
      industry: "Beauty & Personal Care",
      targetAudience: "people with curly, coily or long hair",
      description:
        "Satin sleep bonnet with an adjustable drawstring. Reversible in black and champagne. Fits long braids. Hand wash at 30 degrees. Comes in a cotton pouch and makes no fuss in a suitcase. Ships from Portland within 2 days.",
      priceRange: "$16",
      uniqueSellingProposition: "Stays on all night without a tight elastic band",
      brandStory: "Sewn in a small studio in Portland.",
      customerPainPoints: "bonnets that slip off by midnight",
      location: "Portland, Oregon",
      targetKeywords: "satin bonnet, sleep bonnet, bonnet for curly hair, hair bonnet",
      tiktokShopName: "Pip & Petal",
      tiktokCategory: "Hair Accessories",
      tiktokHashtags: "#satinbonnet #curlyhair #nightroutine",
      tiktokAudience: "18-30",
      tiktokContentStyle: "packing orders, get ready with me",
      tone: "casual",
      style: "concise",
      product: {
        name: "Satin Sleep Bonnet",
        category: "Hair Accessories",
        description: "Satin sleep bonnet with an adjustable drawstring for curly and long hair.",
      },
    }),
  },
  {
    platform: "shopify",
    brief: brief({
      businessName: "Kestrel Coffee Roasters",
      industry: "Food & Drink",
      targetAudience: "people who make filter coffee at home",
      description:
        "Single-origin filter coffee from Huila, Colombia. Tastes of red apple, caramel and milk chocolate. Roasted on Tuesdays. 12 oz bag, whole bean or ground. Grown at 1,750 meters by the Ortiz family. At its best for six weeks after roasting. Ships on Wednesdays, across the US.",
      priceRange: "$18",
      uniqueSellingProposition: "Every bag has its roast date",
      brandStory: "We roast in an old fire station in Duluth, Minnesota.",
      customerPainPoints: "supermarket coffee that was roasted a year ago",
      location: "Duluth, Minnesota",
      website: "https://kestrelcoffee.example",
      targetKeywords: "Colombian filter coffee, pour over coffee, office coffee subscription, gift for coffee lovers",
      shopifyStoreName: "Kestrel Coffee Roasters",
      shopifyDomain: "kestrelcoffee.example",
      shopifyCollections: "Filter Coffee",
      shopifyProductType: "Coffee",
      shopifyVendor: "Kestrel",
      shopifyTags: "coffee, filter, colombia",
      shopifyTargetSegments: "home brewers",
      tone: "professional",
      style: "concise",
      product: {
        name: "Huila Single-Origin Filter Coffee",
        category: "Coffee",
        description:
          "Single-origin filter coffee from Huila, Colombia, that tastes of red apple, caramel and milk chocolate. 12 oz.",
      },
    }),
  },
]
