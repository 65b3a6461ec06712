import { describe, expect, test } from "vitest"
import { makeBrief } from "../../../../test/score/make-brief.ts"
import { hasEach, productsNamed, toldOfProducts } from "../../../../test/told-of-products.ts"
import { shopify } from "../../platforms/shopify.ts"
import { subjectsOf } from "../../seo/brief.ts"
import { understand } from "../understanding.ts"

describe("beside another product", () => {
  const salts = toldOfProducts({
    description: "Sea salt from Hardanger. The smoked one tastes best on eggs.",
    seasonalRelevance: "Gift boxes go out until 16 December",
    products: productsNamed("Plain Salt", "Smoked Salt", "Salt Gift Box"),
  })

  test.each([
    [/tastes best/, [false, true, false]],
    [/16 December/, [false, false, true]],
    [/from Hardanger/, [true, true, true]],
  ])("what is said of one stays with it: %s", (pattern, expected) => {
    expect(salts.map((each) => pattern.test(each))).toEqual(expected)
  })

  test("what a shop makes is about the product that it names first", () => {
    const ropes = toldOfProducts({
      description:
        "We make ringing ropes with a polyester top end, a woollen sally and a soft hemp tail. The standard sally is 90 cm long.",
      products: productsNamed("Ringing Rope with Woollen Sally", "Replacement Hemp Tail"),
    })
    expect(ropes.map((each) => /polyester/.test(each))).toEqual([true, false])
    expect(ropes.map((each) => /90 cm/.test(each))).toEqual([true, false])
  })

  test("how each is sent is told beside it", () => {
    const parts = toldOfProducts({
      description: "Used parts from dismantled windmills.",
      shippingDetails: "Gearbox goes on a pallet, 96 kg. Vane posted flat for AUD 45. No overseas postage.",
      products: productsNamed("Windmill Gearbox", "Windmill Tail Vane"),
    })
    expect(parts.map((each) => /pallet/.test(each))).toEqual([true, false])
    expect(parts.map((each) => /posted flat/.test(each))).toEqual([false, true])
    expect(parts.map((each) => /overseas/.test(each))).toEqual([true, true])
  })

  test("a word of both names, or half of what one says, tells neither apart", () => {
    const honey = toldOfProducts({
      description: "hot honey w real scotch bonnet. goes on pizza",
      products: productsNamed("Hot Honey Mild", "Hot Honey Proper Hot"),
    })
    expect(honey.map((each) => /scotch bonnet/.test(each))).toEqual([true, true])
    const products = [{ name: "Crepe Pan", category: "", description: "Gas only" }, ...productsNamed("Frying Pan")]
    const pans = toldOfProducts({ description: "Carbon steel.", keyFeatures: "gas and induction", products })
    expect(pans.map((each) => /induction/.test(each))).toEqual([true, true])
  })
})

test("a description that begins with one of the products goes on about it", () => {
  const [throwTold, cushionTold] = toldOfProducts({
    description: "Lambswool throw in oat and ink. 140 x 190 cm. Warm without weight: 780 g. Woven in Galashiels.",
    products: ["Lambswool Throw", "Lambswool Cushion"].map((name) => ({ name, category: "", description: "oat" })),
  })
  expect(throwTold).toMatch(/140 x 190.*780 g.*Woven/)
  expect(cushionTold).not.toMatch(/throw|780 g|Woven/i)
})

test("what a description says of the thing it begins with is not true of a spare for it, and of a set it is", () => {
  const boats = ([name, category, text]: readonly string[]) => [
    { name: "River Boat Kit", category: "Kits", description: "Kit for one person" },
    { name: name ?? "", category: category ?? "", description: text ?? "" },
  ]
  const description = "A kit to build a river boat. In the box are 14 laths and a paddle. Each order has a booklet."
  const [kit, pack] = toldOfProducts({
    description,
    products: boats(["Skin Pack", "Spares", "Calico for an old boat"]),
  })
  expect(kit).toMatch(/14 laths/)
  expect(pack).not.toMatch(/14 laths/)
  expect(pack).toMatch(/booklet/)
  const [, pair] = toldOfProducts({ description, products: boats(["Pair of Boats", "Kits", "Two at once"]) })
  expect(pair).toMatch(/14 laths/)
})

