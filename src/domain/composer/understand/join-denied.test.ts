import { expect, test } from "vitest"
import { joinDenied } from "./join-denied.ts"

test.each([
  [
    ["Five ingredients", "no wheat", "corn or soy"],
    ["Five ingredients", "no wheat, corn or soy"],
  ],
  [["no parabens", "sulfates", "dyes or perfume"], ["no parabens, sulfates, dyes or perfume"]],
  [
    ["Free of gluten", "nuts", "or dairy", "vegan"],
    ["Free of gluten, nuts, or dairy", "vegan"],
  ],
])("%j is cut as %j", (given, joined) => {
  expect(joinDenied(given)).toEqual(joined)
})

test.each([
  [["no holes", "20 colours", "small or large"]],
  [["no lid", "with a handle", "black or white"]],
  [["no drilling needed", "fits doors and gates", "grey"]],
  [["black or white", "no lid"]],
  [["no lid", "black or white"]],
])("%j stays as it is", (given) => {
  expect(joinDenied(given)).toEqual(given)
})
