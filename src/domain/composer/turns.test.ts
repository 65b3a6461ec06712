import { expect, test } from "vitest"
import { turns } from "./turns.ts"

const waysOf = (text: string) => turns.map((turn) => turn(text)).filter((other) => other !== text)

test("two deeds make two sentences, and what somebody is has no deeds", () => {
  expect(waysOf("We throw each mug and fire it twice at home.")).toContain(
    "We throw each mug. We fire it twice at home.",
  )
  expect(waysOf("We are Pine, a water well drilling and pump company in Prescott.")).toEqual([])
})

test("a condition may come first, where whatever it speaks of is known by then", () => {
  expect(waysOf("A new one costs £3 if a spar breaks.")).toContain("If a spar breaks, a new one costs £3.")
  expect(waysOf("They are picked before they lose their scent.")).toContain(
    "Before they lose their scent, they are picked.",
  )
  expect(waysOf("The plan moves a session when a meeting takes its place.")).toEqual([])
  expect(waysOf("Start a trip when the car connects and tag it business or private.")).toEqual([])
})
