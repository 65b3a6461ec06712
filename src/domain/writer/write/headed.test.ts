import { describe, expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import { bodyOf } from "./body.ts"

const mug = {
  description: "Titanium mug with folding handles. Weighs 68 g.",
  products: [{ name: "Titanium Mug", category: "", description: "" }],
}

test("a business puts its promise beside its proof", () => {
  const given = {
    description: "I shear alpacas across Powys. A visit includes a check of the teeth.",
    uniqueSellingProposition: "I will come out for two animals",
    certifications: "Blue Seal shearer",
  }
  expect(bodyOf(makeUnderstood({ ...given, products: [] }, "website"))).toContain(
    "## Why Marlow Bench\n- I will come out for two animals\n- Blue Seal shearer",
  )
})

test("behind a paragraph, a list has a heading", () => {
  const given = {
    description: "A kit for dried flowers. It holds a press.",
    uniqueSellingProposition: "The press can be mended at home.",
    priceRange: "£24",
    location: "Stockport, England",
  }
  const products = [{ name: "Flower Press Kit", category: "", description: "" }]
  expect(bodyOf(makeUnderstood({ ...given, products }, "tiktokshop"))).toContain(
    "Good to know\n- Price: £24\n- Based in",
  )
})

test("a description tells how a thing is made and the story of its shop under two headings", () => {
  const given = { handmadeStory: "I punch each strip by hand.", brandStory: "I spent 31 years fixing phones." }
  const body = bodyOf(makeUnderstood({ ...mug, ...given, customerPainPoints: "" }))
  expect(body).toMatch(/(?:How it is made|The making)\nI punch each strip by hand\.\n\nAbout Marlow Bench\nI spent/)
})

test("a description reads a scale as a scale, and a chapter only in a video", () => {
  const given = { description: "1:12 dollhouse bakery kit with 14 tiny loaves" }
  const products = [{ name: "Dollhouse bakery kit", category: "", description: "" }]
  expect(bodyOf(makeUnderstood({ ...given, products }, "tiktokshop"))).toContain("14 tiny loaves")
})

test("a description names the makers of an app, and not of its studio", () => {
  const given = {
    description: "Dooker is a logbook for sea swimmers. It shows the tides.",
    appName: "Dooker",
    brandStory: "Built by a nurse in North Berwick who kept her swims in a notebook.",
  }
  expect(bodyOf(makeUnderstood({ ...given, products: [] }, "appstore"))).toMatch(/(?:It|Dooker) was built by a nurse/)
})

test("a description has no heading above a single item that is a sentence", () => {
  const given = {
    description: "A cello strap that loops round a chair leg. It adjusts.",
    certifications: "One year warranty",
  }
  const body = bodyOf(makeUnderstood({ ...given, products: [] }, "amazon"))
  expect(body).toMatch(/^One year warranty\.$/m)
})

test("a description does not say what a business is made of", () => {
  const given = { description: "We saw your logs into boards. Softwood and hardwood. Ask for a date." }
  expect(bodyOf(makeUnderstood({ ...given, products: [] }, "website"))).not.toMatch(/made of|Material/)
})

test("a description has no heading twice", () => {
  const given = {
    description: "You choose fine or heavy. You heat it over a candle.",
    priceRange: "$11",
    location: "Parma, Ohio",
    products: ["Brass Kistka", "Set of three kistky"].map((name) => ({ name, category: "", description: "" })),
  }
  expect(bodyOf(makeUnderstood(given, "etsy")).match(/^Good to know$/gm)).toHaveLength(1)
})

test.each([
  ["Passover and birthdays", "Good for Passover and birthdays."],
  ["Birthdays and Easter", "Good for birthdays and Easter."],
])("a description keeps the capitals of days: %s", (seasonalRelevance, expected) => {
  expect(bodyOf(makeUnderstood({ ...mug, seasonalRelevance }))).toContain(expected)
})

test("a description says no sentence as a place", () => {
  const given = { ...mug, location: "Winnipeg, Manitoba, we mail across Canada" }
  expect(bodyOf(makeUnderstood({ ...given, description: "We sell mugs.", products: [] }, "website"))).not.toContain(
    "based in Winnipeg",
  )
})

describe("the heading of a maker's story", () => {
  const headingOver = (given: Parameters<typeof makeUnderstood>[0]): string => {
    const blocks = bodyOf(makeUnderstood({ ...mug, ...given }, "etsy")).split("\n\n")
    const story = given.handmadeStory ?? given.brandStory ?? ""
    return blocks.find((block) => block.endsWith(story.slice(-16)))?.split("\n")[0] ?? ""
  }

  test.each([
    "I throw each mug on a kick wheel that my students gave me.",
    "Each pair is copied on an old lathe and finished with files.",
    "We soak the willow for a week and weave it in one sitting.",
  ])("says how it is made if the story tells that: %s", (handmadeStory) => {
    expect(headingOver({ handmadeStory })).toMatch(/^(?:How it is made|The making)$/)
  })

  test.each([
    "My wife could only find bobbins that slid about, so I bought a lathe and turned her forty.",
    "I designed it for my son, who was ill at eight months.",
    "I learned plaiting from a drover in 1998 and still use his knife.",
  ])("says no more than that there is a story otherwise: %s", (handmadeStory) => {
    expect(headingOver({ handmadeStory })).toBe("The story behind it")
  })

  test("is not about the shop if the story begins with the thing", () => {
    expect(headingOver({ brandStory: "It came from a dentist who had it from his teacher." })).toBe(
      "The story behind it",
    )
    expect(headingOver({ brandStory: "We are two sisters with one kiln." })).toBe("About Marlow Bench")
  })

  test("appears above a story typed in haste, too", () => {
    const given = {
      description: "rope fender for narrowboat, eye splice on top",
      handmadeStory: "taught by an old boy in 2011",
    }
    expect(bodyOf(makeUnderstood(given, "etsy"))).toContain("The story behind it\n- Taught by")
  })
})

describe("below a story with a heading", () => {
  const given = { brandStory: "My grandfather started the workshop in 1961, and I run it now." }

  test("there is no notice: it comes before", () => {
    const service = { ...given, description: "We tune harmoniums. Usual jobs are leaking bellows.", location: "Pune" }
    const seasonalRelevance = "Please book three weeks ahead before the festival."
    const priceRange = "Tuning from $18"
    const body = bodyOf(makeUnderstood({ ...service, seasonalRelevance, priceRange, products: [] }, "website"))
    expect(body.indexOf("Please book")).toBeLessThan(body.indexOf("## About"))
    expect(body.indexOf("## About")).toBeLessThan(body.indexOf("How much"))
  })

  test.each(["tiktokshop", "etsy"])("there is no price: it comes before, on %s", (platformId) => {
    const body = bodyOf(
      makeUnderstood({ ...mug, ...given, certifications: "Lab tested", priceRange: "$39" }, platformId),
    )
    expect(body.indexOf("$39")).toBeLessThan(body.indexOf("About Marlow Bench"))
  })

  test("there may be a section with a heading of its own", () => {
    const body = bodyOf(makeUnderstood({ ...mug, ...given, priceRange: "$39", location: "Leeds" }, "etsy"))
    expect(body.indexOf("My grandfather")).toBeLessThan(body.indexOf("Good to know"))
  })
})

test("a description of a business lists its services and says when it is open", () => {
  const given = { description: "We rebuild walls without mortar.", location: "Sedbergh" }
  const said = (serviceType: string) => bodyOf(makeUnderstood({ ...given, serviceType }, "website"))
  const all = said("Gap repairs, full rebuilds, Monday to Saturday 10 am to 7 pm")
  for (const text of ["- Gap repairs", "- Full rebuilds", "Monday to Saturday 10 am to 7 pm."])
    expect(all).toContain(text)
  // The title says it already.
  expect(said("Gap repairs")).not.toContain("Gap repairs")
})

test("nobody picks up what is only delivered, and one person is no team", () => {
  const given = {
    description: "I build sheds in treated pine. You can see one on our quiet street.",
    priceRange: "R9800",
    facebookDeliveryMethod: "delivered and erected",
    facebookCondition: "New",
    products: [{ name: "Tool Shed", category: "", description: "" }],
  }
  const body = bodyOf(makeUnderstood(given, "facebookmarketplace"))
  expect(body).toContain("Price and delivery")
  expect(body).not.toMatch(/Message us|pickup/)
})

test.each([
  "We are a father and son business. My father fitted windows before we started selling parts.",
  "Retired teacher, I fix about twenty of these a year.",
  "I clear retired engineers' sheds for their families.",
])("who the seller is gives no reason for selling: %s", (brandStory) => {
  const products = [{ name: "Window Hinges", category: "", description: "" }]
  const given = { description: "Pair of hinges for windows. Made from steel.", brandStory, products }
  expect(bodyOf(makeUnderstood(given, "ebay"))).not.toContain("Reason for selling")
})

test("that a shop is online is no service", () => {
  const given = { description: "We sew phone cases for farmers in Lamar.", serviceType: "Online shop", products: [] }
  expect(bodyOf(makeUnderstood(given, "website"))).not.toMatch(/online shop/i)
})

test("what a shop says of all it makes comes before its story", () => {
  const body = bodyOf(
    makeUnderstood(
      {
        businessName: "Linden Tippers",
        description: "I turn tippers in Ennis. The wood is local: plum, ash, yew and holly from storm damage.",
        brandStory: "We began at a kitchen table in 2011.",
        products: [{ name: "Plum Tipper", category: "Tippers", description: "A tipper turned from plum, 23 cm long." }],
      },
      "etsy",
    ),
  )
  expect(body).toMatch(/The wood is local[^\n]*\n\nAbout Linden Tippers\nWe began at a kitchen table in 2011\./)
})

test.each([
  ["I learned caning at a night class in 1998.", "About Semley Chairs"],
  ["We bought them from a village hall that was closing.", "The story behind it"],
])("a seller's own story is none of the thing: %s", (brandStory, heading) => {
  const given = { businessName: "Semley Chairs", description: "Six ash chairs. The seats are 41 cm wide.", brandStory }
  const sold = { facebookCondition: "Used - Good", uniqueSellingProposition: "Cane seats, not pressed sheet cane" }
  expect(bodyOf(makeUnderstood({ ...given, ...sold, products: [] }, "facebookmarketplace"))).toContain(heading)
})

test("a seller who does not mention a meeting arranges no time", () => {
  const sold = (more: string): string =>
    bodyOf(
      makeUnderstood(
        { description: `An oak bench in good order. It is 120 cm long. ${more}`, products: [] },
        "facebookmarketplace",
      ),
    )
  expect(sold("")).not.toContain("arrange a time")
  expect(sold("Collection from Leeds.")).toContain("Message me to arrange a time.")
})

test("what is true of all goods has its own heading, and is no story of the seller", () => {
  const given = {
    businessName: "Marrow Tools",
    description:
      "Each folder is cut from elk bone. The edges are 1 mm thick. We bind books ourselves. Tell us the grain.",
    brandStory: "We began at a kitchen table in 2011.",
    products: ["Long Folder", "Pocket Folder"].map((name) => ({
      name,
      category: "",
      description: "For paper artists.",
    })),
  }
  const body = bodyOf(makeUnderstood(given, "etsy"))
  expect(body).toContain("Each folder is cut from elk bone. The edges are 1 mm thick.")
  expect(body).toMatch(/(?:The making|How it is made)\nWe bind books ourselves\. Tell us the grain\./)
  expect(body).toContain("About Marrow Tools\nWe began at a kitchen table in 2011.")
})

test("a registration is no feature of an app, and a feature stays one whatever its words prove", () => {
  const given = {
    appName: "Pitch Rota",
    description: "Pitch Rota keeps the rents of a market. It works offline.",
    appFeatures: "Map of pitches\nLeaving Certificate topics",
    certifications: "Registered with the ICO",
    priceRange: "£18 a month",
  }
  const [features = "", known = ""] = bodyOf(makeUnderstood(given, "playstore")).split("Good to know")
  expect(features).toContain("- Leaving Certificate topics")
  expect(known).toContain("- Registered with the ICO")
})

test("a license alone is no reason to choose a business", () => {
  const given = { description: "We empty septic tanks in Galway. We come on weekdays.", certifications: "Waste permit" }
  const body = bodyOf(makeUnderstood(given, "website"))
  expect(body).toContain("Credentials: Waste permit.")
  expect(body).not.toContain("Why Marlow Bench")
})

test("a promise that says it is told behind what it means, and not at the head of a list", () => {
  const given = {
    description: "We mow long grass by scythe. Two of us cut an acre in a day.",
    uniqueSellingProposition: "It is quiet enough to hold during a service.",
    certifications: "Insured; Member of the Scythe Association",
  }
  const body = bodyOf(makeUnderstood(given, "website"))
  expect(body).toContain("in a day.\n\nIt is quiet")
})

test("a season that is one whole sentence is no list of one item", () => {
  const seasonalRelevance = "Most keepers want hives ready before the spring flow in August."
  const given = { description: "New Langstroth hives of untreated pine, made in my workshop.", seasonalRelevance }
  expect(bodyOf(makeUnderstood(given, "facebookmarketplace")).split("\n")).toContain(seasonalRelevance)
  const bare = { ...given, seasonalRelevance: "Best from October to January" }
  expect(bodyOf(makeUnderstood(bare, "facebookmarketplace"))).toContain("Season: Best from October to January")
})

test("what an app does not do is told below what it does", () => {
  const appFeatures = "Private diary\nDoes not include tide times"
  const given = { description: "Tern finds shells.", appFeatures, priceRange: "£2", products: [] }
  const [features = "", known = ""] = bodyOf(makeUnderstood(given, "appstore")).split("Good to know")
  expect(features).not.toContain("tide times")
  expect(known).toContain("- Does not include tide times")
})

test("who it is for is no part of a notice", () => {
  const description = "This is a sisal basket, 30 cm high. The bag is not lined and has no zip."
  const body = bodyOf(makeUnderstood({ description, targetAudience: "market shoppers", location: "" }, "etsy"))
  if (body.includes("Please note")) expect(body.indexOf("arket shoppers")).toBeLessThan(body.indexOf("Please note"))
})
