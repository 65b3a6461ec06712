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
  ["nylon + laundry bag", "nylon and laundry bag"],
  ["red, + kick mat", "red, kick mat"],
  ["sizes 8,10,12", "sizes 8, 10 and 12"],
  ["see thru mesh top", "see-through mesh top"],
  ["broke in and game ready", "broken in and game ready"],
  ["we broke in new ground", "we broke in new ground"],
  ["made in gt britain", "made in Great Britain"],
  ["right hand throw", "right-hand throw"],
  ["cooks in 4 minutes (halal).", "cooks in 4 minutes, halal."],
  ["gelatine from beef (halal).", "gelatine from beef (halal)."],
  ["sizes S - 3XL", "sizes S to 3XL"],
  ["wireless sub (HW-A450) no scratches", "wireless sub (HW-A450), no scratches"],
])("%j is read as %j", (typed, read) => {
  expect(readLoosely(typed)).toBe(read)
})
