import { describe, expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import { bulletsOf } from "../search/slots/bullets.ts"
import { bodyOf } from "./body.ts"
import { isMostlyTold, isNearlyTold, isTold, withoutTold } from "./is-told.ts"

test.each([
  ["Engraved depth rings", "Rings are engraved every 10 cm to show the depth."],
  ["16 idlis", "This is a steamer with four plates that makes sixteen idlis at a time."],
  ["Weekly rotation", "Bins, bathroom and kitchen rotate weekly between the housemates"],
  ["Washable", "They wash in the sink with washing soda"],
  ["Spare pad included", "Pole, basket, one foam pad fitted and one spare"],
  ["One cracked windscreen", "1 cracked windscreen piece, stickers never applied"],
  ["Four lights for the charge left", "Four small lights show how much charge is left"],
  ["Offline predictions", "Predictions work without a signal."],
  ["Withholding period calculator", "The app works out withholding periods from the product and the date"],
  ["Fifteen-minute session limit", "Sessions stop by themselves after fifteen minutes"],
  ["1.5 gallon capacity", "It replaces one frame and holds 1.5 gallons of syrup."],
  ["Foam plunger", "Soft foam plunger so you don't squash her"],
  ["5 m length", "One strap, green, 5 metres long"],
  ["18 templates", "18 templates for reports, with a time stamp on each photo"],
  ["Fits laptops, 11 to 17 inches", 'Fits laptops of 11-17"'],
  ["Near-black screen", "The screen stays nearly black and nothing moves."],
  ["No box", "100% complete, instructions (creased), no box"],
  ["Tested at A=440", "Every reed is checked against a tuner at A=440"],
  ["One free resharpening", "We resharpen every pair once at no charge"],
  ["Offline GPS position", "The phone's own GPS saves the place, so no mobile signal is needed"],
  ["Works fully offline", "Entries are stored offline and sent when there is a signal"],
  ["List of traps", "The app lists the traps that have not been checked for 21 days"],
  ["No film and no case", "Comes with a wrist strap. No film and no case"],
])("%j is told by %j", (line, sentence) => {
  expect(isTold(line, sentence)).toBe(true)
})

test.each([
  ["another figure", "16 pegs", "Pegs of 16 cm, 4 in a bag"],
  ["a figure", "1,900 pieces", "Sorted pieces in a tin"],
  ["a price", "$45", "Plays records at 45 rpm"],
  ["what is denied of it", "Checked traps", "The app lists the traps that have not been checked"],
  ["a denial", "No tripod", "Comes with a tripod"],
  ["what is not there", "Tripod", "No tripod is included"],
  ["what else is not there", "No tools needed", "Tools in the bag, no glue needed"],
  ["a limit", "Pickup only", "Pickup in Leeds, cash only"],
  ["how many it is at most", "Up to 60 singers", "For 60 singers in a choir"],
  ["a material", "Walnut handle", "The handle is turned by hand"],
  ["a name", "Based in: Lincoln City, Oregon", "It is sewn in Lincoln City"],
  ["a tool for what no sentence tells", "Velocity calculator", "It keeps ring numbers and race results"],
  ["another word", "Low level warning", "It warns when the level falls near the pump"],
])("%s keeps a line", (_, line, sentence) => {
  expect(isTold(line, sentence)).toBe(false)
})

test("several lines together may tell most of another, but no denial", () => {
  const lines = ["Pop door for any automatic opener", "The door slides in larch runners", "No paint is needed"]
  expect(isMostlyTold("Automatic pop door that slides", lines)).toBe(true)
  expect(isMostlyTold("The automatic opener is not included", lines)).toBe(false)
})

describe("a description", () => {
  const given = {
    description:
      "A soil corer for gardens. Depth rings are engraved at 2, 4 and 6 inches. It makes sixteen cores an hour.",
    products: [{ name: "Soil Corer", category: "", description: "" }],
  }

  test("has no item that one of its sentences tells", () => {
    const body = bodyOf(
      makeUnderstood({ ...given, keyFeatures: "16 cores, Engraved depth rings, Foot peg, Cotton bag" }),
    )
    expect(body).not.toMatch(/- (?:16 cores|Engraved)/)
    expect(body).toMatch(/- Foot peg\n- Cotton bag/)
  })

  test("has no heading whose items its sentences tell", () => {
    const description = "Save stops, get an alarm one stop before yours, see which buses are full."
    const app = { description, appName: "Stopbell", appFeatures: "Saved stops" }
    expect(bodyOf(makeUnderstood(app, "playstore"))).not.toMatch(/Saved stops|Features/)
  })

  test("keeps the fuller of two items", () => {
    const description = "resin dinosaur model 24 cm, no box, one cracked foot\ncomplete with stand, one cracked foot"
    const body = bodyOf(makeUnderstood({ description }, "ebay"))
    expect(body.match(/cracked foot/g)).toHaveLength(1)
  })
})

test("a bullet tells no feature that a fuller one tells", () => {
  const description = "One tap logs an attack in the dark: the screen stays nearly black and nothing moves."
  const app = { description, appName: "Nightlog", appFeatures: "Near-black screen, Voice notes" }
  const room = { max: 120, unit: "safeChars", target: { min: 4, max: 6 } } as const
  expect(bulletsOf(makeUnderstood(app, "playstore"), room)).toEqual([description.slice(0, -1), "Voice notes"])
})

test.each([
  ["Spoken questions in English", true],
  ["PDF chart marker", false],
  ["Monthly practice-day count", true],
  ["Recorded organ in twelve keys", true],
  ["Recorded organ in 12 keys", false],
  ["Word help in four languages", false],
])("a feature is nearly told where a sentence tells what it is and most of it: %s", (feature, expected) => {
  const sentences = [
    "There are 320 practice questions, each with a spoken version in a chart",
    "PDF charts can be sent",
    "It counts the days with practice each month",
    "The drone was recorded in all twelve keys",
  ]
  expect(isNearlyTold(feature, sentences)).toBe(expected)
})

test("below its sentences, an app has no list of the features that they tell", () => {
  const app = {
    description: "Tern sends reminders by days or by nitrate level. It keeps the log of each tank in one place.",
    appName: "Tern",
    appFeatures: "Reminders by date or nitrate level",
    products: [],
  }
  expect(bodyOf(makeUnderstood(app, "playstore"))).not.toMatch(/- Reminders|Features|Details/)
})

test.each([
  ["Monthly SMS statements", "Members without a phone receive a monthly SMS.", false],
  ["Linked counters", "You can link counters to each other.", false],
  ["14 linked counters", "You can link counters to each other.", true],
  ["No linked counters", "You can link counters to each other.", true],
  ["Volume-key counting", "It counts rows aloud.", true],
  ["Yarn calculator", "It works out how much yarn a garment takes.", false],
  ["Yarn calculator", "It works out how long a garment takes.", true],
])("a feature that a careful sentence is about has no line: %s", (appFeatures, sentence, isListed) => {
  const given = { description: `Tern helps knitters keep their place. ${sentence}`, appName: "Tern", products: [] }
  const body = bodyOf(makeUnderstood({ ...given, appFeatures: `${appFeatures}\nDark mode` }, "playstore"))
  expect(body.includes(`- ${appFeatures}`)).toBe(isListed)
})

test.each([
  ["Induction compatible", "It works on gas and induction hobs.", false],
  ["Made in Sheffield", "The pan is pressed in Sheffield.", false],
  ["Oven safe to 280 °C", "It goes into the oven up to 250 °C.", true],
  ["Lifetime warranty", "It works on gas and induction hobs.", true],
])("a feature of goods that a careful sentence tells has no line: %s", (feature, sentence, isListed) => {
  const given = {
    description: `A roasting pan with two handles. ${sentence}`,
    keyFeatures: `${feature}; riveted handles`,
  }
  expect(bodyOf(makeUnderstood(given, "amazon")).includes(`- ${feature}`)).toBe(isListed)
})

test.each([
  ["9-inch jaws, front dog, repainted", false],
  ["9-inch jaws, front dog, kiln dried", true],
  ["7-inch jaws, front dog, repainted", true],
])("a row that several sentences tell part by part has no line: %s", (row, isListed) => {
  const description = "The jaws are 9 inches wide. There is a dog at the front. It was repainted in blue."
  const products = [{ name: "Bench Vise", category: "", description: row }]
  expect(bodyOf(makeUnderstood({ description, products }, "shopify")).includes(row.slice(1))).toBe(isListed)
})

test("what a service costs is told once if another line tells it with more", () => {
  const blocks = ["## Details\n- Castles from £70 a day with delivery", "Price: from £70 a day."]
  expect(withoutTold(blocks, [], true)).toEqual(blocks.slice(0, 1))
  const other = ["## Details\n- Castles from £90 a day with delivery", "Price: from £70 a day."]
  expect(withoutTold(other, [], true)).toEqual(other)
})

test("what a neighbor asks has its line beside the talk about it", () => {
  const blocks = ["## Details\n- Paid 500, want £190 ono, collect from Leith\n- Price: £190 ono"]
  expect(withoutTold(blocks)).toEqual(blocks)
})
