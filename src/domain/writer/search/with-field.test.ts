import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import { withField } from "./with-field.ts"

interface Given {
  readonly targetKeywords?: string
  readonly category?: string
  readonly description: string
}

const named = (name: string, { targetKeywords = "", category = "", description }: Given): string => {
  const products = [{ name, category, description: "" }]
  return withField(name, makeUnderstood({ description, targetKeywords, products }, "shopify"))
}

test.each([
  [
    "Leather Heel Guards",
    { targetKeywords: "ice skate heel guards", description: "They save the back of your ice skate." },
    "Leather Ice Skate Heel Guards",
  ],
  [
    "Filter Lid O-Ring Kit",
    { targetKeywords: "spa filter lid o-ring", description: "For any spa." },
    "Spa Filter Lid O-Ring Kit",
  ],
  [
    "Rubber Heel Guards",
    { targetKeywords: "skating heel guards", industry: "Skating supplies", description: "For skating shoes." },
    "Rubber Skating Heel Guards",
  ],
  ["Paddle Care Pack", { category: "Canoe paddle oils", description: "All for your canoe." }, "Canoe Paddle Care Pack"],
])(
  "the words of a keyword that say what it is for stand before the same words of the name: %s",
  (name, given, expected) => {
    expect(named(name, given)).toBe(expected)
  },
)

test.each([
  ["nobody speaks of it", "Leather Heel Guards", { targetKeywords: "ice skate heel guards", description: "Soft." }],
  ["it is one of several", "Bow Care Set", { targetKeywords: "cello bow care", description: "For viola and cello." }],
  ["it is only a quality", "Heel Guards", { targetKeywords: "custom heel guards", description: "Custom made." }],
  [
    "the name has words of its own",
    "Studio Heel Guards",
    { targetKeywords: "skate heel guards", description: "For a skate." },
  ],
])("the name stays as it is if %s", (_, name, given) => {
  expect(named(name, given)).toBe(name)
})