test("a description that begins with one product's name and no verb is about that product", () => {
  const bowls = toldOfProducts({
    description: "A shallow imbenge bowl of coated wire. The rim is ochre. Colors vary between batches.",
    products: [{ name: "Imbenge Bowl", category: "", description: "" }, ...productsNamed("Wire Coaster")],
  })
  expect(bowls.map((each) => /shallow/.test(each))).toEqual([true, false])
})

test.each(["R1,650 for a hive; R420 for a super", "NZD 160 for a hive; NZD 40 for a super"])(
  "each product has its own price in any currency: %s",
  (priceRange) => {
    const hives = toldOfProducts({ priceRange, products: productsNamed("Pine Hive", "Pine Super") })
    expect(hives.map((each) => [/hive$/.test(each), /super$/.test(each)])).toEqual([
      [true, false],
      [false, true],
    ])
  },
)

test("what a shop promises and what buyers complain of is true of each of its inks, and not of a bottle and a desk", () => {
  const topics = (category: string, other: string): string[] => {
    const brief = makeBrief({
      description: "We mix ink in small batches.",
      uniqueSellingProposition: "Dries in ten seconds.",
      customerPainPoints: "Ink that smudges",
      products: [
        { name: "Pecos", category, description: "38 ml bottle with a wide neck." },
        { name: "Sample Set", category: other, description: "Nine vials of 4 ml." },
      ],
    })
    const [subject] = subjectsOf(brief)
    return subject === undefined
      ? []
      : understand({ brief, subject, platform: shopify, variation: 0 }).facts.map(({ topic }) => topic)
  }
  expect(topics("Fountain pen ink", "Ink samples")).toEqual(expect.arrayContaining(["promise", "pain"]))
  const [apart] = [topics("Fountain pen ink", "Desks")]
  expect(apart).not.toContain("promise")
  expect(apart).not.toContain("pain")
})

test("care behind a sentence about one product is that product's", () => {
  const [mittens, glue] = toldOfProducts({
    description:
      "The mittens are 78% cotton. Wash at 40 degrees. The glue comes off with water. Please patch test first and do not use it on broken skin.",
    products: productsNamed("Rowing Mittens", "Grip Glue"),
  })
  expect([/40 degrees/.test(mittens ?? ""), /patch test/.test(mittens ?? "")]).toEqual([true, false])
  expect([/40 degrees/.test(glue ?? ""), /patch test/.test(glue ?? "")]).toEqual([false, true])
})

test("names that differ behind a comma are told apart by that", () => {
  const products = productsNamed("Rain cape pattern, PDF", "Rain cape pattern, printed")
  const [pdf = "", printed = ""] = toldOfProducts({
    products,
    priceRange: "NOK 89 for the PDF, NOK 195 for the paper sheet",
  })
  expect(pdf).toContain("NOK 89 for the PDF")
  expect(pdf).not.toContain("195")
  expect(printed).toContain("NOK 195 for the paper sheet")
})

test("beside its spare part, a thing keeps what is said of it and of its contents", () => {
  const [box = "", hooks = ""] = toldOfProducts({
    description:
      "Our biltong box dries up to 4 kg of meat. A bulb in the base warms the air. Twelve hooks and four rods are supplied. The front is clear acrylic. It needs an indoor spot near a plug.",
    uniqueSellingProposition: "It slots together without tools.",
    products: productsNamed("Plywood Biltong Box", "Spare Biltong Hooks, Pack of 12"),
  })
  for (const fact of ["rods are supplied", "clear acrylic", "near a plug", "without tools"]) {
    expect(box).toContain(fact)
    expect(hooks).not.toContain(fact)
  }
})

