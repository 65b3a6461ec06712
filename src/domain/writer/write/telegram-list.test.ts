import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import { bodyOf } from "./body.ts"

const body = (description: string, platform: "amazon" | "facebookmarketplace" | "website" | "appstore", more = {}) =>
  bodyOf(makeUnderstood({ description, ...more }, platform))

test("a line of goods is a list below its name", () => {
  const line = "Cast iron appam pan with lid, 8.5 inch, pre-seasoned, two side handles, works on gas and induction."
  expect(body(line, "amazon")).toBe(
    "This is a cast iron appam pan with lid.\n\n- Size: 8.5 inch\n- Pre-seasoned\n- Two side handles\n- Works on gas and induction",
  )
})

test("a line of a business is a list below what it is", () => {
  const line = "Driving school in Durban offering Code 8 lessons, learner's licence classes and test-day car hire."
  expect(body(line, "website", { businessName: "Umhlanga Driving School" })).toMatch(
    /^Driving school in Durban\.\n\n- Code 8 lessons\n- Learner's licence classes\n- Test-day car hire/,
  )
})

test("a row whose last noun belongs to all of its items is one item", () => {
  const line = "Log volume calculator with Doyle, Scribner and International rules, adds up a load in board feet."
  expect(body(line, "appstore", { appName: "Log Tally" })).toContain("- Doyle, Scribner and International rules\n")
})
