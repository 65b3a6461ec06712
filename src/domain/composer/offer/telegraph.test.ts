import { describe, expect, test } from "vitest"
import { articled, named, withArticles, withSubject } from "./telegraph.ts"

describe("articles that a telegram leaves out", () => {
  test.each([
    ["has slow leak", "has a slow leak"],
    ["has small tear top right", "has a small tear top right"],
    ["needs air every week", "needs air every week"],
    ["needs replacing", "needs replacing"],
    ["has been in a flood", "has been in a flood"],
    ["has light wear", "has light wear"],
    ["comes with covers that unzip", "comes with covers that unzip"],
    ["I have not", "I have not"],
  ])("%j is %j", (given, wanted) => {
    expect(withArticles(given)).toBe(wanted)
  })
})

test.each([
  ["36 mm steel case", "a 36 mm steel case"],
  ["original crown", "an original crown"],
  ["light scratches on the lid", "light scratches on the lid"],
  ["1 cracked windscreen", "one cracked windscreen"],
  ["instructions (creased)", "creased instructions"],
  ["UK keyboard", "a UK keyboard"],
  ["110 kg limit", "110 kg limit"],
  ["some marks", "some marks"],
])("%j stands in a sentence as %j", (given, wanted) => {
  expect(articled(given)).toBe(wanted)
})

test.each([
  ["LG washer", "an LG washer"],
  ["8 x 6 ft shed", "an 8 x 6 ft shed"],
  ["five wagons", "five wagons"],
  ["about 220 red bricks", "about 220 red bricks"],
])("%j is named as %j", (given, wanted) => {
  expect(named(given)).toBe(wanted)
})

test.each([
  ["zip runs smoothly", "the zip runs smoothly"],
  ["new battery was fitted", "a new battery was fitted"],
  ["my mother sewed", "my mother sewed"],
  ["HDMI cable is included", "the HDMI cable is included"],
])("%j begins as %j", (given, wanted) => {
  expect(withSubject(given)).toBe(wanted)
})
