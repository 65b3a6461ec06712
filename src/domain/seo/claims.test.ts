import { describe, expect, test } from "vitest"
import { makeBrief } from "../../../test/score/make-brief.ts"
import { unsupportedClaims } from "./claims.ts"
import type { Listing } from "./listing.ts"

const brief = makeBrief({
  businessName: "Tidewater Clay",
  description:
    "Wheel-thrown stoneware mug in a colourful blue glaze. Holds 12 oz, stands 3.75 inches tall and is safe in the dishwasher. Not oven safe. Comes in six colours and two sizes, sold in a set of 4. Fired to 1240°C.",
  priceRange: "$34 - $1,900",
  certifications: "BPA-free lid, Licensed NC potter CL1482",
  uniqueSellingProposition: "2 yr warranty; free delivery within 10 days; no hidden fees",
  brandStory: "We started in 2009 in a garage in Rye, East Sussex, after 1,900 miles on the road.",
  customerPainPoints: "heavy steel cups, plastic that smells",
  competitors: "Best Mugs, 500 Cups",
  keyFeatures: "lid of walnut wood; lightly salted clay; machine washable sleeve of wool; sizes S M L XL",
  productDimensions: "9.5 x 8 cm, 17-22in sleeve, 68 g, 450 ml, 1 lb",
  products: [
    { name: "Blue Mug Set", category: "Mugs", description: "Mug with a lid, 90 minutes to dry, 50% off wool." },
  ],
})

const emptyListing: Listing = {
  productName: "Blue Mug Set",
  productTitle: "",
  titleTag: "",
  metaDescription: "",
  keywords: [],
  bulletPoints: [],
  tags: [],
  searchTerms: [],
  improvedBodyText: "",
  platformFields: {},
}

const claimsIn = (text: string): string[] =>
  unsupportedClaims({ ...emptyListing, improvedBodyText: text }, brief).map((claim) => claim.text)

test.each<[text: string, claim: string]>([
  ["A mug that holds 14 oz.", "14 oz"],
  ["Holds 12 ml of tea.", "12 ml"],
  ["Weighs 68 oz.", "68 oz"],
  ["Stands 4 inches tall.", "4 inches"],
  ["Comes in seven colors.", "seven"],
  ["A set of 8 mugs.", "8"],
  ["A dozen mugs in a box.", "dozen"],
  ["Made of 12 parts.", "12"],
  ["Backed by a 3-year warranty.", "3-year"],
  ["Fired to 1260°C.", "1260°C"],
  ["Only $29 today.", "$29"],
  ["Save 20% on a pair.", "20%"],
  ["Made since 2011.", "2011"],
  ["Dries in 45 minutes.", "45 minutes"],
  ["Serving 500 cups a day.", "500"],
  ["Our mug is 10.5 x 8 cm.", "10.5"],
  ["Microwave safe, too.", "Microwave safe"],
  ["It is safe in the microwave.", "safe in the microwave"],
  ["Oven safe up to any heat.", "Oven safe"],
  ["Certified organic glaze.", "organic"],
  ["Holds a vegan certificate.", "vegan"],
  ["FDA approved for food.", "FDA approved"],
  ["A food-safe glaze.", "food-safe"],
  ["Fair trade pottery.", "Fair trade"],
  ["A hypoallergenic sleeve.", "hypoallergenic"],
  ["The sleeve is waterproof.", "waterproof"],
  ["A stain-resistant sleeve.", "stain-resistant"],
  ["Lead-free glaze.", "Lead-free"],
  ["An eco-friendly choice.", "eco-friendly"],
  ["Packed in recycled boxes.", "recycled"],
  ["Non-toxic and pretty.", "Non-toxic"],
  ["The #1 mug in town.", "#1"],
  ["The best mug for cold days? The best mug ever made.", "best"],
  ["A best-selling mug.", "best-selling"],
  ["An award-winning mug.", "award-winning"],
  ["Our top-rated mug.", "top-rated"],
  ["The world's finest mug.", "world's finest"],
  ["Unbeatable value.", "Unbeatable"],
  ["The most popular mug here.", "most popular"],
  ["A leading brand of pottery.", "leading brand"],
  ["Guaranteed to please.", "Guaranteed"],
  ["Money-back promise.", "Money-back"],
  ["Comes with a lifetime warranty.", "lifetime warranty"],
  ["Free returns on every order.", "Free returns"],
  ["Ships same day.", "Ships same day"],
  ["Enjoy next-day delivery.", "next-day"],
  ["We ship worldwide.", "ship worldwide"],
  ["A free gift with each mug.", "free gift"],
  ["A limited edition glaze.", "limited edition"],
  ["Only a few left, so order.", "Only a few left"],
  ["Customers love this mug.", "Customers love"],
  ["Five star reviews all over.", "Five star"],
  ["As seen on television.", "As seen on"],
  ["Trusted by thousands of homes.", "Trusted by"],
  ["A porcelain mug.", "porcelain"],
  ["Inlaid with sterling silver.", "sterling silver"],
  ["A lid of solid oak.", "oak"],
  ["A bamboo lid keeps it warm.", "bamboo"],
  ["A cotton sleeve.", "cotton"],
  ["A leather handle wrap.", "leather"],
  ["Made in Italy with care.", "Made in Italy"],
  ["Italian stoneware at heart.", "Italian stoneware"],
  ["It relieves stress after work.", "relieves stress"],
  ["Tea from it cures colds.", "cures"],
  ["Helps with weight loss.", "weight loss"],
  ["Clinically proven to warm.", "Clinically proven"],
  ["A vintage mug.", "vintage"],
  ["Hand-painted flowers.", "Hand-painted"],
  ["A family-owned studio.", "family-owned"],
  ["Call us 24/7.", "24/7"],
  ["A sleeve in XXL.", "XXL"],
])("%j claims %j", (text, claim) => {
  expect(claimsIn(text).join(" + ")).toContain(claim)
})

