import { expect, test } from "vitest"
import { clauseTurns } from "./clause-turns.ts"

const waysOf = (text: string): string[] => clauseTurns.map((turn) => turn(text)).filter((other) => other !== text)

test.each([
  [
    "Our single pannier carries 22 litres and turns into a bag.",
    "Our single pannier carries 22 litres. It turns into a bag.",
  ],
  [
    "The hooks suit rails of 16 mm and lock with one click.",
    "The hooks suit rails of 16 mm. They lock with one click.",
  ],
  ["The window is perspex with a crack across one corner.", "The window is perspex. It has a crack across one corner."],
  ["For nineteen summers my abuela sold ices from a cart.", "My abuela sold ices from a cart for nineteen summers."],
  [
    "I grew up over a shop, where I was trusted with the stone.",
    "I grew up over a shop. There I was trusted with the stone.",
  ],
  ["It is sewn by a firm that used to make saddles.", "It is sewn by a firm that once made saddles."],
  ["Ailsa Rennie made her first kite for a lesson in 1997.", "In 1997, Ailsa Rennie made her first kite for a lesson."],
  ["If I cannot see one I run a nail round the rim.", "I run a nail round the rim if I cannot see one."],
  ["I and four women of our lane print.", "Four women of our lane and I print."],
  [
    "I knot these on my porch, takes me about 3 hours each.",
    "I knot these on my porch. It takes me about 3 hours each.",
  ],
  ["Slight variation from piece to piece is there.", "There is a slight variation from piece to piece."],
  ["The black carrying case has a broken tray hinge.", "The tray hinge of the black carrying case is broken."],
  ["You drop it at a Royal Mail box.", "Drop it at a Royal Mail box."],
])("%s", (text, other) => {
  expect(waysOf(text)).toContain(other)
})

test.each([
  ["The teacher lives here and works in the shed."],
  ["Nothing but the lid is left and it is cracked."],
  ["It is good with children."],
  ["It is sewn by a firm that was tired of thread, with a pad."],
  ["The mug holds 12 oz."],
  ["The stove is made at a table and my wife mixes the paint and weaves the rugs."],
])("leaves alone: %s", (text) => {
  expect(waysOf(text)).toEqual([])
})

test("those who have something are not parted from what they have", () => {
  expect(waysOf("The chime is for people, with a porch and a garden.")).toEqual([])
})
