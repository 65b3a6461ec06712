import { expect, test } from "vitest"
import { tellerOf } from "../../../test/make-teller.ts"

const tellingsOf = (description: string, more: Partial<{ uniqueSellingProposition: string }> = {}) =>
  tellerOf({ description, ...more }, "amazon")
    .left()
    .map(({ telling: { as, text } }) => `${as}: ${text}`)

test.each([
  [
    "Balance bike with an air tire at each end, because foam tires slide on wet ground.",
    "clause: the bike has an air tire at each end, because foam tires slide on wet ground",
  ],
  [
    "Cat fountain with a steel tray. The steel tray goes in the dishwasher, the pump does not.",
    /dishwasher, but the pump does not$/,
  ],
  ["Cat fountain. One carbon filter in the box, change it every 3 weeks.", "clause: change the filter every 3 weeks"],
  ["Cat fountain. Two flow settings, bubble and stream.", /two flow settings \(bubble and stream\)$/],
  [
    "Welsh stocking in wool. Christmas stocking cut from old wool blankets, lined with calico.",
    "predicate: is cut from old wool blankets",
  ],
])("%s", (description, told) => {
  expect(tellingsOf(description)).toContainEqual(typeof told === "string" ? told : expect.stringMatching(told))
})

test.each([
  ["Brass blade that clears thin ice", "clause: the brass blade clears thin ice"],
  ["Rinses clean, so the floor stays dry", "clause: the brush rinses clean, so the floor stays dry"],
])("half a sentence that the seller is proud of becomes a whole one: %s", (uniqueSellingProposition, told) => {
  expect(tellingsOf("Snow brush with a foam grip.", { uniqueSellingProposition })).toContain(told)
})

test("what is no thing is not made one", () => {
  expect(tellingsOf("Snow brush. Not a toy, so do not give it to children.").join(" ")).not.toContain("has a not")
})
