import { expect, test } from "vitest"
import { splitPasted } from "./split-pasted.ts"

test.each([
  ["oak shelf", true, ["oak shelf"]],
  ["oak shelf, wall shelf;  pine shelf", true, ["oak shelf", "wall shelf", "pine shelf"]],
  ["#oak #shelf\n#handmade", true, ["#oak", "#shelf", "#handmade"]],
  ["- oak shelf\n• wall shelf\n2. pine shelf\n\n", true, ["oak shelf", "wall shelf", "pine shelf"]],
  ["Oiled, not varnished\nHeld by two screws", false, ["Oiled, not varnished", "Held by two screws"]],
  ["00:00 Intro\n02:10 Fitting", false, ["00:00 Intro", "02:10 Fitting"]],
  ["  \n ", false, []],
])("%j", (text, isShort, items) => {
  expect(splitPasted(text, isShort)).toEqual(items)
})
