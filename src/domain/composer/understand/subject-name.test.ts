import { expect, test } from "vitest"
import { withThingLast } from "./subject-name.ts"

test.each([
  ["sunset lamp projector 16 colors", "projector", "sunset lamp projector with 16 colors"],
  ["sea glass mixed colors", "glass", "sea glass in mixed colors"],
  ["LED dog collar light up", "collar", "light-up LED dog collar"],
  ["yoga mat extra thick", "mat", "extra-thick yoga mat"],
  ["bamboo baby pajamas fox print", "pajamas", "bamboo baby pajamas with a fox print"],
  ["botanical fern art print", "print", "botanical fern art print"],
])("%j of a %s is said as %j", (name, noun, said) => {
  expect(withThingLast(name, noun)).toBe(said)
})
