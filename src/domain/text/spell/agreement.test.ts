import { expect, test } from "vitest"
import { withAgreement } from "./agreement.ts"

test.each([
  ["It tell you the cost per bird", "It tells you the cost per bird"],
  ["steel lid and it keep the rain out", "steel lid and it keeps the rain out"],
  ["central locking don't work", "central locking doesn't work"],
  ["the table don't have a drawer", "the table doesn't have a drawer"],
  ["16 years experience and 12 months warranty", "16 years' experience and 12 months' warranty"],
  ["please measure you're door", "please measure your door"],
  ["septic tanks, holding tanks an grease traps", "septic tanks, holding tanks and grease traps"],
  ["so bunny don't sit in it", "so bunny doesn't sit in it"],
])("%s", (typed, mended) => {
  expect(withAgreement(typed)).toBe(mended)
})

test.each([
  "let it dry in the shade",
  "make it last all year",
  "kids don't like it",
  "people don't read",
  "will it need a drill",
  "please don't ask",
  "text don't ring",
  "if you're near",
  "we don't do goats",
  "plants and soil don't come with it",
])("%s stays", (typed) => {
  expect(withAgreement(typed)).toBe(typed)
})
