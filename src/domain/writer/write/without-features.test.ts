import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import { bodyOf } from "./body.ts"

const told = (description: string, appFeatures: string): string =>
  bodyOf(makeUnderstood({ appName: "Tech Ticket", description, appFeatures, products: [] }, "playstore"))

const hasty = "ham radio test app!!! mock exam 35 q timed like the real thing,, hindi + english. ads are there"

test("in haste, a label that a line tells is no item of its own", () => {
  expect(told(hasty, "Mock test")).not.toContain("Mock test")
  expect(told(hasty, "Dark mode")).toContain("Dark mode")
})
