import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import { tiktokshop } from "../../platforms/tiktokshop.ts"
import type { Brief } from "../../seo/brief.ts"
import { notesOf } from "../notes-of.ts"
import { bodyOf } from "./body.ts"

test("who buys it is told before the seller's story, and a deadline as the sentence it is", () => {
  const body = bodyOf(
    makeUnderstood(
      {
        description: "A brass sextant in its own box, made in Leith.",
        targetAudience: "sailors, people who teach navigation",
        brandStory: "My father repaired clocks in Leith until 1994.",
        seasonalRelevance: "Order by April for summer.",
      },
      "etsy",
    ),
  )
  expect(body.indexOf("sailors")).toBeLessThan(body.indexOf("My father"))
  expect(body).toContain("Order by April for summer")
  expect(body).not.toContain(": Order")
})

test.each(["UK sizes 2 to 13", "Finished size 11 x 6 x 9 inches"])("a size that says so has no label: %s", (size) => {
  const given = { description: "A clog with an alder sole.", productDimensions: size }
  const body = bodyOf(makeUnderstood(given, "amazon"))
  expect(body).toContain(size)
  expect(body).not.toContain(`Size: `)
})

test.each([
  ["Early April and after harvest", "Season: Early April and after harvest"],
  ["Orders for Thanksgiving close on November 5", "Orders for Thanksgiving close on November 5"],
  ["Nuptial flights in July and August", "Nuptial flights in July and August"],
])("a part of the year has a label, and what is said of it has none: %s", (seasonalRelevance, line) => {
  const body = bodyOf(
    makeUnderstood({ description: "A fruit picker on a pole of ash.", seasonalRelevance }, "tiktokshop"),
  )
  expect(body).toContain(line)
})

test("what a thing is cut from is no name of a material", () => {
  const given = { description: "A house sign with two holes.", uniqueSellingProposition: "cut from roofing slate" }
  expect(bodyOf(makeUnderstood(given, "etsy"))).toContain("Cut from roofing slate")
  expect(bodyOf(makeUnderstood(given, "etsy"))).not.toContain("Material:")
})

test("of a row of buyers, each is told once", () => {
  const given = { description: "A beaded flower on a wire stem.", targetAudience: "Gifts, brides, hotels, GIFTS" }
  expect(bodyOf(makeUnderstood({ ...given, products: [] }, "etsy"))).toContain("For: Gifts, brides, hotels")
  expect(bodyOf(makeUnderstood({ ...given, products: [] }, "etsy"))).not.toMatch(/hotels, gifts/i)
})

test("a video without a title is named by what it shows, and not by who shows it", () => {
  const { thing } = makeUnderstood(
    {
      channelName: "Up the Shaft",
      videoDescription: "I'm a lift mechanic in Glasgow. Changing the brake linings of a 1934 cage lift.",
      videoLength: "31 minutes",
      products: [],
    },
    "youtube",
  )
  expect(thing.name).toBe("Changing the brake linings of a 1934 cage lift")
})

test("a video of which only the length was typed is told by its title", () => {
  const given = { videoTitle: "Tamil bath time song for toddlers", description: "", videoLength: "3 min", products: [] }
  expect(bodyOf(makeUnderstood(given, "youtube"))).toMatch(/^Tamil bath time song for toddlers\./)
})

test("a pickup beside a place is told for itself, and the place has its capital", () => {
  const given = { description: "Rabbit hutch, two floors.", facebookLocation: "hamilton ontario, pickup weekends only" }
  const body = bodyOf(makeUnderstood({ ...given, products: [] }, "facebookmarketplace"))
  expect(body).toContain("Location: Hamilton")
  expect(body).toMatch(/^- Pickup weekends only$/m)
})

test.each([
  ["Home visits", "Service: home visits"],
  ["Workshop and barn calls", "Service: workshop and barn calls"],
  ["On-site service", "On-site service"],
])("how a service is done says that it is one: %s", (serviceType, line) => {
  const given = {
    description: "I reflock saddles with wool at your barn. I fit valves.",
    serviceType,
    location: "Leeds",
  }
  expect(bodyOf(makeUnderstood({ ...given, products: [] }, "website"))).toContain(line)
})

test.each([
  ["Mobile, Monday to Saturday, 8 am to 4 pm", "Service: mobile."],
  ["Bring-in only", "Service: bring-in only."],
  ["Workshop and barn calls", "Service: workshop and barn calls."],
  ["Drop-in shop", "Service: drop-in shop."],
  ["Workshop repair, with pickup inside the city", "Service: workshop repair, with pickup inside the city."],
  ["On-site service", "On-site service"],
  ["No Sunday lessons", "No Sunday lessons"],
])("how a business works has a label, unless it has one already or is a limit: %s", (serviceType, line) => {
  const given = { description: "We sharpen lawn mowers.", serviceType, location: "Hobart", priceRange: "From $20" }
  const body = bodyOf(makeUnderstood({ ...given, products: [] }, "website"))
  expect(body).toContain(line)
  expect(body.match(/Service: /g) ?? []).toHaveLength(line.startsWith("Service") ? 1 : 0)
})

