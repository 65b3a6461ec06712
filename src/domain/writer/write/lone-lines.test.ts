import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import { withLabels, withNameFirst, withNoticesTogether, withoutLoneItem, withoutLoneLists } from "./lone-lines.ts"

test("a condition alone has no heading", () => {
  const alone = ["Trumpet mouthpiece.", "## Condition and details\n- Condition: Used"]
  expect(withoutLoneItem(alone, "auction")).toEqual(["Trumpet mouthpiece.", "Condition: Used."])
  const more = ["Trumpet mouthpiece.", "## Condition and details\n- Condition: Used\n- Worn on the rim"]
  expect(withoutLoneItem(more, "auction")).toEqual(more)
})

test("a feature that no sentence of an app tells says that it is one", () => {
  const told = ["Steno speed drills.", "Features\n- Hesitation report", "Good to know\n- Devices: iPad"]
  expect(withoutLoneItem(told, "app")).toEqual([
    "Steno speed drills.",
    "Good to know\n- Also included: hesitation report\n- Devices: iPad",
  ])
})

test("between paragraphs, a promise is told as one, and not as a list", () => {
  expect(withoutLoneLists(["It is oak.", "- Order by August for spring", "Expect some knots."])).toEqual([
    "It is oak.",
    "Order by August for spring.",
    "Expect some knots.",
  ])
  const labelled = ["It is oak.", "- Price: £4 for each"]
  expect(withoutLoneLists(labelled)).toEqual(labelled)
})

test("notices of a business without a verb are one list, and sentences are none", () => {
  const u = makeUnderstood({ description: "We teach maths.", products: [] }, "website")
  const notices = ["Service: maths lessons.", "Winter revision week in July."]
  expect(withNoticesTogether(["We teach maths.", ...notices], u)).toEqual([
    "We teach maths.",
    "## Good to know\n- Service: maths lessons\n- Winter revision week in July",
  ])
  expect(withNoticesTogether(["We teach maths.", "We are open daily.", "We rest in July."], u)).toHaveLength(3)
})

test("a later paragraph of an app begins with its name", () => {
  const u = makeUnderstood({ description: "Keyhook keeps mileage.", appName: "Keyhook", products: [] }, "appstore")
  expect(withNameFirst(["It keeps mileage.", "It moves no money. It is free."], u)).toEqual([
    "It keeps mileage.",
    "Keyhook moves no money. It is free.",
  ])
})

test("what a video shows, in a row between paragraphs, has its label", () => {
  const u = makeUnderstood(
    { description: "I mend a plane.", videoDescription: "Rust removal and sharpening." },
    "youtube",
  )
  expect(withLabels(["I mend a plane.", "Rust removal and sharpening."], u)[1]).toBe(
    "In the video: rust removal and sharpening.",
  )
})

test("a size between paragraphs has its label", () => {
  const u = makeUnderstood({ description: "A tap." }, "shopify")
  const size = "13 inches wide, 8 inches above ground."
  expect(withLabels(["A trough tap.", size, "It is steel."], u)[1]).toBe(`Size: ${size}`)
  const others = ["A trough tap.", "23 cm, single piece, no brushes.", "38 ml glass bottle with a wide neck."]
  expect(withLabels(others, u)).toEqual(others)
})
