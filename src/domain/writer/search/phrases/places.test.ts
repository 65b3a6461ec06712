import { describe, expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import type { Brief } from "../../../seo/brief.ts"
import { choosePhrases } from "./choose.ts"
import { searchPhrases } from "./phrases.ts"

const found = (given: Partial<Brief>, platformId: string): string[] =>
  choosePhrases(searchPhrases(makeUnderstood(given, platformId)), { count: 10, maxUnits: 60, unit: "safeChars" })
const product = (name: string, description = "") => ({ products: [{ name, category: "", description }] })

describe("phrases with a place", () => {
  test.each([
    [{ description: "Bakery in Hexham. Sourdough, stotties, wedding cakes." }, "bakery hexham"],
    [
      { description: "One dog at a time. We don't use cages.", industry: "Dog grooming", location: "Leeds" },
      "dog grooming leeds",
    ],
    [
      { description: "Family dental practice in Duluth offering cleanings, crowns and clear aligners." },
      "crowns duluth",
    ],
    [
      {
        description: "Accounts for freelancers.",
        targetKeywords: "accountant bristol",
        location: "Stokes Croft, Bristol",
      },
      "accountant bristol",
    ],
    [
      {
        description: "I repair sectional, roller and tilt garage doors at your home.",
        industry: "Garage door repair",
        serviceType: "Mobile repairs at the customer's house",
        location: "Hamilton",
      },
      "garage door repair hamilton",
    ],
    [
      {
        description: "We make fitted loose covers for sofas.",
        serviceType: "Home visit by appointment",
        location: "York",
      },
      "fitted loose covers york",
    ],
    [
      { description: "I shorten trousers.", industry: "Clothing alterations and repairs", location: "Limerick" },
      "clothing alterations limerick",
    ],
    [
      {
        description: "We empty tanks within two days.",
        serviceType: "septic tank emptying and site assessment",
        location: "Trim",
      },
      "site assessment trim",
    ],
    [
      { description: "We build pergolas.", serviceType: "pergola building", location: "Perth" },
      "pergola builder perth",
    ],
    [
      { description: "We are two streets from the sea.", serviceType: "Family dentist", location: "Hove" },
      "family dentist hove",
    ],
  ] as const)("are what a business does and its town: %s", (given, expected) => {
    expect(found(given, "website")).toContain(expected)
  })

  test("are each kind of work that the seller lists, and nothing else in that list", () => {
    const given = {
      description: "We build walls.",
      serviceType: "Wall building, stone carving, cheek ends, Monday to Saturday 10 am to 7 pm",
      location: "Sedbergh",
    }
    const all = found(given, "website")
    expect(all).toEqual(expect.arrayContaining(["wall building sedbergh", "stone carving sedbergh"]))
    expect(all.join()).not.toMatch(/cheek|monday/)
  })

  test.each([
    "Drop-in shop, Tuesday to Saturday, 10am to 5.30pm",
    "Repair workshop, bring-in only",
    "mobile, i come to you",
  ])("are no way of working: %s", (serviceType) => {
    const given = { description: "We repair and tune harmoniums.", industry: "Musical instrument repair", serviceType }
    expect(found({ ...given, location: "Pune" }, "website").join()).not.toMatch(/shop|workshop|mobile/)
  })

  test("name work and no thing that is worked on, in a text typed in haste", () => {
    const description =
      "oven cleaning cork city an 20km around, single oven 60 double 80 range cookers from 110, bbqs as well"
    expect(
      found({ description, businessName: "donal ovens", industry: "cleaning", location: "cork" }, "website").join(),
    ).not.toContain("single oven")
  })

  test("are near a town, and not in near it", () => {
    expect(
      found({ description: "Barn with beams.", industry: "Wedding venue", location: "near Ludlow" }, "website"),
    ).toContain("wedding venue ludlow")
  })

  test.each([
    [{ description: "We mend roofs. Free visit, drawn plan, fixed quote.", location: "Leeds" }, /visit|plan|quote/],
    [{ description: "Driving lessons. Manual or automatic.", location: "Leeds" }, /manual|automatic/],
    [{ description: "house cleans. police checked staff, ovens and carpets extra", location: "Leeds" }, /staff|extra/],
    [{ description: "Plumbing. Call out £65.", location: "Leeds" }, /call/],
    [{ description: "lost ya ring at the beach? i find it. ring me", location: "Leeds" }, /ya ring/],
    [
      { description: "Piano tuning. We also repair sticking keys and broken strings.", location: "Leeds" },
      /keys|strings/,
    ],
  ] as const)("are nothing that one gets beside it: %s", (given, wrong) => {
    expect(found(given, "website").join(" | ")).not.toMatch(wrong)
  })

  test("are used things with the town for neighbors, and used things at an auction", () => {
    const local = { facebookLocation: "Dayton, Ohio", facebookCondition: "Used - Good", ...product("Mountain Bike") }
    expect(found(local, "facebookmarketplace")).toEqual(
      expect.arrayContaining(["used mountain bike", "mountain bike dayton"]),
    )
    const sold = { itemCondition: "Used", description: "Portable typewriter.", ...product("Portable Typewriter") }
    expect(found(sold, "ebay")).toContain("used typewriter")
    expect(found(sold, "ebay").join(" ")).not.toMatch(/dayton/)
  })
})

describe("phrases of a video", () => {
  test.each([
    [{ videoTitle: "How to change front brake pads on a Honda Civic" }, "how to change front brake pads"],
    [{ videoTitle: "How I fix a dripping mixer tap" }, "fix dripping mixer tap"],
    [{ videoTitle: "Car brakes", contentTheme: "car repair for beginners" }, "car repair for beginners"],
  ] as const)("are what it shows: %s", (given, expected) => {
    expect(found({ channelName: "Cut & Lock", description: "A film.", ...given }, "youtube")).toContain(expected)
  })

  test("do not count years", () => {
    const given = { channelName: "Cut & Lock", videoTitle: "Sixteen years in the dark: the Standedge Tunnel" }
    expect(found(given, "youtube").join(" | ")).not.toMatch(/sixteen/)
  })
})

describe("keywords of a shop", () => {
  const products = [
    { name: "J Hive Tool", category: "Tools", description: "Steel hive tool." },
    { name: "Copper Smoker", category: "Tools", description: "Copper smoker, leather bellows." },
    { name: "Cotton Bee Suit", category: "Clothing", description: "Bee suit with a hood." },
  ]
  const own = (name: string): string[] => {
    const [first, ...others] = [
      ...products.filter((each) => each.name === name),
      ...products.filter((each) => each.name !== name),
    ]
    const given = {
      targetKeywords: "beekeeping equipment, bee suit, hive tool, bee smoker",
      products: first === undefined ? [] : [first, ...others],
    }
    return found(given, "shopify")
  }

  test.each([
    ["J Hive Tool", "hive tool", ["bee suit", "bee smoker"]],
    ["Copper Smoker", "bee smoker", ["bee suit", "hive tool"]],
    ["Cotton Bee Suit", "bee suit", ["hive tool"]],
  ])("belong to the product that they name: %s", (name, expected, others) => {
    expect(own(name)).toEqual(expect.arrayContaining(["beekeeping equipment", expected]))
    for (const other of others) expect(own(name)).not.toContain(other)
  })
})

test.each(["Domestic cleaning", "Mobile repairs", "Home maintenance"])(
  "a field that says where the work is done and not on what is no trade: %s",
  (industry) => {
    const all = found(
      { description: "I scrape ovens.", businessName: "Tahuna", industry, location: "Nelson" },
      "website",
    )
    expect(all.join()).not.toContain(industry.toLowerCase())
  },
)

test("what a patient gets besides is not a service that people look for", () => {
  const description =
    "A small-animal practice in Hexham for dogs and cats. Blood results in the same visit from our own lab."
  const given = { description, businessName: "Brackenridge Vets", location: "Hexham" }
  expect(found(given, "website").join("\n")).not.toMatch(/blood/)
})

test.each([
  ["Cattle hoof trimming", "On-farm visits, Monday to Saturday. I do not trim bulls.", "cattle hoof trimming hove"],
  ["Septic tank emptying and drainage", "On-site service", "septic tank emptying hove"],
  ["Textile conservation", "Hand restoration of silk saris", "silk sari hand restoration hove"],
  ["Chimney services", "Camera inspection of chimneys and wood burner flues", "chimney camera inspection hove"],
  ["Private well pump repair", "Repair and replacement. We do not drill.", "private well pump repair hove"],
  ["Harmonium repair", "Workshop repair, drop-off only", "harmonium repair hove"],
  ["Stringed instrument repair", "Mobile fret dressing", "mobile fret dressing hove"],
])("a service is found by its trade (%s), and not by the way it is done: %s", (industry, serviceType, expected) => {
  const all = found({ description: "We come to you.", industry, serviceType, location: "Hove" }, "website")
  expect(all).toContain(expected)
  expect(all.join()).not.toMatch(/visits|service|replacement/)
})

test.each([
  ["reed tuning and bellows patches", ["reed tuning hove", "bellows patches hove"]],
  ["chimney sweeping and stove repair", ["chimney sweeping hove", "stove repair hove"]],
  ["leather restoration and spring repair", ["leather restoration hove", "spring repair hove"]],
])("two services are two phrases: %s", (description, expected) => {
  const all = found({ description, location: "Hove" }, "website")
  expect(all).toEqual(expect.arrayContaining(expected))
  expect(all.join()).not.toMatch(/ and | & /)
})

test.each([
  ["east of Tulsa", "cattle panels tulsa"],
  ["just outside Tralee", "cattle panels tralee"],
  ["north of Perth", "cattle panels perth"],
  ["East London", "cattle panels east london"],
])("a place with a direction is its town: %s", (facebookLocation, expected) => {
  const given = { description: "Cattle panels, galvanised.", facebookLocation, ...product("Cattle Panels") }
  expect(found(given, "facebookmarketplace")).toContain(expected)
})

test("what somebody also does is no service to be found by", () => {
  const description = "I clean ovens and hobs in your kitchen. I also fit replacement bulbs if you have bought them."
  const all = found({ description, location: "Leeds" }, "website").join(" | ")
  expect(all).toContain("oven cleaning leeds")
  expect(all).not.toContain("bulb")
})

test("a business is named by what its own name and a keyword say it does", () => {
  const given = {
    businessName: "Hennie's Dent Removal",
    description: "We remove hail damage, door dings and small creases from cars. Single dents take an hour.",
    serviceType: "Mobile and workshop car repair",
    targetKeywords: "dent removal centurion",
    location: "Centurion",
  }
  const all = found(given, "website")
  expect(all).toContain("dent removal centurion")
  expect(all.filter((each) => /^(?:dent|small|minor) /.test(each) && !each.startsWith("dent removal"))).toEqual([])
})

test("how lessons are given is no service", () => {
  const given = {
    description: "I teach tap to adults.",
    serviceType: "Group classes, in person",
    targetKeywords: "adult tap classes dartmouth",
    location: "Dartmouth",
  }
  expect(found(given, "website")).not.toContain("group classes dartmouth")
})

test.each([
  [
    { description: "I tune uprights and grands at home.", serviceType: "Piano tuning and repair" },
    ["upright tuning", "grand tuning"],
  ],
  [
    { description: "We clean old headstones and regild the letters, photos sent before and after." },
    ["photo cleaning", "old headstone"],
  ],
  [
    { description: "tune uprights and grands at your home. also fix sticking keys", serviceType: "piano tuning" },
    ["tune uprights"],
  ],
])("nobody looks for half of the work: %s", (given, wrong) => {
  const phrases = found({ ...given, location: "Galway" }, "website").join(" | ")
  for (const each of wrong) expect(phrases).not.toContain(each)
})

test.each([
  ["Piano tuning and repair", ["piano tuning galway", "piano repair galway"]],
  ["Chimney sweeping and stove servicing", ["chimney sweeping galway", "stove servicing galway"]],
])("two works that were typed as one are two searches: %s", (serviceType, expected) => {
  const phrases = found({ description: "Clean work in every house.", serviceType, location: "Galway" }, "website")
  expect(phrases).toEqual(expect.arrayContaining(expected))
})

test("who comes to a whole island is looked for on it", () => {
  const given = {
    description: "Aircon cleaning at home.",
    serviceType: "Aircon cleaning",
    location: "Singapore islandwide",
  }
  expect(found(given, "website")).toContain("aircon cleaning singapore")
})

test("nobody looks for what is old as used", () => {
  const given = { itemCondition: "Used", products: [] }
  expect(found({ ...given, description: "Lathe chuck, 6 inch." }, "ebay").join()).toContain("used lathe chuck")
  expect(found({ ...given, description: "GWR wagon plate 1938, cast iron." }, "ebay").join()).not.toContain("used")
})