test("a visit by appointment is told though it is no opening time", () => {
  const given = { description: "We make loose covers.", serviceType: "Home visit by appointment, Tuesday to Saturday" }
  expect(bodyOf(makeUnderstood({ ...given, products: [] }, "website"))).toContain("Home visit by appointment")
})

test.each([
  ["Weavers and spinners. Spoken in Gaelic with subtitles.", "Spoken in Gaelic with subtitles"],
  ["Trail riders with western saddles. It will not fit an English billet.", "It will not fit an English billet"],
  ["Gardeners in cool districts. We cannot post to Tasmania.", "We cannot post to Tasmania"],
])("a sentence behind the people is not about them: %s", (targetAudience, line) => {
  const body = bodyOf(makeUnderstood({ description: "A mohair girth with two buckles.", targetAudience }, "etsy"))
  expect(body).toContain(line)
  expect(body).not.toMatch(new RegExp(`For:? [^\n]*${line}`))
})

test("people with an abbreviation are people", () => {
  const given = { description: "A mohair girth.", targetAudience: "Riders in Co. Clare" }
  expect(bodyOf(makeUnderstood(given, "etsy"))).toMatch(/riders in Co\. Clare/i)
})

test.each([
  ["facebookmarketplace", "The vacuum pump is not included, because it went with the barn."],
  ["youtube", "The video does not replace your vet."],
])("on %s, a limit among the pain points is told", (platformId, customerPainPoints) => {
  const given = { description: "A bucket milker with four shells.", videoDescription: "I fit a shoe to a mare." }
  expect(bodyOf(makeUnderstood({ ...given, customerPainPoints, products: [] }, platformId))).toContain(
    customerPainPoints.slice(0, -1),
  )
})

test("a list of services is told whole, though the description names some of them", () => {
  const given = {
    description: "We repair laths and render with lime.",
    serviceType: "Lime plastering, lath repair, lime render, limewash",
  }
  const body = bodyOf(makeUnderstood({ ...given, products: [] }, "website"))
  // A bare "Limewash" would say little as an item.
  expect(body).toContain("Services: lime plastering; lath repair; lime render; limewash")
})

test.each([
  ["etsy", "handmadeStory", "Winds each skein on an old wheel.", "Winds each skein"],
  ["playstore", "brandStory", "Built by a fisherman. Started in 2019.", "Started in 2019"],
])("on %s, nobody knows whom a sentence of a story without a subject is about", (platformId, field, story, told) => {
  const given = { description: "Merino yarn in 12 shades.", appName: "Tidey", businessName: "", [field]: story }
  const body = bodyOf(makeUnderstood({ ...given, products: [] }, platformId))
  expect(body).toContain(told)
  expect(body).not.toMatch(/yarn winds|it winds|the shop/i)
})

const body = (given: Partial<Brief>, platformId: string): string => bodyOf(makeUnderstood(given, platformId))

test("who collects is not shipped to", () => {
  const given = { description: "A drain pump, tested.", shippingDetails: "Collection Leeds only, cash" }
  expect(body(given, "ebay")).not.toContain("Shipping: Collection")
})

test("work offered to neighbors is not for sale", () => {
  const given = { description: "I dig out old tree stumps by hand.", industry: "Garden maintenance", products: [] }
  const { genre, thing } = makeUnderstood({ ...given, facebookCategory: "Home services" }, "facebookmarketplace")
  expect([genre, thing.name]).toEqual(["service", "Marlow Bench"])
  expect(makeUnderstood({ ...given, facebookCategory: "Garden" }, "facebookmarketplace").thing.name).toBe(
    "Marlow Bench",
  )
})

test("the price that the form asks for comes before another", () => {
  const given = { description: "small bales. 1st cut also 5.50 a bale", priceRange: "$7.50 a bale", products: [] }
  expect(bodyOf(makeUnderstood(given, "facebookmarketplace"))).toMatch(/Price: \$7\.50 a bale; 1st cut also/)
})

test.each([
  ["£5.50 to £18, by weight", "Price range: £5.50 to £18"],
  ["£28 - £145 with a stand", "Price range: £28-£145"],
  ["£17 each", "Price: £17 each"],
])("from a low price to a high one is a range: %s", (priceRange, line) => {
  const products = [{ name: "Meadow Mix", category: "", description: "Dried leaves for rabbits." }]
  expect(bodyOf(makeUnderstood({ description: "Food for rabbits.", priceRange, products }, "tiktokshop"))).toContain(
    line,
  )
})

