import { expect, test } from "vitest"
import { withoutLeftovers } from "./leftovers.ts"

test.each([
  ["[14/03, 09:12] Mwende: Sisal basket\n14/03/2026, 09:15 - Mwende: <Media omitted>", "Sisal basket\n"],
  ["0:04 [Music] welcome", "0:04  welcome"],
  ["Donâ€™t heat above 120Â°C in a cafÃ©", "Don’t heat above 120°C in a café"],
  [
    "[PRODUCT NAME] is the best {category} for {audience}! Five voices. [INSERT PROOF] Four hours.",
    " Five voices.  Four hours.",
  ],
  ["screen time, {pain point 2}", "screen time,"],
  ["%1$s is a puzzle. Hints\\nUndo \\u2022 daily", " Hints\nUndo • daily"],
  ["horse blanket|#N/A|turnout", "horse blanket||turnout"],
  ["mobile hair, keyword 4, null", "mobile hair,  "],
  ["- [x] reminders\n- [ ] dark mode", "- reminders\n"],
  ["an opening 3½â€ wide", 'an opening 3½" wide'],
  ["{% if available %} Gloves. Four sizes.", " Gloves. Four sizes."],
  ["Your City, Your State", ""],
  ["Your Business Name Here - Bron's Hair", "Bron's Hair"],
  ["graphs\n~~VIN decode~~ removed", "graphs\n"],
])("%s", (typed, left) => {
  expect(withoutLeftovers(typed)).toBe(left)
})

test.each(["Your dog on a stone, 10 cm", "Open 9.30 to 5 [closed Mondays]", "50% silk, São Paulo", "Size [M] or {L"])(
  "%s stays",
  (typed) => {
    expect(withoutLeftovers(typed)).toBe(typed)
  },
)

test.each([
  ["v4.0.2 - fixed crash on Samsung!! fixed login!! *** Bus times for Leeds", "Bus times for Leeds"],
  ["Bus times. v2.1: bug fixes and improvements.", "Bus times. "],
  ["Fixed rack. v2.1 - new frame, 12 mm", "Fixed rack. v2.1 - new frame, 12 mm"],
])("what a new version mended is no fact for buyers: %s", (typed, left) => {
  expect(withoutLeftovers(typed)).toBe(left)
})

test("a note in square brackets goes whole, commas or not", () => {
  expect(withoutLeftovers("Zip pocket. [TODO ask Jen for colours - navy, moss, pink?] Two sizes.")).toBe(
    "Zip pocket.  Two sizes.",
  )
})
