import { expect, test } from "vitest"
import { turns } from "./turns.ts"

const waysOf = (text: string) => turns.map((turn) => turn(text)).filter((other) => other !== text)

test("a condition may come first, where whatever it speaks of is known by then", () => {
  expect(waysOf("A new one costs £3 if a spar breaks.")).toContain("If a spar breaks, a new one costs £3.")
  expect(waysOf("They are picked before they lose their scent.")).toContain("Before they lose their scent, they are picked.")
  expect(waysOf("The plan moves a session when a meeting takes its place.")).toEqual([])
})
