import { describe, expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import { readSamples } from "../../../../test/quality/sample.ts"
import { styles, subjectsOf, tones } from "../../seo/brief.ts"
import { splitSentences } from "../../text/split/split-sentences.ts"
import { stemsOf } from "../read/merge.ts"
import { understand } from "../understanding.ts"
import { bodyOf } from "./body.ts"
import { isFeatureTold } from "./is-told.ts"
import { isUntold } from "./untold.ts"

const rich = {
  description: "Titanium mug with folding handles. Weighs 68 g. Holds 450 ml. Stuff sack included.",
  uniqueSellingProposition: "The lip guard stops burned lips",
  customerPainPoints: "hot rims",
  targetAudience: "backpackers",
  brandStory: "Started in a shed in Rye.",
  priceRange: "$24",
  products: [{ name: "Titanium Mug", category: "", description: "" }],
}

describe("a description", () => {
  test("that is a list below the thing's name has each fact once, and no item that says nothing alone", () => {
    const description =
      "Left front headlight for 2014-2016 Mazda 3, halogen, used, OEM part BHN1-51-041, bulb included."
    expect(bodyOf(makeUnderstood({ description }, "ebay"))).toBe(
      "Left Front Headlight for 2014-2016 Mazda 3\n\n- Halogen\n- Condition: Used\n- OEM part BHN1-51-041\n- Bulb included",
    )
  })

  test("of one line is that line, or the list in it", () => {
    const said = (description: string) => bodyOf(makeUnderstood({ description, priceRange: "" }, "tiktokshop"))
    expect(said("10 pack of galvanised steel rock pegs for awnings and tents")).toBe(
      "10 pack of galvanised steel rock pegs for awnings and tents.",
    )
    expect(said("dried lime slices for cocktails, about 40 in a pouch")).toContain("- About 40 in a pouch")
  })

  test("says what it is, who it is for, its details, its price and its story", () => {
    const body = bodyOf(makeUnderstood(rich))
    const places = ["titanium mug with folding handles", "backpackers", "lip guard", "Stuff sack", "$24", "Rye"]
    expect(places.map((place) => body.indexOf(place)).toSorted((a, b) => a - b)).toEqual(
      places.map((place) => body.indexOf(place)),
    )
    expect(body).not.toContain("undefined")
  })

  test.each([
    [
      "recon coffee grinders out of cafes we strip them down and fit new burrs then test them on beans, 14 kg so not a toy",
    ],
    [
      "slow feed hay net for horses knotless poly holes one inch. hang it high if your horse wears shoes. rinse with hose",
    ],
    ["took these lights off my ute to put led ones on and they work. left one has a hairline crack. right is mint"],
  ])("typed in haste keeps its order: %s", (description) => {
    const body = bodyOf(makeUnderstood({ description }, "ebay")).toLowerCase()
    const places = description.split(/[,.] /).map((part) => body.indexOf(part.split(" ").slice(0, 3).join(" ")))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places).not.toContain(-1)
  })

  test("keeps the short sentences of a story between the long ones", () => {
    const brandStory =
      "Three generations on one hill. We supplied merchants until 2014. A wet spring, then a notice in the shop."
    expect(bodyOf(makeUnderstood({ ...rich, brandStory }))).toContain(brandStory)
  })

  test("says where a shop is near", () => {
    expect(
      bodyOf(makeUnderstood({ description: "We grow seed potatoes.", location: "Near Kirriemuir, Angus" }, "website")),
    ).toContain("Based near Kirriemuir")
  })

  test("has no measure twice", () => {
    expect(bodyOf(makeUnderstood({ ...rich, keyFeatures: "68 g\n450 ml" }, "amazon")).match(/68 g/g)).toHaveLength(1)
  })

  test("has real headings only if the platform allows them", () => {
    expect(bodyOf(makeUnderstood(rich, "shopify"))).toMatch(/^## /m)
    expect(bodyOf(makeUnderstood(rich, "etsy"))).not.toMatch(/^#/m)
  })

  test("leaves out a price without a currency", () => {
    expect(bodyOf(makeUnderstood({ ...rich, priceRange: "6.5" }))).not.toContain("6.5")
  })

  test("adds only labels and headings to a text in another language", () => {
    const body = bodyOf(
      makeUnderstood({ description: "Handgemachte Kerze aus Bienenwachs mit dem Duft von Honig.", priceRange: "12 €" }),
    )
    expect(body).toContain("Handgemachte Kerze aus Bienenwachs mit dem Duft von Honig.")
    expect(body).not.toMatch(/\b(?:This|Here|Price|the)\b/)
  })
})

test("a careful description is told whole and in its order, whatever its sentences are about", () => {
  const description =
    "Live tiger worms by weight, in a box with damp coir. North Island usually next day, South Island two days. We cannot send them to the West Coast. These are compost worms. No papers."
  const body = bodyOf(
    makeUnderstood({ description, products: [{ name: "Tiger Worms", category: "", description: "" }] }, "shopify"),
  )
  expect(body.replaceAll(/\s+/g, " ")).toContain(description)
})

test("a product's description that only repeats the description in fewer words is not told", () => {
  const description =
    "Darning mushroom for mending socks, turned from ash on my lathe. The cap is 72 mm wide. The handle unscrews and has a space for needles inside."
  const own = "Darning mushroom turned from ash, cap 72 mm, unscrewing handle with needle space inside."
  const body = bodyOf(
    makeUnderstood({ description, products: [{ name: "Darning Mushroom", category: "", description: own }] }, "etsy"),
  )
  expect(body.match(/72 mm/g)).toHaveLength(1)
})

const table = {
  description:
    "Oak dining table with six chairs. Four of the chairs are the original oak ones. The other two are beech. The legs have scratches. It was oiled in April.",
  products: [{ name: "Oak dining table", category: "", description: "" }],
}

test.each([
  ["We are moving to a smaller house.", true],
  ["I have given up camping.", true],
  ["We are selling six of them.", false],
])("the reason for selling comes after the thing, and is not a highlight: %s", (reason, isBehind) => {
  const description = `Elm table from the 1960s with two leaves. ${reason} The legs unscrew.`
  const body = bodyOf(makeUnderstood({ description }, "facebookmarketplace"))
  expect(body.indexOf(reason.slice(0, -1)) > body.indexOf("The legs")).toBe(isBehind)
})

test.each([
  [
    "Allotment holders and kitchen gardeners in the UK and Ireland",
    "allotment holders and kitchen gardeners in the UK and Ireland",
  ],
  ["Women and girls with curly and coily hair", "women and girls with curly and coily hair"],
  ["Gardeners, builders and stable yards", "gardeners, builders and stable yards"],
])("people stay joined as the seller joined them: %s", (targetAudience, expected) => {
  const description = "Hand fork with an ash handle, for beds and pots."
  expect(
    bodyOf(
      makeUnderstood(
        { description, targetAudience, products: [{ name: "Hand Fork", category: "", description: "" }] },
        "shopify",
      ),
    ),
  ).toContain(expected)
})

describe("a sentence that depends on the one before it", () => {
  test.each(["facebookmarketplace", "ebay", "etsy", "website"])("comes right after it on %s", (platformId) => {
    const body = bodyOf(makeUnderstood(table, platformId))
    expect(body).toMatch(/original oak ones\. The other two are beech/)
    expect(body).toMatch(/scratches\. It was oiled in April/)
  })
})

describe("a shop with several products", () => {
  const brief = {
    businessName: "Slocan Seed House",
    description:
      "Everything we sell has ripened in our own field. We answer messages in the evening. Packets are dated with the harvest year.",
    products: [
      { name: "Early Tomato", category: "Seeds", description: "Red slicer, 58 days from transplant." },
      { name: "Shoebox Bean", category: "Seeds", description: "Dry bean, 90 days from sowing." },
    ],
  }

  test("puts a text without a product's name in a section of its own, in order", () => {
    const body = bodyOf(makeUnderstood(brief, "shopify"))
    const [own = "", ofShop = ""] = body.split("## Good to know")
    expect(own).toContain("58 days")
    expect(own).not.toContain("We answer")
    expect(ofShop).toMatch(/Everything we sell .* We answer messages/)
    // What speaks of no seller is told with the goods.
    expect(own).toContain("Packets are dated with the harvest year.")
  })

  test("puts that text with the product if nothing else is known about the product", () => {
    const bare = brief.products.map((product) => ({ ...product, description: "" }))
    const [own = ""] = bodyOf(makeUnderstood({ ...brief, products: bare }, "shopify")).split("## About")
    expect(own).toContain("Everything we sell")
  })
})

const short = [
  ["etsy", "Hand-carved cherry wood spoons for soup and porridge. Each one is oiled three times."],
  ["website", "We walk dogs in Leeds every weekday. Groups are never larger than four."],
] as const

describe.each(short)("two sentences for %s", (platformId, description) => {
  const bodies = (given: object[]) =>
    new Set(
      given.map((more) => bodyOf(makeUnderstood({ description, businessName: "Oak & Otter", ...more }, platformId))),
    )

  test("sound different in every tone", () => {
    expect(bodies(tones.map((tone) => ({ tone }))).size).toBe(tones.length)
  })

  test("differ in every style", () => {
    expect(bodies(styles.map((style) => ({ style }))).size).toBe(styles.length)
  })

  test("differ when they are requested again", () => {
    const again = [0, 1].map((variation) => bodyOf(makeUnderstood({ description }, platformId, variation)))
    expect(again[0]).not.toBe(again[1])
  })
})

describe.each(readSamples().map((sample) => [sample.id, sample] as const))("%s", (_, { platform, brief }) => {
  test("loses nothing that the seller said", () => {
    for (const subject of subjectsOf(brief)) {
      const u = understand({ brief, subject, platform, variation: 0 })
      const told = stemsOf(bodyOf(u))
      const lost = u.facts.filter(
        (fact) =>
          !fact.isEcho &&
          !isUntold(fact, u) &&
          !isFeatureTold(fact, splitSentences(bodyOf(u))) &&
          // A pain point goes where a sentence has room for it, and is not a line among the benefits.
          fact.topic !== "pain" &&
          !(platform.id === "amazon" && fact.topic === "price") &&
          [...fact.stems].filter((stem) => !told.has(stem)).length > fact.stems.size * 0.2,
      )
      expect(lost.map(({ text }) => text).length).toBeLessThanOrEqual(1)
    }
  })
})

test("a short first line of a product is told, although its name opens the text", () => {
  const products = ["Light Wool Duvet", "Warm Wool Duvet"].map((name) => ({
    name,
    category: "",
    description: "200 gsm for summer.",
  }))
  const body = bodyOf(
    makeUnderstood({ description: "Our duvets are filled in Cumbria.", targetAudience: "hot sleepers", products }),
  )
  expect(body).toMatch(/^Light Wool Duvet\n/)
  expect(body).toContain("200 gsm for summer")
})

test("a careful sentence that mentions shipping is told where shipping has no place", () => {
  const products = ["Chai Spice", "Lamb Spice"].map((name) => ({ name, category: "", description: "" }))
  const description = "Three spice blends in tins. Every blend is ground in the week it ships and contains no salt."
  expect(bodyOf(makeUnderstood({ description, products }, "amazon"))).toContain("ground in the week it ships")
})

test("what nothing has named is called by its name", () => {
  const description = "type your postcode once and it pulls the calendar then tells you what goes out tomorrow night"
  const given = { appName: "BinBuddy", description, targetAudience: "everyone who forgets" }
  expect(bodyOf(makeUnderstood(given, "playstore"))).not.toMatch(/^It /)
})

describe("a careful description", () => {
  test.each([
    [
      "A brass sextant that hung in our hall until we moved. The arc is scratched near the 40 degree mark. The telescope focuses, although its ring is stiff. It comes without a box.",
      "ebay",
    ],
    [
      "I'm selling my son's half-size violin because he has outgrown it. It is a Stentor from 2019. One peg slips.",
      "facebookmarketplace",
    ],
    [
      "A rechargeable lantern shaped like a pear. Press its stalk for warm or cold light. It runs for six hours.",
      "tiktokshop",
    ],
  ])("is told in its own order, flaws and all: %s", (description, platformId) => {
    const rest = description.slice(description.indexOf(" ") + 1)
    expect(bodyOf(makeUnderstood({ description }, platformId)).replaceAll("\n\n", " ")).toContain(rest)
  })

  test("has no pronoun for a thing behind a sentence about a part of it", () => {
    const given = {
      description: "Chrome espresso machine from 2018. The steam arm is stiff.",
      targetAudience: "home baristas",
      products: [{ name: "Espresso Machine", category: "", description: "" }],
    }
    expect(bodyOf(makeUnderstood(given, "ebay"))).toContain("This machine is for home baristas.")
  })

  test("of a shop begins its paragraph even without a verb", () => {
    const given = {
      description: "Flaky sea salt boiled over a birch fire. The water is drawn at night. We use no other fuel.",
      products: ["Plain Salt", "Smoked Salt"].map((name) => ({ name, category: "", description: "150 g tin" })),
    }
    expect(bodyOf(makeUnderstood(given, "shopify"))).toContain(
      "Flaky sea salt boiled over a birch fire. The water is drawn at night.",
    )
  })
})
