import { expect, test } from "vitest"
import { headOfNote, headsOf, themeOf, underHead } from "./bullet-heads.ts"

test.each([
  ["is made of oak", "Material"],
  ["weighs 68 g", "Size"],
  ["fits inside our 750 ml pot", "Fits"],
  ["comes as a pair", "Quantity"],
  ["does 4K at 60 Hz", "Performance"],
])("%s stands under %s", (statement, head) => {
  expect(headsOf(themeOf(statement))).toContain(head)
})

test("what would be a claim of its own gives no head", () => {
  expect(headsOf(themeOf("carries the AP seal"))).toEqual([])
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