test("in haste, what names no product is said of the one the text begins with, and what is sold beside it says nothing of itself", () => {
  const [canoe = "", blocks = ""] = toldOfProducts({
    description:
      "16 ft royalex canoe red\n- cane seats redone 2 yrs ago\nTwo paddles incl. Foam roof blocks extra if u want. Not a whitewater boat",
    products: productsNamed("Penobscot 16 canoe", "Foam roof blocks, pack of 4"),
  })
  expect(canoe).toMatch(/cane seats.*paddles.*whitewater/i)
  expect(blocks).not.toMatch(/cane seats|paddles|extra|whitewater/i)
})

test('a request is about the product that it names, and "the small one" about the small one', () => {
  const description =
    "I make stairs and windows for dollhouses. Please measure your opening before you order, because I cannot take back windows. These are not toys."
  const [stairs, windows] = toldOfProducts({ description, products: productsNamed("Straight Stairs", "Sash Windows") })
  expect([/opening/.test(stairs ?? ""), /opening/.test(windows ?? "")]).toEqual([false, true])
  expect([/toys/.test(stairs ?? ""), /toys/.test(windows ?? "")]).toEqual([true, true])
  const beds = "Each kit is a steel bed. In our yard the small one needs water once a week."
  const [small, long] = toldOfProducts({
    description: beds,
    products: productsNamed("Bed Kit, Small", "Bed Kit, Long"),
  })
  expect([/once a week/.test(small ?? ""), /once a week/.test(long ?? "")]).toEqual([true, false])
})

test("in haste, each line is of the product named last, even where no mark parts it", () => {
  const [lantern = "", stove = ""] = toldOfProducts({
    description:
      "Coleman 200A lantern red dated 6/68, runs good just relit it, globe is original no cracks $85\n425E two burner stove, green, works but the pump leather was dry so I put in a new one, lid has a dent on left corner\nno fuel in either",
    products: [
      { name: "Coleman 200A lantern 1968", category: "Camping lanterns", description: "" },
      { name: "Coleman 425E camp stove", category: "Camping stoves", description: "" },
    ],
  })
  expect([/pump leather/.test(lantern), /pump leather/.test(stove)]).toEqual([false, true])
  expect([/dent/.test(lantern), /dent/.test(stove)]).toEqual([false, true])
  expect([/globe/i.test(lantern), /globe/i.test(stove)]).toEqual([true, false])
})

test("a part of the thing is not the spare part that is sold beside it", () => {
  const [scraper = "", blade = ""] = toldOfProducts({
    description:
      "coconut scraper table clamp type - SS 202 blade - cast iron body - also the spare blade 8 leaf same size - spare fits only model 2",
    products: productsNamed("Coconut scraper clamp type", "Spare blade for coconut scraper"),
  })
  expect(scraper).toMatch(/SS 202 blade.*cast iron/is)
  expect(blade).not.toMatch(/SS 202|cast iron/i)
  expect(blade).toMatch(/only model 2/)
})

test("what the description begins with may be named late, and each of several drums is no case", () => {
  const [detector = "", coil = ""] = toldOfProducts({
    description:
      "I have upgraded, so my metal detector is for sale. It has headphones and a manual. I am also listing the coil. The coil works and has light scuffs.",
    products: productsNamed("Garrett Metal Detector", "Sniper Coil for Garrett"),
  })
  expect([/headphones/.test(detector), /headphones/.test(coil)]).toEqual([true, false])
  expect(coil).toMatch(/scuffs/)
  const [drum = "", bag = ""] = toldOfProducts({
    description: "I make frame drums in a workshop. Each has an ash frame. The case is showerproof.",
    products: productsNamed("Frame Drum", "Drum Case"),
  })
  expect([/ash frame/.test(drum), /ash frame/.test(bag)]).toEqual([true, false])
})

