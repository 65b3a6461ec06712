import { expect, test } from "vitest"
import { kindOf, topicOf, withVerb } from "./piece.ts"

test("what goes up to somewhere is a verb, and so is what one thing does", () => {
  expect(kindOf("backs up to Google Drive")).toBe("does")
  expect(kindOf("The voice slows and the screen dims as the story ends")).toBe("clause")
})

test.each([
  ["downloads for offline listening", "thing"],
  ["18 report templates", "thing"],
  ["GPS stamp on each clock-in", "thing"],
  ["plan a route for your car", "action"],
  ["works in Android Auto", "does"],
  ["logs bedtime and naps", "does"],
  ["routes avoid stairs", "clause"],
  ["children feed ten animals", "clause"],
  ["searchable by shape or word", "past"],
  ["substitutions logged", "clause"],
  ["reminder with a link goes on SMS", "clause"],
  ["no account needed", "without"],
  ["£3.99 once", "money"],
  ["made by two nurses", "past"],
  ["from hour to invoice in a minute", "clause"],
])("%j is a %s", (text, kind) => {
  expect(kindOf(text)).toBe(kind)
})

test.each([
  ["works without a signal", "offline"],
  ["no account", "privacy"],
  ["home screen widget", "device"],
  ["gap trainer", "main"],
])("%j is about %s", (text, topic) => {
  expect(topicOf(text)).toBe(topic)
})

test("a verb that was left out comes back", () => {
  expect(withVerb("No data collected")).toBe("no data is collected")
  expect(withVerb("no ads")).toBe("no ads")
})
