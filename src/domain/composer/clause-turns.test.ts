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
  ["The edges are smooth but the solder has lead in it.", "Though the edges are smooth, the solder has lead in it."],
  ["Come and play it first, any evening after six.", "Any evening after six, come and play it first."],
  ["Dip the rim and twist if you like.", "If you like, dip the rim and twist."],
  ["For nineteen summers my abuela sold ices from a cart.", "My abuela sold ices from a cart for nineteen summers."],
  [
    "I grew up over a shop, where I was trusted with the stone.",
    "I grew up over a shop. There I was trusted with the stone.",
  ],
  [
    "It was started by an art teacher in Falmouth who was tired of dry tubes.",
    "It was started by an art teacher in Falmouth. The teacher was tired of dry tubes.",
  ],
  ["It is sewn by a firm that used to make saddles.", "It is sewn by a firm that once made saddles."],
  ["Ailsa Rennie made her first kite for a lesson in 1997.", "In 1997, Ailsa Rennie made her first kite for a lesson."],
  ["It was tuned to concert pitch last March.", "Last March, it was tuned to concert pitch."],
  ["If I cannot see one I run a nail round the rim.", "I run a nail round the rim if I cannot see one."],
  ["The timing printout goes with the watch.", "With the watch goes the timing printout."],
  ["I and four women of our lane print.", "Four women of our lane and I print."],
  [
    "One takes 212 blocks and if one is crooked, it is cut up.",
    "One takes 212 blocks. If one is crooked, it is cut up.",
  ],
  [
    "I knot these on my porch, takes me about 3 hours each.",
    "I knot these on my porch. It takes me about 3 hours each.",
  ],
  ["Slight variation from piece to piece is there.", "There is a slight variation from piece to piece."],
  ["The black carrying case has a broken tray hinge.", "The tray hinge of the black carrying case is broken."],
  ["7 iron has a ding on the toe.", "There is a ding on the toe of the 7 iron."],
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
