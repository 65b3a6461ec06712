import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import { bodyOf } from "./body.ts"
import { openingOf } from "./opening.ts"

test.each([
  [
    "app for potters to log there kiln firings, put in cone and ramp and it draws the curve",
    "Kilnlog is an app for potters to log their kiln firings.",
  ],
  [
    "app for tailors to save measurements, hindi and english. works offline",
    "Kilnlog is an app for tailors to save measurements, Hindi and English.",
  ],
  [
    "for potters to log kiln firings and cones. put in a reading every day",
    "Kilnlog is for potters to log kiln firings and cones.",
  ],
])("an app of which %j was typed is for those people and that work", (description, opening) => {
  const u = makeUnderstood({ appName: "Kilnlog", description, products: [] }, "playstore")
  expect(openingOf(u).text).toBe(opening)
})

test("an app without a name is told once", () => {
  const description = "offline knot and splice guide for tree climbers, 62 knots, no ads, one payment"
  const body = bodyOf(makeUnderstood({ businessName: "", description, products: [] }, "playstore"))
  expect(body.match(/for tree climbers/gi)).toHaveLength(1)
})
