import { expect, test } from "vitest"
import { endOfNames } from "./end-of-names.ts"

test.each([
  ["washing machine, fully reconditioned in our shop", "washing machine,"],
  ["car boot organiser folds flat", "car boot organiser"],
  ["tea and coffee cups in blue", "tea and coffee cups"],
  ["brass heat-set threaded inserts for 3D prints", "brass heat-set threaded inserts"],
  ["kiondo basket sisal hand woven by 14 women", "kiondo basket sisal"],
  ["Kenya 1954 QEII £1 stamp in green", "Kenya 1954 QEII £1 stamp"],
])("%s ends with its name", (object, name) => {
  const words = object.split(" ")
  expect(words.slice(0, endOfNames(words)).join(" ")).toBe(name)
})

test("a cot that is three in one ends before what it turns into", () => {
  const words = "Boori cot white 3 in 1 turns into toddler bed".split(" ")
  expect(words.slice(0, endOfNames(words)).join(" ")).toBe("Boori cot white 3 in 1")
})
