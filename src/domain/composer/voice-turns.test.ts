import { expect, test } from "vitest"
import { voiceTurns } from "./voice-turns.ts"

test.each([
  [
    "The app was written by a referee in Aarhus after he lost count of stoppage time.",
    "A referee in Aarhus wrote the app after losing count of stoppage time.",
  ],
  ["Every sheet is drawn by one illustrator.", "Every sheet is drawn by one illustrator."],
  ["All the paperwork is done by our own staff.", "Our own staff do all the paperwork."],
  ["Each mug is thrown, trimmed and glazed by one potter.", "One potter throws, trims and glazes each mug."],
  ["The shelf is cut and sanded by our own joiner.", "Our own joiner cuts and sands the shelf."],
  ["No mug is thrown and glazed by one potter.", "No mug is thrown and glazed by one potter."],
  [
    "The first one was built out of a coffee can by a retired machinist in Ohio.",
    "A retired machinist in Ohio built the first one out of a coffee can.",
  ],
  ["The lid was cut from one sheet by laser.", "The lid was cut from one sheet by laser."],
  ["It was made by hand.", "It was made by hand."],
  [
    "It was drawn by a baker and a metalworker who share a yard.",
    "It was drawn by a baker and a metalworker who share a yard.",
  ],
  ["It is sold by the metre.", "It is sold by the metre."],
  [
    "It was written by Ann Lee in Groningen, licensed since 1988.",
    "It was written by Ann Lee in Groningen, licensed since 1988.",
  ],
])("%j becomes %j", (text, wanted) => {
  expect(voiceTurns.reduce((told, turn) => turn(told), text)).toBe(wanted)
})
