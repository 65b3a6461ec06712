import { expect, test } from "vitest"
import { boasts, isKind } from "./app-words.ts"

test.each([
  ["the ultimate meal planner", "meal planner"],
  ["#1 QR code reader", "QR code reader"],
  ["a planner, 4.9 rated", "a planner, "],
  ["the fast lane", "the fast lane"],
])("without boasts %j is %j", (text, calm) => {
  expect(text.replace(boasts, "")).toBe(calm)
})

test("knows an app from what an app shows", () => {
  expect(["tracker", "Metronome", "times", "kanji"].map(isKind)).toEqual([true, true, false, false])
})
