import { expect, test } from "vitest"
import { mended } from "./mended.ts"
import type { Source } from "./sources.ts"

const told = (text: string, topic: Source["topic"], isCareful = false) =>
  mended(text, { field: "description", kind: "value", topic, raw: text }, { around: "en", isCareful, sign: null })

test.each([
  ["used works", "used, works"],
  ["Used has dent", "Used, has dent"],
  ["new sealed", "new, sealed"],
  ["used 3 seasons", "used, 3 seasons"],
  ["used for parts", "used for parts"],
  ["new old stock", "new old stock"],
  ["used once", "used once"],
])("a state and what is said of it are two things: %s", (text, expected) => {
  expect(told(text, "condition")).toBe(expected)
})

test("whom it is for is a row, whatever marks are between", () => {
  expect(told("Kids. Baby shower", "audience")).toBe("Kids, baby shower")
  expect(told("Kids. We also ship abroad by post", "audience")).toBe("Kids. We also ship abroad by post")
})

test("both ends of a range in pounds have the sign", () => {
  expect(told("58-72 pounds", "price")).toBe("£58-£72")
})

test("behind what it is made of, how to wash it is another thing", () => {
  expect(told("100% cotton yarn machine wash 30", "what")).toBe("100% cotton yarn, machine wash 30")
  expect(told("can be machine washed, do not machine wash", "what")).toBe("can be machine washed, do not machine wash")
})

test("a price and what is not wanted for it are two things", () => {
  expect(told("$300 no trades", "price")).toBe("$300, no trades")
  expect(told("$225 OBO no holds", "price")).toBe("$225 OBO, no holds")
})

test("devices are written as their makers write them", () => {
  const source = { field: "deviceCompatibility", kind: "value", topic: "what", raw: "ios15+" } as const
  expect(mended("ios15+", source, { around: "en", isCareful: false, sign: null })).toBe("iOS 15+")
})

test("careful words stay as typed", () => {
  expect(told("used works", "condition", true)).toBe("used works")
})

test("in haste, a period behind a unit ends a sentence, unless the unit goes on", () => {
  expect(told("holds 4 lbs. stick and blindfold extra", "what")).toBe("holds 4 lbs. Stick and blindfold extra")
  expect(told("a bag of 4 lbs. of beans", "what")).toBe("a bag of 4 lbs. of beans")
})

test("the second side has the unit of the first", () => {
  expect(told("5.5 in wide 3.5 deep", "size")).toBe("5.5 in wide, 3.5 in deep")
})

test("where a condition loses what is said beside it, it keeps its state", () => {
  const source = {
    field: "itemCondition",
    kind: "value",
    topic: "condition",
    raw: "USED - see pics!! (some scratches)",
  } as const
  expect(mended("(Some scratches)", source, { around: "en", isCareful: false, sign: null })).toBe(
    "Used (some scratches)",
  )
})

test("a price by the year says so", () => {
  expect(told("$14.99 years", "price")).toBe("$14.99 a year")
})

test.each([
  ["free for 2 stands, $8 month after", "free for 2 stands, $8 a month after"],
  ["$85-140 hr", "$85-140 an hour"],
  ["99 rs week, $110 hr plus travel", "99 rs a week, $110 an hour plus travel"],
  ["4.99 year", "4.99 a year"],
  ["€65 a month, 12 month plan", "€65 a month, 12 month plan"],
])("a price for a time is for each of them: %s", (text, expected) => {
  expect(told(text, "what")).toBe(expected)
})

test.each([
  ["sizes 10 312 13 675", "sizes 10, 312, 13, 675"],
  ["can do 8 10 12 14 mm", "can do 8, 10, 12, 14 mm"],
  ["set of 3 2 red", "set of 3 2 red"],
])("a row of numbers has commas: %s", (text, expected) => {
  expect(told(text, "what")).toBe(expected)
})

test("the length of a video is no price", () => {
  const source: Source = { field: "videoLength", kind: "value", topic: "length", raw: "31.08" }
  expect(mended("31.08", source, { around: "en", isCareful: true, sign: "£" })).toBe("31.08")
})
