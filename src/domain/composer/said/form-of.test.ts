import { expect, test } from "vitest"
import { formOf } from "./form-of.ts"

test.each([
  ["open weekday evenings", "is", "open weekday evenings"],
  ["open Saturdays", "is", "open Saturdays"],
  ["92% recycled", "clause", "92% is recycled"],
  ["no car too old", "clause", "no car is too old"],
  ["bell sounds", "things", "bell sounds"],
])("%j is told as %s: %j", (text, form, told) => {
  expect(formOf(text)).toMatchObject({ form, text: told })
})

test("who it is, and then what they do, is a sentence", () => {
  expect(formOf("The trainer who meets your dog at home teaches every lesson").form).toBe("clause")
  expect(formOf("Most leaks we see start at the flashing").form).toBe("clause")
  expect(formOf("Most wells around here reach water between 200 and 600 feet").form).toBe("clause")
  expect(formOf("rain or shine we roll").form).toBe("clause")
  expect(formOf("Get in touch for a first visit").form).toBe("do")
})
