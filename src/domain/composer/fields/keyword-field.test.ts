import { expect, test } from "vitest"
import { tellerOf } from "../../../../test/make-teller.ts"
import { readApp } from "../apps/read-app.ts"
import { keywordField } from "./keyword-field.ts"

const { u } = tellerOf(
  { appName: "Kelp", description: "Tide chart with a moon calendar.", targetKeywords: "tide chart, surf tides" },
  "appstore",
)
const fieldOf = (taken: readonly string[], maxBytes: number): string[] =>
  keywordField(readApp(u, true), u, [], taken, maxBytes).split(",")

test("words stand once, without spaces, and none that the title has", () => {
  const words = fieldOf(["Kelp: Tide"], 100)
  expect(words).toContain("chart")
  expect(words).not.toContain("tide")
  expect(words).not.toContain("kelp")
  expect(new Set(words).size).toBe(words.length)
  expect(words.join()).not.toContain(" ")
})

test("the field keeps to its bytes", () => {
  expect(fieldOf([], 12).join().length).toBeLessThanOrEqual(12)
})
