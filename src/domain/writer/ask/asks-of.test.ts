import { describe, expect, test } from "vitest"
import { makeBrief } from "../../../../test/writing-task.ts"
import { type Brief, briefTexts, type Product, subjectsOf } from "../../seo/brief.ts"
import { findPlatform } from "../../seo/find-platform.ts"
import { understand } from "../understanding.ts"
import { asksOf } from "./asks-of.ts"

const blank: Partial<Brief> = {
  ...Object.fromEntries(briefTexts.map((key) => [key, ""])),
  products: [],
  bodyTextSections: [],
}

function asksFor(platformId: string, given: Partial<Brief>, of = 0) {
  const platform = findPlatform(platformId)
  const brief = makeBrief({ ...blank, businessName: "Fennel Row", ...given })
  const subject = subjectsOf(brief)[of]
  if (platform === undefined || subject === undefined) throw new Error("no such platform or product")
  return asksOf(understand({ brief, subject, platform, variation: 0 }))
}

const asked = (platformId: string, given: Partial<Brief>, of = 0): string[] =>
  asksFor(platformId, given, of).map(({ field, question }) => `${field}: ${question}`)

const product = (name: string, description: string, category = ""): Product => ({ name, category, description })

const hasty = "green tanks two of them had for 4 years, one has the brass tap other one the fitting is stripped"
const among = "blue mug its glaze is matte its handle is big it holds 350 ml it goes in the dishwasher"

describe("a text in one breath", () => {
  test.each<[string, Partial<Brief>, string]>([
    ["ebay", { description: hasty, products: [product("Water Tanks", "")] }, "description"],
    ["ebay", { products: [product("Water Tanks", hasty)] }, "productDescription"],
    ["etsy", { description: "Mugs.", products: [product("Blue Mug", among)] }, "productDescription"],
  ])("is asked for again with its marks, and the answer replaces it: %s %j", (platformId, given, field) => {
    const [first, ...others] = asksFor(platformId, given)
    const about = field === "description" ? given.description : given.products?.[0]?.description
    expect(first).toMatchObject({ field, label: "", about, question: expect.stringMatching(/^Where does each point/) })
    expect(others.map(({ about }) => about).join("")).toBe("")
  })

  test.each([
    "The tanks are green. One has a brass tap. The fitting of the other one is stripped.",
    "green tanks, brass tap, stripped fitting",
    "",
  ])("and no other is: %j", (description) => {
    const asks = asksFor("ebay", { description, products: [product("Water Tanks", "")] })
    expect(asks.map(({ about }) => about).join("")).toBe("")
  })
})

