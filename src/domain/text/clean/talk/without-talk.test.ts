import { expect, test } from "vitest"
import { withoutTalk } from "./without-talk.ts"

const things = new Set(["lure", "jig"])
const told = (text: string): string => withoutTalk(text, things)

test.each([
  [
    "Pine kennel with a felt roof. BEST KENNEL IN THE COUNTY!! Floor lifts out",
    "Pine kennel with a felt roof. Floor lifts out",
  ],
  ["4 hooks, stainless. Everyone on tiktok has one. Fits 30 mm rails", "4 hooks, stainless. Fits 30 mm rails"],
  ["Seat post 27.2 mm, trusted by millions, 350 mm long", "Seat post 27.2 mm, 350 mm long"],
  ["Runs on 2 AA batteries. Pls like and subscribe", "Runs on 2 AA batteries. "],
  ["Green or black (ask my wife lol), 2 kg", "Green or black, 2 kg"],
])("%s", (typed, expected) => {
  expect(told(typed)).toBe(expected)
})

test.each([
  "Never worn. Cash on collection. Bring a friend to lift it",
  "Free for one flock, no ads. Works offline",
  "Not for sale in Quebec. No returns on cut lengths",
  "Aloe in it. Dont get in eyes!! Patch test first",
  "Two players = $450, four $800. AI guesses so ALWAYS ask a expert before u eat it",
  "Backs up. does NOT talk to benzing clocks yet so stop asking me",
  "100% cotton, machine wash. Does not shrink in a cold wash",
])("facts that sound like talk stay: %s", (text) => {
  expect(told(text)).toBe(text)
})

test("of a row, only the last is in doubt", () => {
  expect(told("Dhol hire. 2 players = $450, 4 players $800, extra half hour $100?? Toronto")).toContain(
    "4 players $800",
  )
})

test("a first clause that names what is sold stays, since nothing else may", () => {
  expect(told("BEST LURE EVER!!! 40 g, 3 colors")).toBe("BEST LURE EVER!!! 40 g, 3 colors")
})

test("a note to oneself in brackets goes whole", () => {
  expect(told("No sponsors (bait king no more take there name off) two rods")).toBe("No sponsors two rods")
  expect(told("Zip pocket, fleece lining [TODO ask Jen for colours - navy, moss, pink] two sizes")).toBe(
    "Zip pocket, fleece lining two sizes",
  )
})

test("a text of nothing but talk stays, for others to judge", () => {
  expect(told("Best price guaranteed!! Call me now!!")).toBe("Best price guaranteed!! Call me now!!")
})
