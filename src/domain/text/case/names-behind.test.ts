import { expect, test } from "vitest"
import { withNamesBehind } from "./names-behind.ts"

test.each([
  ["can drop in otorohanga Thursday", "can drop in Otorohanga Thursday"],
  ["carved by hand in pethapur gujarat", "carved by hand in Pethapur Gujarat"],
  ["turned in sheesham near the shed", "turned in sheesham near the shed"],
  ["rice cooked in uruli", "rice cooked in uruli"],
  ["in the shed, from old oak", "in the shed, from old oak"],
  ["a murukku of rice", "a murukku of rice"],
])("a word that nobody knows is a name behind a word for a place: %j is %j", (typed, written) => {
  expect(withNamesBehind(typed, new Set(["uruli"]))).toBe(written)
})