describe("what is asked first", () => {
  test.each<[string, string, Partial<Brief>, string[]]>([
    [
      "soap without a weight",
      "etsy",
      { description: "I make natural soap bars" },
      [
        "description: How much is in one? Give the weight or volume.",
        "handmadeStory: How do you make them? One step that you do by hand is enough.",
        "targetAudience: Who are they for? Buyers search by person and occasion.",
      ],
    ],
    [
      "a mug of which only the name is known",
      "etsy",
      { products: [product("Blue Mug", "A blue mug for tea.")] },
      [
        "productDescription: What size is it? Photos don't show it.",
        "productDescription: What is it made of? Buyers search by material.",
        "handmadeStory: How do you make it? One step that you do by hand is enough.",
      ],
    ],
    [
      "a price without a currency, before all else",
      "tiktokshop",
      { products: [product("Crochet Dinosaur", "Cotton yarn, 11 inches tall, green.")], priceRange: "28" },
      [
        "priceRange: Which currency is 28 in?",
        "tiktokAudience: Who is it for? Buyers search by person and occasion.",
        "description: How soon does it ship, and where to?",
      ],
    ],
    [
      "leggings, which have sizes",
      "shopify",
      { description: "Black leggings made from recycled polyester." },
      [
        "description: Which sizes do they come in? Buyers filter by size.",
        "description: How should they be washed?",
        "targetAudience: Who are they for? Buyers search by person and occasion.",
      ],
    ],
    [
      "dimensions in Amazon's own field",
      "amazon",
      { description: "Bamboo drawer organizer with five sections." },
      [
        "productDimensions: What size is it? Photos don't show it.",
        "description: Which colors does it come in?",
        "targetAudience: Who uses it, and what for?",
      ],
    ],
    [
      "a used console",
      "facebookmarketplace",
      { description: "Selling my old PlayStation 4", facebookLocation: "Leeds" },
      [
        "facebookCondition: What condition is it in? Buyers filter by condition.",
        "priceRange: How much do you want for it? Include the currency.",
      ],
    ],
    [
      "a sofa that has to fit",
      "facebookmarketplace",
      { description: "Grey two-seater sofa, £80", facebookLocation: "Hull", facebookCondition: "Used - Good" },
      [
        "description: How wide, deep, and tall is it? Buyers measure the space first.",
        "description: Does it have any marks, repairs, or missing parts?",
        "facebookDeliveryMethod: Is it pickup only, or can you deliver?",
      ],
    ],
    [
      "a record",
      "ebay",
      { products: [product("Abbey Road LP", "The Beatles on vinyl, plays well.")] },
      [
        "itemCondition: What condition is it in? Buyers filter by condition.",
        "productDescription: Which edition or version is it, and from which year?",
      ],
    ],
    [
      "a business with a town and nothing more",
      "website",
      { description: "We sell garden chairs in Leeds." },
      [
        "priceRange: What does it cost, or where do prices start?",
        "description: When are you open, or when can people reach you?",
        "certifications: What shows that people can trust you? A license, an award, or years in the trade.",
      ],
    ],
    [
      "an app",
      "appstore",
      { appName: "Pantry Robin", description: "Shared shopping list for families." },
      [
        "deviceCompatibility: Which devices does it run on, and from which iOS version?",
        "priceRange: Is it free, or what does it cost?",
        "appFeatures: What are the three things people do most in the app?",
      ],
    ],
    [
      "a baking video",
      "youtube",
      { videoTitle: "Sourdough for a small oven", description: "I bake a sourdough loaf." },
      [
        "videoLength: How long is the video?",
        "videoDescription: When does each part begin? Start each line with a time, such as 1:30.",
        "videoDescription: What do viewers need to follow along?",
      ],
    ],
    [
      "a download, which has files and neither size nor material",
      "etsy",
      { description: "Wedding seating chart template, instant download." },
      [
        "description: Which files do buyers get? Name the formats and how many.",
        "description: Which app or program opens the files?",
        "uniqueSellingProposition: Why should buyers choose yours over others?",
      ],
    ],
  ])("%s", (_, platformId, given, questions) => {
    expect(asked(platformId, given).slice(0, questions.length)).toEqual(questions)
    expect(asked(platformId, given).length).toBeLessThanOrEqual(3)
  })
})

describe("what is never asked", () => {
  test.each<[string, string, Partial<Brief>, RegExp]>([
    [
      "the size of a lesson",
      "facebookmarketplace",
      { description: "Maths tutoring for GCSE students" },
      /size|made of|old is/,
    ],
    [
      "the size of a lesson in a shop",
      "etsy",
      { description: "Online watercolor class for beginners" },
      /size|made of|ship/,
    ],
    ["the material of an app", "playstore", { description: "Tide times for sailors" }, /size|made of|color/],
    ["the hours of a shop on the web", "website", { description: "Online bookkeeping software" }, /open|area/],
    ["the color of brass", "amazon", { description: "Solid brass hose nozzle, 4 inches long" }, /color/],
    ["the allergens of coffee", "shopify", { description: "Single-origin filter coffee from Huila" }, /nuts/],
    ["the size of a voucher", "etsy", { description: "Gift voucher for our pottery studio" }, /size|made of|color/],
    ["the material of a coin", "ebay", { description: "1922 peace dollar coin" }, /made of|size/],
    ["the material of what takes power", "amazon", { description: "Tyre inflator, 12 V, 3.5 m cable" }, /made of/],
    ["which models a refill fits", "shopify", { description: "Washing-up liquid refills, 5 liters" }, /fit|made of/],
    ["the size of jeans that have one", "ebay", { description: "Levi's 501 jeans, W34 L32" }, /size/],
    ["the material of a candy", "tiktokshop", { description: "Freeze dried candy mix" }, /made of/],
    ["the material of a phone", "ebay", { description: "iPhone 12, used" }, /made of|What size/],
    [
      "a size that stands in the name",
      "etsy",
      { products: [product("Soy Candle 220 g", "Scented with lavender.")] },
      /How much/,
    ],
    ["a size in letters", "shopify", { description: "Wool jumpers in S to XL, hand wash" }, /sizes|washed/],
    ["a material that is part of a word list", "etsy", { description: "Walnut phone stand, 10 cm" }, /made of/],
    ["a currency that is a word", "etsy", { description: "Mug", priceRange: "28 euros" }, /currency/],
    ["a currency that stands elsewhere", "shopify", { description: "Mug for $28", priceRange: "28" }, /currency/],
    ["how to order, once it is said", "website", { description: "Dog groomer. Call or book online." }, /book/],
    ["a place, once it is said", "website", { description: "Plumber in Leeds and Bradford" }, /Where are you/],
    [
      "words in another language's stead",
      "etsy",
      { description: "Keramikbecher mit blauer Glasur, von Hand gedreht und für die Spülmaschine" },
      /made of|color|washed/,
    ],
  ])("%s", (_, platformId, given, question) => {
    for (const one of asked(platformId, given)) expect(one).not.toMatch(question)
  })
})

