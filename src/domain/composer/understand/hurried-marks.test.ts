import { expect, test } from "vitest"
import { readHurriedMarks } from "./hurried-marks.ts"

test.each([
  ["💪 latex 💪 5 levels 💪 carry bag", "\n latex \n 5 levels \n carry bag"],
  ["💪 latex and a bag 💪", "💪 latex and a bag 💪"],
  ["rate us 5 ⭐⭐⭐⭐⭐ thank you", "rate us 5 ⭐⭐⭐⭐⭐ thank you"],
  ["BOOST 300% ★★★ graph", "BOOST 300% \n graph"],
  ["【SET OF 5】loop bands", "\nSET OF 5\nloop bands"],
  ["licence 308 <b>NOBODY CHEAPER HERE</b> ask", "licence 308 \nNOBODY CHEAPER HERE\n ask"],
  ["a <b>CAKE</b> topper and a <b>fine one</b>", "a <b>CAKE</b> topper and a <b>fine one</b>"],
  ["apartment quiet so ur neighbours wont h8 u 😂 mat", "apartment quiet so ur neighbours wont h8 u, mat"],
  ["dry quiet so your neighbours sleep lol. mat", "dry quiet lol. mat"],
  ["8 out of 10 (VNDS??)", "8 out of 10"],
])("%j is parted as %j", (typed, parted) => {
  expect(readHurriedMarks(typed)).toBe(parted)
})
