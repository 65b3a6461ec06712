import { expect, test } from "vitest"
import { voiced } from "./voice.ts"

const text = "It is boxed. I am moving and the belt does not slip; it has been oiled."

test.each([
  ["casual", "It's boxed. I'm moving and the belt doesn't slip; it's been oiled."],
  ["friendly", "It's boxed. I'm moving and the belt doesn't slip; it's been oiled."],
  ["professional", text],
  ["authoritative", text],
] as const)("a %s voice", (tone, wanted) => {
  expect(voiced(text, tone)).toBe(wanted)
})
