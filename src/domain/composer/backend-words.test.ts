import { expect, test } from "vitest"
import { tellerOf } from "../../../test/make-teller.ts"
import { backendWords } from "./backend-words.ts"

const { u } = tellerOf(
  {
    amazonBrand: "Trailhearth",
    description: "Titanium camping mug.",
    targetAudience: "weekend backpackers",
    seasonalRelevance: "summer hiking",
    targetKeywords: "titanium camping mug, ultralight mug",
    products: [{ name: "Titanium Camping Mug", category: "Camp Kitchen", description: "" }],
  },
  "amazon",
)

test("words that stand nowhere else, each once and small", () => {
  const words = backendWords(u, ["Trailhearth Titanium Camping Mug"], 249)
  expect(words).toEqual(expect.arrayContaining(["ultralight", "backpackers", "hiking"]))
  expect(words).not.toEqual(expect.arrayContaining(["titanium"]))
  expect(new Set(words).size).toBe(words.length)
  for (const word of words) expect(word).toMatch(/^\p{Ll}+$/u)
})

test("where little is known, what the facts name is typed too", () => {
  const { u: few } = tellerOf({ description: "Gizmo, oxford fabric, fits quickly behind van seats." }, "amazon")
  const words = backendWords(few, [], 249)
  expect(words).toEqual(expect.arrayContaining(["gizmo", "van"]))
  expect(words).not.toEqual(expect.arrayContaining(["fits", "quickly"]))
})

test.each([0, 20, 60])("together no more than %i bytes", (maxBytes) => {
  expect(backendWords(u, [], maxBytes).join(" ").length).toBeLessThanOrEqual(maxBytes)
})
