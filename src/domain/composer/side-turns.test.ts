import { expect, test } from "vitest"
import { bracketTurns, sideTurns } from "./side-turns.ts"

const waysOf = (text: string): string[] =>
  [...sideTurns, ...bracketTurns].map((turn) => turn(text)).filter((other) => other !== text)

test.each([
  ["The steel tray and the tank go in the dishwasher.", "The tank and the steel tray go in the dishwasher."],
  ["Handle and knob are beech or matt black.", "Knob and handle are beech or matt black."],
  ["It has stroke rate and heart rate for every 100 m.", "It has heart rate and stroke rate for every 100 m."],
  ["It types out English and Welsh on the device.", "It types out Welsh and English on the device."],
  ["We meet at Hereford or Cwmbran station.", "We meet at Cwmbran or Hereford station."],
  ["Our two groomers, Priya and Walt, are certified.", "Our two groomers, Walt and Priya, are certified."],
  ["Comes with 4 markers (black, blue, red, green).", "Comes with 4 markers (black, blue, green, red)."],
])("%j becomes %j", (text, wanted) => {
  expect(waysOf(text)).toContain(wanted)
})

test.each([
  "It comes with 24 sheets in 300 gsm paper and an elastic band.",
  "It runs on watchOS 10 or newer.",
  "It has ten teeth each side and a steel spring.",
  "It closes with hook and loop.",
  "It has a soapstone pencil and a leather loop, so you can hang it.",
  "Thursdays in June, July and August, eight places.",
  "It is for soap and hand towels.",
  "It has black tea and coffee in it.",
  "Sizes (small, medium, large).",
])("%j stays", (text) => {
  expect(waysOf(text)).toEqual([])
})
