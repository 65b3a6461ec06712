import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import type { Room } from "../search/slots/room.ts"
import { bodyOf } from "./body.ts"
import { metaOf } from "./meta.ts"

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

test("the search line of such a business tells the whole line", () => {
  const description =
    "Driving school in Cork city with manual and automatic lessons, pre-test sessions and car hire for the test."
  const u = makeUnderstood({ description, businessName: "Lee Driving School", products: [] }, "website")
  const room: Room = { max: 160, unit: "safeChars", target: { min: 120, max: 160 } }
  expect(metaOf(u, bodyOf(u), "Driving School in Cork City", room)).toContain("pre-test sessions and car hire")
})