test.each([
  "Holds 12 ounces.",
  "A 12-ounce mug.",
  "Twelve ounces of coffee.",
  'Stands 3.75" tall.',
  "It is 3 3/4 inches tall.",
  "Comes in 6 colors.",
  "Six colours, two sizes.",
  "Set of four mugs.",
  "Four mugs in a set.",
  "Dishwasher safe.",
  "Goes happily in the dishwasher.",
  "A dishwasher-safe mug.",
  "It is not oven safe.",
  "Kiln-fired at 1240 degrees.",
  "From $34.",
  "Starts at 34 dollars.",
  "After 1900 miles on the road.",
  "Started in 2009.",
  "The lid is BPA free.",
  "A lid without BPA.",
  "We are licensed potters.",
  "Covered by a two-year warranty.",
  "A warranty of 24 months.",
  "Warranted for 2 years.",
  "Free shipping within ten days.",
  "Delivered free.",
  "No hidden charges, no hidden fees.",
  "Measures 9.5 by 8 cm.",
  "A sleeve for 17 to 22 inches.",
  'Fits 17" to 22".',
  "Weighs 68 grams.",
  "Holds 450 milliliters.",
  "450ml, 68g.",
  "A pound of clay goes in, 16 oz to be exact.",
  "Drying takes an hour and a half: 90 min.",
  "Sizes S to XL.",
  "Available in S, M, L and XL.",
  "A ceramic mug.",
  "Handmade pottery.",
  "Thrown by hand.",
  "A wooden lid of walnut.",
  "The woolen sleeve washes in the machine.",
  "The sleeve is machine washable.",
  "Made in Rye, East Sussex.",
  "British pottery feel, made in a garage.",
  "Lighter than steel and nicer than plastic.",
  "No plastic smell.",
  "It is best to warm it first.",
  "Best for slow mornings.",
  "Works best with hot tea.",
  "The best of both worlds.",
  "The gold standard of calm.",
  "Every cloud has a silver lining.",
  "Crystal clear instructions.",
  "A stone's throw from the sea.",
  "It felt right at once.",
  "Sit down with a glass of water beside it.",
  "At the top of the label stands your name.",
  "Our number one priority is a good handle.",
  "Step 3: add milk.",
  "1. Rinse it. 2. Fill it.",
  "Stay for a week or two.",
  "Just for the two of you.",
  "One mug, one morning.",
  "A treat for your dog walks.",
  "Feel free to ask.",
  "Take your time; it lasts all day.",
  "The widest part is the rim.",
  "The latest news from the kiln.",
  "It does not come with a guarantee against cats.",
  "50% off the wool sleeve.",
  "Potter CL1482, 12 oz mugs, six colours, 10 days.",
])("%j is covered by the brief", (text) => {
  expect(claimsIn(text)).toEqual([])
})

