import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import { bodyOf } from "./body.ts"
import { withoutName } from "./without-name.ts"

const body = (description: string, appName = ""): string =>
  bodyOf(makeUnderstood({ businessName: "", appName, description, products: [] }, "playstore"))

test("what the first sentence calls an app is not said again below it", () => {
  const told = body("wine cellar log, temperature, humidity and bottles per rack, up to 600 bottles", "Rackwise")
  expect(told).toContain("Rackwise is a wine cellar log.")
  expect(told).toContain("- Temperature, humidity and bottles per rack")
  expect(withoutName("It is a log.\n\nFiring log, 62 cones.", "firing log")).toBe("It is a log.\n\n62 cones.")
})

test.each([
  ["App for choir singers, plays your starting note when you scan the score, 2.99 once", "App for Choir Singers\n"],
  ["Counts reps for skipping rope using the phone in your pocket, free, has ads", "Rep Counter\n"],
])("an app without a name is headed by what it is: %s", (description, heading) => {
  expect(body(description)).toMatch(new RegExp(`^${heading}`))
})

test("an app without a name that is told in one line is told by that line", () => {
  const description = "simple app for tailors to save customer measurements, hindi and english"
  expect(body(description)).toBe("Simple app for tailors to save customer measurements, Hindi and English.")
})
