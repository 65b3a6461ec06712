import { expect, test } from "vitest"
import { deedBullet, headOfFigures, headOfNote, headsOf, themeOf, underHead } from "./bullet-heads.ts"

test.each([
  ["is made of oak", "Material"],
  ["weighs 68 g", "Size"],
  ["fits inside our 750 ml pot", "Fits"],
  ["comes as a pair", "Quantity"],
  ["does 4K at 60 Hz", "Performance"],
  ["is lint free", "Special Feature"],
  ["steeps in 12 hours", "Time"],
  ["was tested by us on the fells", "Tested"],
])("%s stands under %s", (statement, head) => {
  expect(headsOf(themeOf(statement))).toContain(head)
})

test("what somebody else found stands under a head that claims nothing more", () => {
  expect(headsOf(themeOf("carries the AP seal"))).toEqual(["Standards"])
  expect(underHead("Carries the AP seal", "Standards")).toBe("AP seal")
})

test.each([
  [["weighs 68 g"], "Weight"],
  [["weighs 68 g", "holds 450 ml", "measures 9 x 8 cm"], "Weight, Capacity and Size"],
  [["raises the screen by 6 inches", "holds up to 17 lb"], "Measurements"],
  [["measures 6 feet"], "Size"],
])("%s is called %s", (texts, head) => {
  expect(headOfFigures(texts)).toBe(head)
})

test("what it does is the head of how it does it", () => {
  expect(deedBullet("takes apart in five pieces")).toEqual(["takes apart", "in five pieces"])
  expect(deedBullet("stops burned lips")).toBeNull()
  expect(deedBullet("is sold in sets")).toBeNull()
})

test("a line does not say its head again", () => {
  expect(underHead("Made of oak", "Material")).toBe("oak")
  expect(underHead("Made from one sheet", "How It Is Made")).toBe("from one sheet")
  expect(underHead("Fits inside a pot", "Fits")).toBe("inside a pot")
})

test("a note stands under its own label", () => {
  expect(headOfNote("Sizes: S 12-14 in")).toEqual(["Sizes", "S 12-14 in"])
  expect(headOfNote("Hand wash")).toEqual(["Care", "Hand wash"])
  expect(headOfNote("Knitted nylon and spandex")).toEqual(["Material", "Knitted nylon and spandex"])
  expect(headOfNote("Four of them")).toEqual(["", "Four of them"])
})
