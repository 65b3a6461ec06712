import { expect, test } from "vitest"
import { makeBrief } from "../../../../test/score/make-brief.ts"
import { withTastingNotes } from "./tasting-notes.ts"

const told = (sentence: string, name: string) =>
  withTastingNotes(sentence, makeBrief({}), { name, category: "", description: "" })

test.each([
  ["Red apple, caramel and orange blossom.", "Filter Coffee", "Notes of red apple, caramel and orange blossom."],
  [
    "Dark chocolate, hazelnut and dried cherry, with a thick crema.",
    "Espresso Blend",
    "Notes of dark chocolate, hazelnut and dried cherry, with a thick crema.",
  ],
  ["Sea salt, driftwood and a little vetiver.", "Soy Candle", "Smells of sea salt, driftwood and a little vetiver."],
  ["Green apple, lime and wet stone.", "Riesling Wine", "Notes of green apple, lime and wet stone."],
])("%s of a %s is what it tastes of", (sentence, name, notes) => {
  expect(told(sentence, name)).toBe(notes)
})

test.each([
  ["Smoked chilli, lime and garlic.", "Hot Sauce"],
  ["Whole bean, medium roast and a resealable bag.", "Espresso Blend"],
  ["Washed Guatemala, natural Brazil and honey Costa Rica beans.", "Espresso Blend"],
  ["Light roast from one farm in Huila, Colombia, 340 g of whole beans.", "Filter Coffee"],
  ["Speckled glaze, wide handle and cork base.", "Coffee Mug"],
])("%s of a %s stays as it is", (sentence, name) => {
  expect(told(sentence, name)).toBe(sentence)
})
