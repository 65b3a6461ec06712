import { expect, test } from "vitest"
import { contentsIn } from "./contents.ts"

test.each([
  [
    "The kit contains twelve reels of thread, five needles and a threader.",
    ["twelve reels of thread", "five needles", "a threader"],
  ],
  [
    "The box holds a beech press, six cards, muslin and a printed guide to eighteen seaweeds.",
    ["a beech press", "six cards", "muslin", "a printed guide to eighteen seaweeds"],
  ],
  ["It comes with oars, rowlocks and a canvas cover.", ["oars", "rowlocks", "a canvas cover"]],
])("what is in a box is a list: %s", (sentence, items) => {
  expect(contentsIn(sentence)).toEqual(items)
})

test.each([
  "It includes hooks in sizes 10, 12 and 14.",
  "The airer holds a full 8 kg wash.",
  "It holds a hive, two supers and a stand firmly in high wind, so nothing blows over.",
  "The kit contains a booklet and a pen.",
  "Contains fish, peanuts and soya.",
])("a sentence that is no certain list stays whole: %s", (sentence) => {
  expect(contentsIn(sentence)).toEqual([])
})
