import { describe, expect, test } from "vitest"
import { tellerOf } from "../../../../test/make-teller.ts"
import { makeTeller } from "../teller.ts"
import { understand } from "../understand/understand.ts"
import { tellBusiness } from "./business.ts"

const rich = {
  businessName: "Cobble & Moss",
  description:
    "Garden design company in Ludlow. We draw plans, lay patios and plant borders for small town gardens. A free first visit, a drawn plan within 12 days.",
  uniqueSellingProposition: "One gardener stays with the job to its end",
  certifications: "Member of the Guild of Gardeners",
  brandStory: "Founded in 2011 by two sisters.",
  priceRange: "from £900",
  customerPainPoints: "wet lawns, dark corners",
  targetAudience: "people with north-facing gardens",
  seasonalRelevance: "spring",
  location: "Ludlow, Shropshire",
  bodyTextSections: [{ id: "1", content: "Every plan names each plant. We come back after a year." }],
}
const told = (given: object = {}) => tellBusiness(tellerOf({ ...rich, ...given }, "website"))

describe("one thing of several that a business does", () => {
  const booked = tellBusiness(
    tellerOf(
      {
        businessName: "Elm Bank",
        description:
          "Tree surgeons in Ludlow working across Shropshire. Crown reductions, dead wooding and felling in sections. Three climbers and one chipper.",
        certifications: "NPTC qualified, £5 million public liability",
        targetAudience: "homeowners",
        location: "Ludlow, Shropshire",
        products: [
          {
            name: "Stump Grinding",
            category: "Tree services",
            description: "Stumps ground out, chippings raked back into the hole.",
          },
        ],
      },
      "website",
    ),
  )

  test("what the business does besides does not come with it", () => {
    expect(booked).not.toMatch(/(?:comes with|you get|expect) crown reductions/i)
    expect(booked).toMatch(/crown reductions/i)
  })

  test("telegrams are sentences", () => {
    expect(booked).toMatch(/chippings are raked back/i)
    expect(booked).toMatch(/(?:we are|is) NPTC qualified/i)
    expect(booked).toMatch(/(?:have|has) £5 million public liability/)
    expect(booked).toMatch(/we are tree surgeons/i)
  })
})

describe("a rich brief", () => {
  test.each([
    "Ludlow",
    "patios",
    "borders",
    "free first visit",
    "12 days",
    "Guild of Gardeners",
    "2011",
    "£900",
    "wet lawns",
    "north-facing",
    "spring",
    "after a year",
  ])("keeps %s", (fact) => {
    expect(told().toLowerCase()).toContain(fact.toLowerCase())
  })
  test("stands below headings that each have a text", () => {
    const lines = told().split("\n\n")
    const headings = lines.filter((line) => line.startsWith("## "))
    expect(headings.length).toBeGreaterThan(1)
    for (const heading of headings) expect(lines[lines.indexOf(heading) + 1]).toMatch(/^[^#].{20,}/)
  })
  test("says nothing twice", () => {
    const sentences = told().split(/(?<=[.?!])\s+/)
    expect(new Set(sentences).size).toBe(sentences.length)
  })
  test("speaks as one person where the brief does", () => {
    const text = told({
      description: "I tune pianos and harps in Ludlow.",
      bodyTextSections: [
        {
          id: "1",
          content:
            "I bring my own tools and leave the room as it was. I test every key twice before I go home again in the evening.",
        },
      ],
      brandStory: "I learnt it from my aunt.",
    })
    expect(text).toMatch(/\bI\b/)
    expect(text).not.toMatch(/\b(?:we|our|us)\b/i)
  })
})

test("a minimal brief is told in a few sentences without headings", () => {
  const text = tellBusiness(
    tellerOf(
      {
        businessName: "Ribble Dental",
        description: "Family dental practice in Hull offering fillings, crowns and check-ups, open Saturdays.",
      },
      "website",
    ),
  )
  expect(text).not.toContain("#")
  for (const fact of ["Ribble Dental", "family dental practice in Hull", "crowns", "on Saturdays"])
    expect(text.toLowerCase()).toContain(fact.toLowerCase())
  expect(text.split(" ").length).toBeLessThan(45)
})

test("a row of works is done by who does it, and what goes wrong is dealt with", () => {
  const sparks = tellBusiness(
    tellerOf(
      {
        businessName: "Volt & Son",
        description: "rewires, fuseboards, sockets, lighting & EV points. cover Norwich.",
        location: "norwich",
        targetKeywords: "electrician norwich",
      },
      "website",
    ),
  )
  expect(sparks).toContain("an electrician in Norwich. We do rewires, fuseboards, sockets, lighting and EV points")
  const pests = tellBusiness(
    tellerOf(
      {
        businessName: "Sonora Sentry",
        description: "scorpions, termites, roaches, wasps. We seal and spray.",
        location: "Tucson",
        targetKeywords: "pest control tucson",
      },
      "website",
    ),
  )
  expect(pests).toMatch(/pest control in Tucson/)
  expect(pests).toMatch(/[Ww]e deal with scorpions/)
})

test("two trips of one business share no long sentence", () => {
  const products = [
    { name: "Short Boat Trip", category: "", description: "Open boat for two adults, 3 miles, one hour. £20." },
    { name: "Long Boat Trip", category: "", description: "Covered boat for six people, 9 miles, four hours. £60." },
  ]
  const { brief } = tellerOf({ ...rich, products }, "website").u
  const texts = products.map((product) =>
    tellBusiness(makeTeller(understand(brief, product, "service"), "0|test")).split(/(?<=[.?!])\s+/),
  )
  expect(texts[0]?.join(" ")).toContain("3 miles")
  expect(texts[1]?.join(" ")).toContain("9 miles")
  const isLong = (text: string) => text.split(" ").length > 5
  expect(texts[0]?.filter((text) => isLong(text) && texts[1]?.includes(text))).toEqual([])
})
