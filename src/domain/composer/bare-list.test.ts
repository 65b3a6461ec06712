import { expect, test } from "vitest"
import { isBareList } from "./bare-list.ts"

test.each([
  ["jojoba, squalane and vitamin E", true],
  ["vitamin E", true],
  ["nettle extract, cocoa butter and rosemary oil", true],
  ["colloidal oatmeal and honey", true],
  ["a wide handle and a lid", false],
  ["silicone pads and a pouch", false],
  ["wooden lid and strap", false],
])("%s is written without articles: %s", (text, isBare) => {
  expect(isBareList(text)).toBe(isBare)
})