test("of several products, each one is asked only for what it lacks", () => {
  const products = [product("Oak Stool", "Solid oak, 45 cm high."), product("Oak Shelf", "Oiled by hand.")]
  expect(asked("amazon", { products, description: "Furniture." }, 0)).not.toContain(
    "productDescription: What size is it? Photos don't show it.",
  )
  expect(asked("amazon", { products, description: "Furniture." }, 1)[0]).toBe(
    "productDescription: What size is it? Photos don't show it.",
  )
})

test("a single mug is asked about in the singular, whatever the shop sells", () => {
  const given = { products: [product("Blue Mug", "A blue mug for tea.")], description: "Mugs for the kitchen table." }
  expect(asked("etsy", given)[0]).toBe("productDescription: What size is it? Photos don't show it.")
})

test("the answer to a question about the whole shop goes into the description of the brief", () => {
  const products = [product("Small Garden Design", "A survey and a scaled plan.")]
  expect(asked("website", { products, description: "Garden design in Bristol.", priceRange: "from £850" })).toContain(
    "description: When are you open, or when can people reach you?",
  )
})

test("an answer gets a label only if its field covers more than that", () => {
  const [size] = asksFor("etsy", { products: [product("Blue Mug", "A blue mug for tea.")] })
  expect(size?.label).toBe("Size")
  const [dimensions] = asksFor("amazon", { description: "Bamboo drawer organizer with five sections." })
  expect(dimensions?.label).toBe("")
})

test("a brief that says everything gets no questions", () => {
  const brief: Partial<Brief> = {
    products: [product("Speckled Stoneware Mug", "Holds 12 oz, 9 cm tall, dishwasher safe, oatmeal white stoneware.")],
    handmadeStory: "Thrown on the wheel.",
    targetAudience: "Tea drinkers",
    priceRange: "$34",
    uniqueSellingProposition: "Thrown, trimmed, and glazed by one potter.",
    description: "Ships from Rye within 3 days.",
  }
  expect(asked("etsy", brief)).toEqual([])
})

describe("nobody is asked", () => {
  test.each<[string, string, Partial<Brief>, RegExp]>([
    ["the color of food", "tiktokshop", { products: [product("chilli crisp peanuts", "150g bag, hot")] }, /color/i],
    [
      "what a plant is made of",
      "shopify",
      { products: [product("Venus Flytrap", "a B52 division")] },
      /made of|color/i,
    ],
    ["the color of what no table knows", "amazon", { description: "Rubber sleeve for a quern." }, /color/i],
    [
      "the maker that is in the name",
      "facebookmarketplace",
      { products: [product("dewalt table saw", "10in")] },
      /brand/i,
    ],
    [
      "the model that is in the name",
      "ebay",
      { products: [product("makita planer", "makita planer 1806b")] },
      /model/i,
    ],
    ["the size of a tire that has it", "facebookmarketplace", { description: "4 winter tires, 215/60R16" }, /size/i],
    ["who it is for, once it is said", "playstore", { description: "shift calendar for nurses" }, /who is/i],
    [
      "of one crib as if it were two",
      "facebookmarketplace",
      { description: "Next to me crib, grey, mattress" },
      /they/,
    ],
  ])("%s", (_, platformId, given, wrong) => {
    expect(asked(platformId, given).join("\n")).not.toMatch(wrong)
  })
})
