import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import { bodyOf } from "./body.ts"
import { beingOf } from "./prose.ts"

test("a story gets the seller's name", () => {
  const brandStory = "Started in a cow shed in 2011."
  const given = { businessName: "Larch & Latch", description: "We make sash windows for old houses.", brandStory }
  expect(bodyOf(makeUnderstood(given, "website"))).toMatch(/^Larch & Latch started in a cow shed in 2011\.$/m)
})

test.each([
  ["Used - Good", true],
  ["", false],
])("a condition is headed only where one is told: %s", (facebookCondition, isHeaded) => {
  const given = {
    description: "metal garden bench, seats three, made in Leeds, folds flat, no rust",
    facebookCondition,
  }
  expect(bodyOf(makeUnderstood(given, "facebookmarketplace")).includes("Condition and details")).toBe(isHeaded)
})

test("a hasty text without punctuation is not a sentence", () => {
  const body = bodyOf(
    makeUnderstood({
      description:
        "solid oak stool with a handle. the seat has three legs and sits flat on any floor we oil each one ourselves and it is wide. low enough for a child",
    }),
  )
  expect(body).toMatch(/^- The seat has three legs .* wide/m)
})

test("what was typed in another field begins a paragraph, and a shop's age has its subject", () => {
  const given = {
    businessName: "Ash & Flue",
    description: "We sweep chimneys in Hexham. If jackdaws are nesting, we wait until they leave.",
    bodyTextSections: [{ id: "section_1", content: "Family owned since 2004. Dust sheets are used on every visit." }],
  }
  expect(bodyOf(makeUnderstood(given, "website"))).toContain(
    "until they leave.\n\nAsh & Flue has been family owned since 2004. Dust sheets",
  )
})

test("a channel's own line is no part of what a video shows", () => {
  const given = {
    channelName: "The Back Bench",
    videoDescription: "I take apart a mantel clock that stops. I show how to listen to the beat.",
    description: "Clock repair filmed slowly, from a workshop in Kilkenny.",
    certifications: "BHI Advanced Certificate",
  }
  const body = bodyOf(makeUnderstood(given, "youtube"))
  expect(body).toContain("to the beat.\n\nClock repair filmed slowly")
  expect(body).toContain("Credentials: BHI Advanced Certificate")
})

test.each([
  ["Poured in batches of 24 above the harbour.", "The candle is poured in batches of 24 above the harbour."],
  ["Poured by two sisters since 2020.", "The candle has been poured by two sisters since 2020."],
  ["Designed by a nurse after a power cut.", "The candle was designed by a nurse after a power cut."],
])("a maker's story without a subject is about what was made: %s", (brandStory, told) => {
  const products = [{ name: "Soy Candle", category: "", description: "" }]
  const given = { description: "A soy candle in a glass. It burns for 45 hours.", brandStory, products }
  expect(bodyOf(makeUnderstood(given))).toContain(told)
})

test("what somebody has run for years is still theirs, and an app was begun", () => {
  const given = { businessName: "Tussock Baby", description: "A merino sleep sack for babies. It has a two-way zip." }
  const bodyWith = (brandStory: string): string => bodyOf(makeUnderstood({ ...given, brandStory }, "shopify"))
  expect(bodyWith("Run by Hana Reweti since 2009.")).toContain("Tussock Baby has been run by Hana Reweti since 2009.")
  const app = { appName: "Tern", description: "Tern is a sleep diary that you fill in with three taps.", products: [] }
  const told = bodyOf(makeUnderstood({ ...app, brandStory: "Begun by a nurse on night shifts." }, "playstore"))
  expect(told).toContain("Tern was begun by a nurse on night shifts.")
})

test("what counted people tried is told as past", () => {
  expect(beingOf("fitted on 40 women before the first run")).toBe("was")
  expect(beingOf("tested by 200 riders", true)).toBe("were")
  expect(beingOf("tested before it is posted")).toBe("is")
  expect(beingOf("run for 20 minutes on our track before listing")).toBe("was")
  expect(beingOf("drawn up by a welder after he lost 40 lb of seed")).toBe("was")
  expect(beingOf("drawn up by two brothers")).toBe("was")
  expect(beingOf("sewn by hand since 1978")).toBe("has been")
  expect(beingOf("made by a family that has fitted doors since 1978")).toBe("is")
})

test("somebody started the shop, however far behind the verb", () => {
  const given = {
    businessName: "Tussock Baby",
    description: "A merino sleep sack for babies. It has a two-way zip.",
    brandStory: "Started at a kitchen table in Oamaru by Hana Reweti when her son kicked his blankets off.",
    products: [{ name: "Sleep Sack", category: "", description: "" }],
  }
  expect(bodyOf(makeUnderstood(given, "shopify"))).toContain("Tussock Baby was started at a kitchen table in Oamaru by")
})
