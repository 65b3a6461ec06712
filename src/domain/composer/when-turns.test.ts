import { expect, test } from "vitest"
import { whenTurns } from "./when-turns.ts"

const turned = (text: string): string[] => whenTurns.map((turn) => turn(text)).filter((other) => other !== text)

test.each([
  ["You handle live frames on Tuesdays.", "On Tuesdays, you handle live frames."],
  ["In the first hour, you handle live frames.", "You handle live frames in the first hour."],
  [
    "A small system costs about 2 lakh and is normally up within a month.",
    "A small system costs about 2 lakh. It is normally up within a month.",
  ],
  [
    "Two friends from college left their jobs in 2016 and put the panels on a roof.",
    "Two friends from college left their jobs in 2016. They put the panels on a roof.",
  ],
])("%j may be %j", (text, wanted) => {
  expect(turned(text)).toContain(wanted)
})

test.each([
  // It leans on what came before, has no verb of its own, or begins with what may be a name.
  ["The case is new; it shines."],
  ["Shows whether it was used in the last hour."],
  ["Mark is here today; light scratches on the back."],
])("%j stays as it is", (text) => {
  expect(turned(text)).toEqual([])
})
