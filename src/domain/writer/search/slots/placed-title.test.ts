import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { titleOf } from "./titles.ts"

test("work without what it is done on is no title", () => {
  const given = {
    businessName: "Bann Hoists",
    description: "We supply and service bath hoists across Antrim.",
    location: "Antrim",
    targetKeywords: "bath hoist rental",
    products: [],
  }
  const titled = (serviceType: string): string =>
    titleOf(makeUnderstood({ ...given, serviceType }, "website"), {
      max: 60,
      unit: "safeChars",
      target: { min: 20, max: 60 },
    })
  expect(titled("Installation, rental and repair")).toMatch(/hoist/i)
  expect(titled("Bath hoist repair")).toContain("Bath Hoist Repair")
})

test.each([
  [
    "Termites!! roaches, bed bugs. free inspection for termite only",
    "pest control san antonio",
    "Pest Control in San Antonio",
  ],
  ["Box braids!! knotless, twists. 4-6 hrs in my chair", "braids san antonio", "Box Braids in San Antonio"],
])("what is worked on is no title where a keyword names the work: %s", (description, targetKeywords, title) => {
  const given = { businessName: "Bugs B Gone", description, targetKeywords, location: "San Antonio, TX", products: [] }
  const room = { max: 60, unit: "safeChars", target: { min: 20, max: 60 } } as const
  expect(titleOf(makeUnderstood(given, "website"), room)).toBe(title)
})

test.each([
  ["Tax adviser for landlords in Manchester, fixed fees.", "Tax Adviser for Landlords in Manchester"],
  ["Boarding cattery outside Athenry, County Galway, with outdoor runs.", "Boarding Cattery Outside Athenry"],
  ["Handyman in Exeter for flat-pack, shelves and small repairs.", "Handyman in Exeter"],
])("for whom a business works is in its title, if that is one kind of people: %s", (description, title) => {
  const room = { max: 60, unit: "safeChars", target: { min: 20, max: 60 } } as const
  expect(titleOf(makeUnderstood({ description, location: "", products: [] }, "website"), room)).toBe(title)
})

test("somebody without a name whose work has no word is titled by the first words", () => {
  const u = makeUnderstood(
    { businessName: "", description: "We re-cane and re-rush old chairs in Kilkenny, usually within three weeks." },
    "website",
  )
  expect(titleOf(u, { max: 60, unit: "safeChars", target: { min: 20, max: 60 } })).toBe(
    "We Re-Cane and Re-Rush Old Chairs in Kilkenny",
  )
})

test.each([
  ["Hebden Bridge, UK", "clock repair Hebden Bridge", "I repair clocks.", "Clock Repair in Hebden Bridge"],
  ["Berri, South Australia", "clock repair Riverland", "We visit the Riverland.", "Clock Repair in the Riverland"],
])("in %s, a keyword with its place gets the words between", (location, targetKeywords, description, title) => {
  const u = makeUnderstood({ businessName: "Beat & Fusee", location, targetKeywords, description }, "website")
  expect(titleOf(u, { max: 60, unit: "safeChars", target: { min: 20, max: 60 } })).toContain(title)
})

test("the town of two words in a keyword is where the work is done", () => {
  const given = {
    businessName: "Swarm Movers",
    description: "We remove bees from roofs around Cape Town.",
    location: "Durbanville, South Africa",
    targetKeywords: "bee removal Cape Town",
    products: [],
  }
  const room = { max: 60, unit: "safeChars", target: { min: 20, max: 60 } } as const
  expect(titleOf(makeUnderstood(given, "website"), room)).toContain("Bee Removal in Cape Town")
})

test("a business is called by a short row of its work, and not by the first word of it", () => {
  const given = {
    businessName: "Nair Tax for Tutors",
    description: "i do BAS and tax returns for private tutors only, all online",
    products: [],
  }
  const room = { max: 70, unit: "safeChars", target: { min: 20, max: 60 } } as const
  expect(titleOf(makeUnderstood(given, "website"), room)).toBe("BAS and Tax Returns")
})