test("a measure names no product, and what is also sold is told where it is sold", () => {
  const [machine = "", pads = ""] = toldOfProducts({
    description:
      "numatic floor buffer 17 inch off a school contract, runs fine, cable is 15m. also doing red pads 17in box of 5 new for spray buffing",
    products: productsNamed("Numatic NRS450 floor polisher", "17 inch red floor pads x5"),
  })
  expect([/cable is 15/i.test(machine), /cable is 15/i.test(pads)]).toEqual([true, false])
  expect(pads).toMatch(/red pads/i)
  expect(pads).not.toMatch(/also/i)
})

test.each([
  ["Tank R2600 pump R1500", "R2600", "R1500"],
  ["Tank R2600, pump R1500", "R2600", "R1500"],
  ["Tank 2600 - pump 1500", "2600", "1500"],
])("a row of prices has one for each, with or without a comma: %s", (priceRange, ofTank, ofPump) => {
  const [tank = "", pump = ""] = toldOfProducts({
    description: "",
    priceRange,
    products: productsNamed("Water tank", "Booster pump"),
  })
  expect([tank.includes(ofTank), tank.includes(ofPump)]).toEqual([true, false])
  expect([pump.includes(ofTank), pump.includes(ofPump)]).toEqual([false, true])
})

test("people and their families are not parted", () => {
  const [, polish = ""] = toldOfProducts({
    targetAudience: "adults who lost an eye, and their families",
    products: [
      { name: "Custom artificial eye", category: "Prosthetics", description: "Moulded in two visits." },
      { name: "Yearly polish", category: "Care", description: "Polish of what you wear, 40 minutes." },
    ],
  })
  expect(polish).not.toMatch(/(?:^|\|)(?:and )?their families/)
})

test("one size is that of the first product and its sorts", () => {
  const told = (name: string) => ({ productDimensions: "13 x 7 x 2 cm", products: productsNamed("Paint Tin", name) })
  const sizes = (name: string) => toldOfProducts(told(name)).map((each) => /13 x 7/.test(each))
  expect(sizes("Water Brush Set")).toEqual([true, false])
  expect(sizes("Red Paint Tin")).toEqual([true, true])
  expect(sizes("Large Paint Tin")).toEqual([true, false])
})

test("what the description tells more fully of another product, a product tells in its own words", () => {
  const [, pair] = toldOfProducts({
    description: "The set of twelve bobbins is 100 mm long, turned from yew, drilled for spangling, in a calico roll.",
    products: [
      { name: "Calico Roll with Bobbins", category: "", description: "Twelve bobbins." },
      { name: "Yew Pair", category: "", description: "Two bobbins, 100 mm, drilled for spangling." },
    ],
  })
  expect(pair).toContain("Two bobbins, 100 mm, drilled for spangling")
})

test("the story of a shop is not divided, and a word of its name names no product", () => {
  const [dulse, box] = toldOfProducts({
    brandStory: "My grandmother sold dulse at the fair. I took on her stretch of shore.",
    products: productsNamed("Whole Leaf Dulse", "Shore Box"),
  })
  for (const each of [dulse, box]) expect(hasEach(each, /grandmother/, /her stretch/)).toEqual([true, true])
  const courses = toldOfProducts({
    businessName: "Larkmoor Sign Language",
    description: "British Sign Language classes in Norwich. Groups of ten.",
    products: productsNamed("Taster", "Family Sign"),
  })
  expect(courses.map((each) => /Norwich/.test(each))).toEqual([true, true])
})

test("buyers are divided by what only another product is called", () => {
  const [, single] = toldOfProducts({
    targetAudience: "bobbin lace makers, museum curators",
    products: [
      { name: "Lace Bobbins, Set of 12", category: "Lace Making", description: "Twelve bobbins." },
      { name: "Single Bobbin", category: "Lace Making", description: "One bobbin." },
    ],
  })
  expect(hasEach(single, /bobbin lace makers/, /curators/)).toEqual([true, true])
})
