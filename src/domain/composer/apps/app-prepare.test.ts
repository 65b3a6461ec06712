import { expect, test } from "vitest"
import { tellerOf } from "../../../../test/make-teller.ts"
import { appPrepare } from "./app-prepare.ts"

test.each([
  ["meal planer for two", "meal planner for two"],
  ["SD card + USB support", "SD card and USB support"],
  ["Scanner for codes, 4.9 rated", "Scanner for codes"],
])("%j is %j", (raw, text) => {
  const { u } = tellerOf({ appName: "Forkado", targetKeywords: "meal planner, meal planer" }, "playstore")
  expect(appPrepare(u)(raw)).toBe(text)
})

test("a word of the name is a plain word where the seller writes it small", () => {
  const { u } = tellerOf({ appName: "Openstring Tuner" }, "playstore")
  expect(appPrepare(u)("Chromatic tuner for guitar")).toBe("Chromatic tuner for guitar")
})
