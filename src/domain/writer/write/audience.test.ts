import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import { bodyOf } from "./body.ts"

test.each([
  ["owners of old boats, mostly wooden ones", " owners of old boats."],
  ["sewists who make their own clothes, mostly women between 25 and 60", " sewists who make their own clothes."],
  ["guinea pig owners aged 18 to 40", " guinea pig owners."],
  ["pigeon keepers with between 20 and 150 birds", " pigeon keepers with between 20 and 150 birds."],
  ["children aged 3 to 6", " children aged 3 to 6."],
  ["anglers who fish hatches of size 12 to 22", " anglers who fish hatches of size 12 to 22."],
  ["people who mend boots and saddles, farriers", "serves farriers and people who mend boots and saddles."],
  ["bird lovers, gifts for someone who moved away", "For: bird lovers and gifts for someone who moved away."],
])("people are joined only where they are several: %s", (targetAudience, expected) => {
  const given = { description: "We sew aprons. We mend sails.", targetAudience }
  expect(bodyOf(makeUnderstood(given, "website"))).toContain(expected)
})

test.each([
  ["Liveaboards and first-time hirers", "for liveaboards and first-time hirers"],
  ["Bodhrán players who have outgrown their stick", "for bodhrán players who have outgrown their stick"],
  ["Kathak and Bharatanatyam students", "for Kathak and Bharatanatyam students"],
  ["Texans and their neighbors", "for Texans and their neighbors"],
  ["OO gauge modellers", "for OO gauge modellers"],
])("a capital that only begins the field is none in a sentence: %s", (targetAudience, expected) => {
  const given = {
    description: "A tipper turned from holly.",
    targetAudience,
    targetKeywords: "bodhrán tipper, oo gauge, kathak",
  }
  expect(bodyOf(makeUnderstood({ ...given, products: [] }, "etsy")).toLowerCase()).toContain(expected.toLowerCase())
  expect(bodyOf(makeUnderstood({ ...given, products: [] }, "etsy"))).toContain(expected.replace(/^for /, ""))
})

test.each([
  "auto drivers, rented auto also",
  "beginners mostly, ages 10 up with help",
  "rural houses farms holiday homes, pubs",
])("what was typed without its marks gets no frame and no conjunction: %s", (targetAudience) => {
  const given = { description: "We sew aprons. We mend sails.", targetAudience }
  expect(bodyOf(makeUnderstood(given, "website"))).not.toMatch(/ and (?:rented|pubs|ages)|We serve/)
})

test("of several groups of customers, nobody is told what all of them are tired of", () => {
  const given = {
    description: "We clean rented flats at the end of the lease. We bring our own machines.",
    targetAudience: "tenants moving out, landlords and agents in Reading",
    customerPainPoints: "Losing the deposit, agents who send the keys back",
  }
  const body = bodyOf(makeUnderstood(given, "website"))
  expect(body).not.toContain("Losing the deposit")
  expect(body).not.toContain("who are tired of")
})

test("behind a row that is long already, what they are tired of is told by itself", () => {
  const given = {
    description: "This pad goes on the grip of a crutch. It is filled with soft foam.",
    targetAudience: "People on crutches for six weeks or more, and their family members",
    customerPainPoints: "Sore armpits, pads that slip",
  }
  expect(bodyOf(makeUnderstood({ ...given, products: [] }, "shopify"))).not.toContain("and for anyone")
})

test.each([
  "Hobby beekeepers with up to twenty hives, many of them starting out",
  "Someone who will weave on it, beginners included",
  "Children in classes 4 to 6, and parents who help with homework",
])("a row with an aside stays as it was typed: %s", (targetAudience) => {
  const given = { description: "A floor loom with four shafts. Everything works.", targetAudience }
  expect(bodyOf(makeUnderstood({ ...given, products: [] }, "facebookmarketplace"))).toContain(`For: ${targetAudience}.`)
})

test("buyers of presents are no people that it is for", () => {
  const targetAudience = "People with stoves, and buyers of wedding presents"
  const given = { description: "A log basket woven from willow. It is 50 cm across.", targetAudience }
  expect(bodyOf(makeUnderstood({ ...given, products: [] }, "etsy"))).toContain(`: ${targetAudience}`)
})

test("a group that the first sentence names is told once", () => {
  const description = "A waterproof rain cape with a hood for manual wheelchair users. It packs into its own pocket."
  const told = (targetAudience: string): string =>
    bodyOf(makeUnderstood({ description, targetAudience, products: [] }, "shopify"))
  expect(told("wheelchair users and the people who help them dress")).not.toContain("help them dress")
  expect(told("cyclists and the people who help them dress")).toContain("help them dress")
})

test("people that the name of an app says already are not named again", () => {
  const given = { appName: "Lane", description: "swim coach stopwatch. 8 lanes on one screen", products: [] }
  const body = bodyOf(makeUnderstood({ ...given, targetAudience: "swim coaches, parents, squads" }, "appstore"))
  expect(body).toContain("swim coach stopwatch for parents and squads")
})

test("a model that the description names keeps its capital", () => {
  const description = "Singer Featherweight 221 sewing machine, black, with its case. It sews a straight stitch."
  const u = makeUnderstood({ description, targetAudience: "quilters who carry a machine, Featherweight collectors" })
  expect(bodyOf(u)).toContain("Featherweight collectors")
})
