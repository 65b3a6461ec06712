import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"

test.each([
  ["Made by a scaffolder of nineteen years", "appstore", "story"],
  ["made it because I got stuck outside for 5 hours", "appstore", "story"],
  ["I was a barista for 6 years", "playstore", "story"],
  ["Makes a list of the job", "appstore", "feature"],
  ["Made by a potter of nineteen years", "amazon", "method"],
])("what the maker of an app says of themselves is no feature of it: %s (%s)", (text, platform, topic) => {
  const { facts } = makeUnderstood({ description: "A tag.", appFeatures: text, keyFeatures: text }, platform)
  expect(facts.find((fact) => fact.text === text)?.topic).toBe(topic)
})

test.each([
  ["$160 ono new was 420", "$160 ono"],
  ["£40 (was £65)", "£40"],
  ["R899 was R1099 was R999", "R899"],
  ["$16.99 (orig. $89.99 !!)", "$16.99"],
  ["£40 new", "£40 new"],
])("what it cost before is no price: %s", (priceRange, expected) => {
  const { facts } = makeUnderstood({ description: "A ramp.", priceRange }, "facebookmarketplace")
  expect(facts.find(({ topic }) => topic === "price")?.text).toBe(expected)
})

test.each([
  ["Does not include tide times", "limit"],
  ["No cattle or pigs yet", "limit"],
  ["Headphones needed when recording over the drone", "limit"],
  ["No account needed", "feature"],
  ["No advertising", "feature"],
])("what an app does not do, or needs, is no feature of it: %s (%s)", (text, topic) => {
  const { facts } = makeUnderstood({ description: "A tag.", appFeatures: `${text}\nEar tag search` }, "playstore")
  expect(facts.find((fact) => fact.text === text)?.topic).toBe(topic)
})
