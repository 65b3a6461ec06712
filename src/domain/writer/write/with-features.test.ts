import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import { withFeatures } from "./with-features.ts"

const room = { max: 155, unit: "codePoints", target: { min: 70, max: 155 } } as const
const u = (appFeatures: string) =>
  makeUnderstood({ appName: "Budgetly", description: "budget app", appFeatures }, "appstore")

test("a short line goes on with what the seller lists", () => {
  expect(withFeatures("Budgetly is a budget app.", u("envelopes, bank sync, widgets, offline"), room)).toBe(
    "Budgetly is a budget app. Features: envelopes, bank sync and widgets.",
  )
})

test("a feature is a thing: a color or a quality is none", () => {
  const u = makeUnderstood(
    {
      businessName: "",
      description: "A hen house.",
      keyFeatures: "green, waterproof, nest box, sliding door",
      products: [{ name: "Hen House", category: "", description: "" }],
    },
    "shopify",
  )
  expect(withFeatures("A hen house.", u, room)).toBe("A hen house. Features: nest box and sliding door.")
})

test("a line with enough in it, or a list with too little, adds nothing", () => {
  const long = `Budgetly is a budget app for couples who share one purse and two accounts at ${"a bank ".repeat(4)}.`
  expect(withFeatures(long, u("envelopes, bank sync, widgets"), room)).toBe(long)
  expect(withFeatures("Budgetly is a budget app.", u("budget, no cloud"), room)).toBe("Budgetly is a budget app.")
})
