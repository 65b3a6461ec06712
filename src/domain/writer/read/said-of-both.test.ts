import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"

const factsOf = (description: string, names: readonly string[]): readonly string[] =>
  makeUnderstood(
    { description, products: names.map((name) => ({ name, category: "", description: "Hand made" })) },
    "amazon",
  ).facts.map(({ text }) => text)

test("What two things have, each of them has", () => {
  const nets = ["Slow-feed haynet, small", "Slow-feed haynet, large"]
  expect(factsOf("The mesh is knotless. Both have a drawstring.", nets)).toContain("The haynet has a drawstring.")
  expect(factsOf("The mesh is knotless. Both are green.", nets)).toContain("The haynet is green.")
  expect(factsOf("The mesh is knotless. Each of them weighs 900 g.", nets)).toContain("The haynet weighs 900 g.")
})

test("Of three things, 'both' may be two, and a single one has it as typed", () => {
  expect(factsOf("The mesh is knotless. Both have a drawstring.", ["Haynet"])).toContain("Both have a drawstring.")
})

test.each([
  ["Tin sambal and prawn sambal. Both got belacan inside", "got belacan inside"],
  ["Tin sambal and prawn sambal. 300 g load both", "300 g load"],
  ["Tin sambal and prawn sambal. soya in both", "soya in both"],
])("without a verb for two, what is said of both is said of one: %s", (description, expected) => {
  const told = factsOf(description, ["Tin sambal", "Prawn sambal"]).map((text) => text.toLowerCase())
  expect(told.some((text) => text.replace(/\.$/, "") === expected)).toBe(true)
})

test("a verb for two stays with both", () => {
  const text = "Both are 95% bamboo, come in black and are one size."
  expect(factsOf(`We sew hats. ${text}`, ["Tie hat", "Tube hat"])).toContain(text)
})

test.each([
  [
    "Both are mild steel, and both will rust if you leave them wet.",
    "The rapping iron is mild steel, and will rust if you leave it wet.",
  ],
  ["Wash both in warm water and hang them up.", "Wash it in warm water and hang it up."],
  ["None have cracks.", "The iron has no cracks."],
])("%s", (text, expected) => {
  const told = factsOf(`Forged by hand. ${text}`, ["Rapping Iron", "Bodkin"])
  expect(told.map((each) => each.replace("rapping iron", "iron"))).toContain(expected.replace("rapping iron", "iron"))
})

test("what all of three have, each has, and what was done to all stays so", () => {
  const floats = ["Glass Float 3 Inch", "Glass Float 5 Inch", "Glass Float 12 Inch"]
  expect(factsOf("Found on a beach. All have bubbles.", floats)).toContain("The float has bubbles.")
  expect(factsOf("Found on a beach. All cut to 30 cm.", floats)).toContain("All cut to 30 cm.")
})
