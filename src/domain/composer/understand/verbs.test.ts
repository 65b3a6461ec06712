import { expect, test } from "vitest"
import { ingForm, isForm, thirdPerson } from "./verbs.ts"

test.each([
  ["hold", "holds", "holding"],
  ["carry", "carries", "carrying"],
  ["wash", "washes", "washing"],
  ["trim", "trims", "trimming"],
  ["glaze", "glazes", "glazing"],
  ["open", "opens", "opening"],
  ["have", "has", "having"],
  ["tie", "ties", "tying"],
])("%s, %s, %s", (base, third, ing) => {
  expect([thirdPerson(base), ingForm(base)]).toEqual([third, ing])
})

test.each([
  ["thrown", "participle"],
  ["began", "past"],
  ["trimmed", "participle"],
  ["stitched", "participle"],
  ["fits", "third"],
] as const)("%s is a %s", (word, form) => {
  expect(isForm(word, form)).toBe(true)
})
