import { expect, test } from "vitest"
import { reword } from "./copying.ts"
import { runsOf } from "./runs.ts"

test.each([
  ["The people who build your cabinets are the ones who install them.", /^The people who|^Those who/],
  ["It takes spoken notes for you while your gloves are on.", /^(?!.* as your gloves are)/],
])("%j is never bent", (text, wanted) => {
  const said = reword(text, runsOf([text]))
  expect(said).toMatch(wanted)
  expect(said).not.toContain("The those")
})
