import { expect, test } from "vitest"
import { occasionsOf } from "./occasions-of.ts"

test.each<readonly [string, readonly string[]]>([
  ["A gift for Father's Day and Christmas", ["Father's Day", "Christmas"]],
  ["Stocking stuffer and birthday gift", ["Stocking stuffer", "birthday gift"]],
  ["Gift for the cook", ["Gift for the cook"]],
  ["Housewarming", ["Housewarming"]],
  ["Autumn evenings and wedding gifts", ["Autumn evenings", "wedding gifts"]],
  ["New puppies and Christmas gifting", ["New puppies", "Christmas gifting"]],
  ["Birthday and Christmas gifts", ["Birthday and Christmas gifts"]],
  ["Spring and summer", ["Spring and summer"]],
])("%s", (typed, occasions) => {
  expect(occasionsOf([typed])).toEqual(occasions)
})
