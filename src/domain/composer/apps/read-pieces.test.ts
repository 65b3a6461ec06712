import { expect, test } from "vitest"
import { tellerOf } from "../../../../test/make-teller.ts"
import { readPieces, withPrice } from "./read-pieces.ts"

const textsOf = (description: string, more: { readonly brandStory?: string } = {}): string[] => {
  const { u } = tellerOf({ appName: "Kelp", description, ...more }, "playstore")
  return readPieces(u, u.prepare).map(({ text }) => text)
}

test.each([
  ["85 sounds: rain on tent, box fan, brown noise.", ["85 sounds: rain on tent, box fan, brown noise"]],
  [
    "Point, tap the shadow, tap the light: the app places both.",
    ["point, tap the shadow and tap the light: the app places both"],
  ],
  ["Do you still write it down?", []],
  ["Emoji keyboard. Not a battery app sorry old name.", ["emoji keyboard"]],
  ["85 themes and own photo background.", ["85 themes and your own photo background"]],
  ["There's no sign-in of any kind.", ["no sign-in of any kind"]],
])("%j is read as %j", (description, wanted) => {
  expect(textsOf(description)).toEqual(wanted)
})

test("a story of one sentence stays whole", () => {
  const brandStory = "Two sisters in Ballina, County Mayo, one milking and one coding, started it in 2019."
  expect(textsOf("", { brandStory })).toHaveLength(1)
})

test.each([
  [
    "It reads your free hours, your sleep and your runs, and moves a session when life gets in the way.",
    ["it reads your free hours, your sleep and your runs, and moves a session when life gets in the way"],
  ],
  [
    "Scan a barcode, and it remembers the date and warns you in time.",
    ["scan a barcode, and it remembers the date and warns you in time"],
  ],
  [
    "Set up shifts once, let people swap from their own phone, and reminders go out two days before.",
    ["set up shifts once, let people swap from their own phone, and reminders go out two days before"],
  ],
  [
    "Pool calculator that turns chlorine, pH and alkalinity readings into doses, for pools of 2,000 gallons.",
    ["pool calculator that turns chlorine, pH and alkalinity readings into doses, for pools of 2,000 gallons"],
  ],
  ["Photograph a quote and keep it as text.", ["photograph a quote and keep it as text"]],
  ["No account is needed and no data leaves the phone.", ["no account is needed and no data leaves the phone"]],
  [
    "Fridge tracker with barcode scanner, expiry reminders, dinner ideas from what you have, and a list shared by six.",
    [
      "fridge tracker with barcode scanner, expiry reminders, dinner ideas from what you have, and a list shared by six",
    ],
  ],
])("the sentence %j stays whole", (description, wanted) => {
  expect(textsOf(description)).toEqual(wanted)
})

test("what a sum is for stays with the sum", () => {
  const brief = { appName: "Kelp", priceRange: "Free, $6.99 once", description: "Tide times." }
  const textsWith = (serviceType: string): string[] => {
    const { u } = tellerOf({ ...brief, serviceType }, "playstore")
    return withPrice([], u, u.prepare).map(({ text }) => text)
  }
  expect(textsWith("Free, with one payment of $6.99 for the maps")).toEqual([
    "Free, with one payment of $6.99 for the maps",
  ])
  expect(textsWith("Free with a yearly pass")).toEqual(["Free with a yearly pass ($6.99 once)"])
  expect(textsWith("")).toEqual(["Free, $6.99 once"])
})
