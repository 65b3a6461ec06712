import { expect, test } from "vitest"
import { itemTurns } from "./item-turns.ts"

const turned = (text: string): string[] => itemTurns.map((turn) => turn(text)).filter((other) => other !== text)

test.each([
  ["A mug, 68 g, steel handles, a lip guard and a sack.", "A mug, steel handles, 68 g, a lip guard and a sack."],
  [
    "It goes out in Hindi, Marathi, Telugu, Kannada or English.",
    "It goes out in Hindi, Telugu, Marathi, Kannada or English.",
  ],
])("in %j two things change places", (text, wanted) => {
  expect(turned(text)).toContain(wanted)
})

test.each([
  // "black and chrome" is one thing, a size has its order, and what is said of a thing stays behind it.
  ["Film camera, body only, black and chrome."],
  ["Sizes: S 12 in, M 14 in, L 16 in, XL 18 in."],
  ["A sketchbook, 100% cotton, stitched to lie flat, elastic band."],
  ["I live in Ballina, County Mayo, with my brother."],
  ["It holds 1,080 pieces, and it shuts."],
])("%j stays as it is", (text) => {
  expect(turned(text)).toEqual([])
})