test.each(["£5.50 to £18", "£9.50 and £13", "USD 28 - 145"])(
  "a range without words may be that of the whole shop, so the seller is told why it is left out: %s",
  (priceRange) => {
    const products = [{ name: "Meadow Mix", category: "", description: "Dried leaves for rabbits." }]
    const u = makeUnderstood({ description: "Food for rabbits.", priceRange, products }, "tiktokshop")
    expect(bodyOf(u)).not.toMatch(/[Pp]rice|\d/)
    expect(notesOf(u.brief, u.subject, tiktokshop).leftOut.map(({ reason }) => reason)).toEqual([
      "the platform shows what this one costs, and a range may be that of other products",
    ])
  },
)

test.each([
  ["Locals first; schools and marae get ten percent off", "- Schools and marae get ten percent off", "Locals"],
  ["Harrison County gardeners; free bundle for school gardens", "- Free bundle for school gardens", "Harrison"],
  ["Near East Side neighbors", "Price", "Near East"],
])("what neighbors get is told, and for whom it is meant is not: %s", (facebookCommunityFocus, told, untold) => {
  const given = { description: "A gym bench of rimu.", facebookCommunityFocus, priceRange: "$20", products: [] }
  const body = bodyOf(makeUnderstood(given, "facebookmarketplace"))
  expect(body).toContain(told)
  expect(body).not.toContain(untold)
})

test("a price range is no price in a shop", () => {
  const products = [{ name: "Rimu Gym Bench", category: "", description: "Seven available." }]
  const body = bodyOf(makeUnderstood({ priceRange: "NZ$120 to NZ$180 each", products }, "facebookmarketplace"))
  expect(body).toContain("Price range: NZ$120 to NZ$180 each")
})

test("a service that the name of the business says has no line", () => {
  const given = {
    businessName: "MacAskill Compass Adjusting",
    serviceType: "Marine compass adjustment",
    description: "I correct magnetic compasses aboard your vessel and issue a signed deviation card.",
  }
  expect(bodyOf(makeUnderstood({ ...given, products: [] }, "website"))).not.toContain("Service: ")
})

test("who has no certificate tells nobody", () => {
  const certifications = "None for the tank. The steel has a mill certificate."
  const body = bodyOf(makeUnderstood({ description: "A steel tank.", certifications }, "amazon"))
  expect(body).toContain("mill certificate")
  expect(body).not.toContain("None")
})

test("what a seller has learned is told as the seller's", () => {
  const given = { description: "A restrung racket. It has a new grip.", certifications: "County stringing diploma" }
  expect(bodyOf(makeUnderstood(given, "etsy"))).toContain("Credentials: County stringing diploma")
  expect(bodyOf(makeUnderstood({ ...given, certifications: "CE marked" }, "etsy"))).not.toContain("Credentials")
})

test.each([
  [
    "amazon",
    {
      description:
        "PRE SEASONED Cast Iron Dosa Tawa 30 cm!!! <br>✅ weight 2.6kg ✅ flat base,works on gas + induction",
    },
    "- Weight: 2.6 kg",
  ],
  ["youtube", { uploadSchedule: "Two videos a month" }, "- New videos: Two a month"],
  [
    "tiktokshop",
    { description: "satin bonnets for long braids, double layer. black, plum and rust. wash cold hang dry" },
    "- Colors: black, plum and rust",
  ],
])("a label does not repeat the words of its value: %s", (platform, given, line) => {
  const video = { videoTitle: "How to season a tawa", videoLength: "9 min" }
  expect(bodyOf(makeUnderstood({ ...video, ...given }, platform)).split("\n")).toContain(line)
})

test("what the form asks for in one field has one label", () => {
  const given = { description: "A hammer for stone.", productDimensions: "40 x 16 x 4.5 cm, 1.9 kg" }
  expect(bodyOf(makeUnderstood(given, "amazon"))).toContain("Size and weight: 40 x 16 x 4.5 cm, 1.9 kg")
})

test("a value that is part of another with the same label is told once", () => {
  const given = {
    appName: "Tussock Rows",
    description: "Tussock Rows is a row counter. It keeps several counters for each project.",
    appFeatures: "Linked counters\nApple Watch",
    deviceCompatibility: "iPhone, iPad, Apple Watch",
  }
  expect(bodyOf(makeUnderstood(given, "appstore"))).toContain("Devices: iPhone, iPad, Apple Watch")
  expect(bodyOf(makeUnderstood(given, "appstore"))).not.toContain("Apple Watch; ")
})