describe("a claim", () => {
  test("is quoted as it is, once per field, in every field that has it", () => {
    const listing: Listing = {
      ...emptyListing,
      productTitle: "AWARD-WINNING Mug, 12 oz",
      bulletPoints: ["Holds 14 OZ", "14 OZ again"],
      platformFields: { materials: ["porcelain"], note: "Free  gift" },
    }
    expect(unsupportedClaims(listing, brief)).toEqual([
      { text: "AWARD-WINNING", field: "productTitle" },
      { text: "14 OZ", field: "bulletPoints" },
      { text: "porcelain", field: "platformFields.materials" },
      { text: "Free  gift", field: "platformFields.note" },
    ])
  })

  test("is made in one line", () => {
    expect(claimsIn("A free gift with it.").length).toBe(1)
    expect(claimsIn("Delivery: free\n- Gift tags")).toEqual([])
  })

  test("that overlaps another is one claim", () => {
    expect(claimsIn("It has a lifetime warranty.")).toEqual(["lifetime warranty"])
  })

  test("is not supported by the names of competitors", () => {
    expect(claimsIn("The best mugs: 500 of them.")).toEqual(["best", "500"])
  })

  test("is supported by a brief that was typed in a hurry", () => {
    const typed = makeBrief({ description: "<b>HYPOALERGENIC</b> stainles steel ring, waterprof!!" })
    const listing = { ...emptyListing, productTitle: "Hypoallergenic stainless steel ring, waterproof" }
    expect(unsupportedClaims(listing, typed)).toEqual([])
  })

  test("that the brief denies is not supported", () => {
    const denied = makeBrief({ description: "A bowl. It is not dishwasher safe and has no warranty." })
    const listing = { ...emptyListing, productTitle: "Dishwasher safe bowl with warranty" }
    expect(unsupportedClaims(listing, denied).map(({ text }) => text)).toEqual(["Dishwasher safe", "warranty"])
  })
})

test.each([
  ["an address has its numbers without their signs", "blue-mug-50-off-3-75-inches", []],
  ["and may claim nothing else", "organic-blue-mug", ["organic"]],
])("%s: %s", (_, handle, claims) => {
  const listing = { ...emptyListing, platformFields: { handle } }
  expect(unsupportedClaims(listing, brief).map(({ text }) => text)).toEqual(claims)
})

test.each([
  "Non-GMO Project Verified",
  "non-toxic paint",
  "rust proof",
  "non-allergenic filling",
  "alcohol-free",
  "non-stick coating",
  "nickel-free",
  "non-alcoholic",
  "no preservatives",
  "not tested on animals",
  "without parabens",
])("a statement that something is absent may be repeated: %s", (said) => {
  const free = makeBrief({ certifications: said, description: `A thing. ${said}.` })
  const listing = { ...emptyListing, improvedBodyText: `The thing. ${said}.` }
  expect(unsupportedClaims(listing, free).map(({ text }) => text)).toEqual([])
})

test.each([
  ["RUST PROOF stainless steel.", "Rustproof stainless steel."],
  ["smoke free home. Ships from Leeds.", "Smoke-free home. Shipping: double boxed."],
])("of %j it may be said: %j", (description, told) => {
  const listing = { ...emptyListing, improvedBodyText: told }
  expect(unsupportedClaims(listing, makeBrief({ description })).map(({ text }) => text)).toEqual([])
})

test.each([
  ['24" bike', "A 24 inch bike.", "A 24-inch bike.", "A twenty-four inch bike.", "A 24'' bike."],
  ["Print of 4 x 6 in on paper", "4 by 6 inches.", '4" x 6".'],
  ["Returns in 10 days", "Ten-day returns.", "Returns within ten days."],
  ["Half an hour a day", "30 minutes a day."],
  ["Two and a half cups", "2.5 cups.", "2½ cups."],
  ["A pair of socks", "Two socks."],
  ["1k words", "1,000 words.", "A thousand words."],
  ["A 5k plan", "A plan for 5 km."],
  ["30+ yrs experience", "Thirty years of experience."],
  ["£65 call out", "A call out costs 65 pounds."],
  ["Lavender, rose and honey", "Three scents."],
  ["Forecast for 2 hours", "Without ten-day guesses.", "Unlike 14-day forecasts, it is short."],
])("the same amount in other words: %s", (description, ...told) => {
  const said = makeBrief({ description })
  const listing = { ...emptyListing, improvedBodyText: told.join("\n") }
  expect(unsupportedClaims(listing, said)).toEqual([])
})

test.each([
  ["Lavender, rose and honey", "A set of 3 soaps.", "3"],
  ["Lavender, rose and honey", "Four scents.", "Four"],
  ["A 24 inch bike", "No less than 26 inches.", "26 inches"],
  ["A 5k plan", "A plan for 10 km.", "10 km"],
])("another amount: %j does not allow %j", (description, told, claim) => {
  const listing = { ...emptyListing, improvedBodyText: told }
  expect(unsupportedClaims(listing, makeBrief({ description })).map(({ text }) => text)).toEqual([claim])
})
