import { expect, test } from "vitest"
import { topicOf } from "./topics.ts"

test.each([
  ["$80 cash", "price"],
  ["£0.60 each or £110 for the lot", "price"],
  ["take both for £180", "price"],
  ["$480 for all (firm)", "price"],
  ["I can help to carry", "handover"],
  ["fits on a 10 ft trailer", "handover"],
  ["no box", "absent"],
  ["Help with loading on weekday evenings", "handover"],
  ["every record may come back within 30 days", "handover"],
  ["glass and dial without marks", "spec"],
  ["a hairline in the veneer", "fault"],
  ["she baked for the church sale", "story"],
  ["chairs not included", "absent"],
  ["body only", "absent"],
  ["no holes or tears", "spec"],
  ["small ink stain on one cushion", "fault"],
  ["walnut stain", "spec"],
  ["the seat is torn", "fault"],
  ["light seals replaced in 2026", "work"],
  ["new rear tyre last month", "work"],
  ["tested and works", "running"],
  ["weighs 5.9 kg with case", "measure"],
  ["210 cm wide", "measure"],
  ["bought from a shop in 2022", "story"],
  ["second floor", "home"],
  ["smoke-free flat", "home"],
  ["battery included", "included"],
  ["apex roof", "spec"],
  ["wheels for moving", "spec"],
])("%j is told under %s", (text, topic) => {
  expect(topicOf(text)).toBe(topic)
})
