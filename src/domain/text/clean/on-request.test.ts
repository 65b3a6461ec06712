import { expect, test } from "vitest"
import { withRequests } from "./on-request.ts"

test.each([
  ["can cut shorter if u message me before i post", "can cut shorter on request"],
  ["can do a wee 2 cup pot if you msg me. lined", "can do a wee 2 cup pot on request. lined"],
  ["We can engrave a name, if you ask us first.", "We can engrave a name on request."],
  ["message me if you want more photos", "message me if you want more photos"],
  ["can be used if you ask me nicely to", "can be used if you ask me nicely to"],
])("what is done for who asks: %s", (typed, text) => {
  expect(withRequests(typed)).toBe(text)
})
