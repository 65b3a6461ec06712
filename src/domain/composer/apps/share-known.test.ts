import { expect, test } from "vitest"
import { contentStems } from "../understand/stems.ts"
import { shareKnown } from "./share-known.ts"

test.each([
  ["adaptive plan", "the plan adapts to effort", 1],
  ["explained answers", "explains why each answer is right", 1],
  ["night mode", "a red night sky", 0.5],
  ["dark theme", "journey planner", 0],
])("%j in %j", (part, whole, share) => {
  expect(shareKnown(contentStems(part), contentStems(whole))).toBe(share)
})
