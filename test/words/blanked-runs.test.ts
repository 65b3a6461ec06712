import { expect, test } from "vitest"
import { blankedRuns, blankOut, ownWordsOf } from "./blanked-runs.ts"
import { makeWritten } from "./make-written.ts"

const write = (id: string, description: string, improvedBodyText: string) =>
  makeWritten({ id, form: { description }, listing: { improvedBodyText } })

const mug = "stoneware mug for coffee drinkers"
const cable = "HDMI cable for people with old laptops"

test("own words and numbers become blanks, side by side they are one, and small words stay between words of others", () => {
  const own = ownWordsOf(write("a", "stoneware mug with milk", "").sample.brief)
  expect(blankOut("This stoneware mug comes with 2 handles, and mugs", own)).toEqual([
    "this",
    "…",
    "comes",
    "with",
    "…",
    "handles",
    "and",
    "…",
  ])
})

test("a template with other nouns in it is found, however wide its gaps are", () => {
  const one = write("a", mug, "Our stoneware mug was made because coffee drinkers deserve better.")
  const other = write("b", cable, "Our HDMI cable was made because people with old laptops deserve better.")
  const tally = blankedRuns.prepare([one, other])(one)
  expect(tally).toMatchObject({ count: 4, of: 4 })
})

test("two people who write of two things share nothing, though both write English", () => {
  const one = write("a", mug, "The clay is heavy, so the handle was pulled wide for a whole hand.")
  const other = write("b", cable, "The plug is gold on the inside, and the sleeve keeps out a cat.")
  expect(blankedRuns.prepare([one, other])(one).count).toBe(0)
})

test("a run of small words round a blank is nobody's template", () => {
  const one = write("a", mug, "It is the mug of the day.")
  const other = write("b", cable, "It is the cable of the house.")
  expect(blankedRuns.prepare([one, other])(one).count).toBe(0)
})
