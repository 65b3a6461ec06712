import { expect, it } from "vitest"
import { foldText } from "./fold-text.ts"

it.each([
  ["Speckled Mug No. 1", "speckled mug no 1"],
  ["Café crème, NAÏVE", "cafe creme naive"],
  ["Mother's and mother’s", "mothers and mothers"],
  ["AB-1234/x_y", "ab 1234 x y"],
  ["tea🫖time ☕️", "tea 🫖 time ☕"],
  ["'; drop table \\ % _ \" | & ! ( ) : * < > --", "drop table"],
  ["a\u0000b\tc\r\nd", "a b c d"],
  ["soft\u00adhyphen and zero\u200dwidth", "softhyphen and zerowidth"],
  ["陶器 マグ", "陶器 マク"],
  ["Straße İstanbul", "straße istanbul"],
  ["", ""],
])("%j is compared as %j", (text, folded) => {
  expect(foldText(text)).toBe(folded)
  expect(foldText(folded)).toBe(folded)
})
