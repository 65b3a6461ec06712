import { expect, test } from "vitest"
import { innerTurns } from "./inner-turns.ts"

const turned = (text: string): string[] => innerTurns.map((turn) => turn(text)).filter((other) => other !== text)

test.each([
  ["The sound is made on the phone, not streamed.", "The sound is not streamed but made on the phone."],
  ["In this one I build a fuzz pedal.", "In this one, I'm building a fuzz pedal."],
  ["We give the drawing to you.", "We give you the drawing."],
  ["You see what dough should look like.", "You see how dough should look."],
  ["It has the sentences a parent hears.", "It has the sentences that a parent hears."],
  ["You have only sewn straight lines.", "You have sewn only straight lines."],
  ["Rolls and frames are logged.", "Frames and rolls are logged."],
])("%j may be %j", (text, wanted) => {
  expect(turned(text)).toContain(wanted)
})

test.each([
  ["Began with a roaster in a garage in 2014."],
  ["It has the sentences that a parent hears."],
  ["We make mugs in the style of Leach."],
])("%j stays as it is", (text) => {
  expect(turned(text)).toEqual([])
})
