import { expect, test } from "vitest"
import { tellerOf } from "../../../test/make-teller.ts"
import { website } from "../platforms/website.ts"
import { roomOf } from "./room.ts"
import { writeBusiness } from "./write-business.ts"

const write = (given: object) => {
  const teller = tellerOf(given, "website")
  return writeBusiness({
    u: teller.u,
    tellerFor: () => teller,
    room: (key) => roomOf(website, key),
    platformId: "website",
  })
}

const plumber = {
  businessName: "TARN PLUMBING",
  description:
    "we do boilers, leaks, blocked drains, taps. gas safe registered 123456. cover Kendal, Ambleside & Windermere. call out £50",
  location: "kendal",
  targetKeywords: "plumber kendal, boiler repair kendal",
}

test("the heading says what is done, where, and what it is about", () => {
  const { productTitle, titleTag } = write(plumber)
  expect(productTitle).toMatch(/^Plumber in Kendal: Boilers/)
  expect(titleTag).toMatch(/^Plumber in Kendal/)
  expect(titleTag?.length).toBeLessThanOrEqual(60)
})

test("a snippet begins with what is searched for where the title has the name", () => {
  const { titleTag, metaDescription } = write({ ...plumber, businessName: "Tarn & Son" })
  expect(titleTag).toContain("Tarn & Son")
  expect(metaDescription).toMatch(/^Plumber in Kendal/)
})

test("what kinds there are stands in the title and among the phrases of a page with nothing else to tell", () => {
  const { productTitle, keywords } = write({
    businessName: "Nore Yoga Rooms",
    description: "Yoga studio in Sligo with hatha, yin and pregnancy classes.",
  })
  expect(productTitle).toBe("Yoga Studio in Sligo: Hatha, Yin and Pregnancy Classes")
  expect(keywords).toEqual(
    expect.arrayContaining(["hatha classes sligo", "yin classes sligo", "pregnancy classes sligo"]),
  )
})

test("questions are answered from the brief alone", () => {
  const { platformFields } = write(plumber)
  const faq = [platformFields?.faq ?? []].flat().join("\n")
  expect(faq).toContain("£50")
  expect(faq).toContain("123456")
  expect(faq).toMatch(/Ambleside/)
  expect(faq).not.toMatch(/guarantee|24|free/i)
})

test("phrases are typed ones, none inside another", () => {
  const { keywords = [], tags = [], searchTerms = [] } = write(plumber)
  for (const list of [keywords, tags])
    for (const one of list) expect(list.filter((other) => ` ${other} `.includes(` ${one} `))).toEqual([one])
  expect(keywords).toContain("plumber kendal")
  expect(searchTerms.some((text) => text.startsWith("how much"))).toBe(true)
})

test("the address has the service and the town", () => {
  expect(write(plumber).platformFields?.slug).toBe("plumber-kendal")
})

const sashes = {
  businessName: "Quay Sash",
  description: "We mend sash windows in Leith. A survey costs £60.",
  location: "Leith",
  seasonalRelevance: "book by August to be warm by November",
  products: [
    { name: "Draught-Proofing", category: "Windows", description: "Brush seals and new cords, from £340." },
    { name: "Shutter Repair", category: "Joinery", description: "Boxed-in shutters freed and eased, from £260." },
  ],
}

test("the page of one service is called by its name, and its own price answers for it", () => {
  const { productTitle, platformFields, improvedBodyText } = write(sashes)
  expect(productTitle).toMatch(/^Draught-Proofing in Leith/)
  expect([platformFields?.faq ?? []].flat().join(" ")).not.toContain("£60")
  expect(improvedBodyText).toContain("Book by August to be warm by November.")
})

test("highlights say the facts, each once", () => {
  const bullets = write(plumber).bulletPoints ?? []
  expect(bullets.join("\n")).toMatch(/blocked drains[\s\S]*£50/)
  expect(new Set(bullets).size).toBe(bullets.length)
})
