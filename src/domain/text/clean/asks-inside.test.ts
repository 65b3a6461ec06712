import { expect, test } from "vitest"
import { withoutNoise } from "./noise.ts"

test.each([
  "Buyers in Norway, please message me for a price first.",
  "Measure the old seat and message me if it is wider than 40 cm.",
  "The usual reasons to call us are sand in the water and a pump that is stuck.",
  "The left door has a small dent, please see photo 3.",
  "Pine and maple are fine, but please ask me first about yard trees, because they often hide nails.",
  "You get the video the same day on WhatsApp and a short report.",
  "If the rim is bent, ring us and we will tell you what can be done.",
])("A careful sentence keeps what it asks for: %s", (text) => {
  expect(withoutNoise(text)).toBe(text)
})

test.each([
  ["Oak desk. Message me for more details.", "Oak desk."],
  ["Oak desk. Feel free to message me for more details.", "Oak desk."],
  ["Oak desk, msg me for info.", "Oak desk."],
  ["Oak desk. Dm me if u want it delivered!", "Oak desk."],
])("A call to write that says nothing else goes, and so does a hasty one: %s", (text, left) => {
  expect(withoutNoise(text)).toBe(left)
})

test.each(["All seams are guaranteed for five years.", "Brush and vac, camera check if you need it, cowls fitted."])(
  "What is said of the thing is no promise and no pressure: %s",
  (text) => {
    expect(withoutNoise(text)).toBe(text)
  },
)

test("A price beside a call to buy keeps the country of its dollar", () => {
  expect(withoutNoise("AU$165 Buy It Now")).toBe("AU$165")
})
