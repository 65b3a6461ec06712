import { expect, test } from "vitest"
import { withFixedPhrases } from "./fixed-case.ts"

test.each([
  ["syncs with apple health, and windows 11 pro", "syncs with Apple Health, and Windows 11 Pro"],
  ["LAND ROVER DEFENDER 110 door", "Land Rover Defender 110 door"],
  ["land rovers", "land rovers"],
  ["a garmin echoMAP", "a garmin echoMAP"],
  ["sent by royal mail", "sent by Royal Mail"],
])("names of several words are written as their makers do: %s", (typed, written) => {
  expect(withFixedPhrases(typed)).toBe(written)
})
