import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { withTrade } from "./trade-in-title.ts"

const traded = (name: string, other: string, targetKeywords: string, category = ""): string => {
  const products = [
    { name, category, description: "" },
    { name: other, category: "", description: "" },
  ]
  return withTrade(name, makeUnderstood({ products, targetKeywords, location: "Auckland, New Zealand" }, "website"))
}

test.each([
  ["Yearly Polish", "Custom Eye", "ocularist Auckland, artificial eye", "Yearly Polish, Ocularist"],
  [
    "Condition Report",
    "Re-Leading",
    "stained glass restoration Auckland",
    "Condition Report, Stained Glass Restoration",
  ],
  ["Kayak Trip", "Canoe Trip", "kayak hire Auckland, canoe hire", "Kayak Trip"],
  ["Slush Mixer", "Bouncy Castle", "bouncy castle hire", "Slush Mixer"],
])("%s beside %s says its trade if the keywords do", (name, other, keywords, expected) => {
  expect(traded(name, other, keywords)).toBe(expected)
})

test("what is filed under hire is for hire", () => {
  expect(traded("Slush Machine", "Bouncy Castle", "bouncy castle hire", "hire")).toBe("Slush Machine Hire")
  expect(traded("Castle Hire", "Slush Machine", "bouncy castle hire", "hire")).toBe("Castle Hire")
})
