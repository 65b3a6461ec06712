import { expect, test } from "vitest"
import { hiddenClause } from "./hidden-clause.ts"

test.each([
  ["meter accurate to within half a stop", "the meter is accurate to within half a stop"],
  ["new battery fitted in March", "a new battery was fitted in March"],
  ["bell rings", "the bell rings"],
  ["chuck a little stiff", "the chuck is a little stiff"],
  ["sound loud and clear", "the sound is loud and clear"],
  ["margins set", "the margins are set"],
  ["the door sticks in the wet", "the door sticks in the wet"],
  ["timing printout from the bench goes with the watch", "the timing printout from the bench goes with the watch"],
  ["dryer works perfect", "the dryer works perfectly"],
  ["two keys stick", "two keys stick"],
  ["36 mm steel case", null],
  ["blue sunburst dial", null],
  ["no box", null],
  ["100% complete with a manual", null],
])("%j is %j", (given, wanted) => {
  expect(hiddenClause(given)).toBe(wanted)
})
