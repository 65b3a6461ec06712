import { expect, test } from "vitest"
import { readLoosely } from "./read-loosely.ts"

test.each([
  ["40 pieces 4 designs", "40 pieces in 4 designs"],
  ["40 pieces (4 designs)", "40 pieces (4 designs)"],
  ["takes 2-3 weeks to USA", "takes 2-3 weeks to the USA"],
  ["fits in UK sockets", "fits in UK sockets"],
  ["TI-84 plus CE calculator", "TI-84 Plus CE calculator"],
  ["T460 plus charger", "T460 plus charger"],
  ["24V plug UK", "24V UK plug"],
  ["sizes S - 3XL", "sizes S to 3XL"],
  ["wireless sub (HW-A450) no scratches", "wireless sub (HW-A450), no scratches"],
])("%j is read as %j", (typed, read) => {
  expect(readLoosely(typed)).toBe(read)
})
