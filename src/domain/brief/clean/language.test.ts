import { expect, test } from "vitest"
import { languageOf } from "./language.ts"

test.each([
  ["Uma caneca de barro para o café da manhã", "pt"],
  ["Record No. 52E woodworking vice, some surface rust", "en"],
  ["Lamp E27 fitting, no bulb", "en"],
  ["how i clean beer lines w pbw, what happens if u dont, tools i use", "en"],
  ["Hornby O gauge tin signal box, roof dented, no box", "en"],
])("%j is in %s", (text, expected) => {
  expect(languageOf(text)).toBe(expected)
})
