import { expect, test } from "vitest"
import { withBe } from "./with-be.ts"

test.each([
  ["Chippings taken away or left, whichever you prefer", "Chippings are taken away or left, whichever you prefer"],
  ["chippings raked back into the hole", "chippings are raked back into the hole"],
  [
    "Shutters freed, rehung on brass hinges and eased so that they fold",
    "Shutters are freed, rehung on brass hinges and eased so that they fold",
  ],
  ["Bound proofs sent by post", "Bound proofs are sent by post"],
])("%s", (typed, said) => {
  expect(withBe(typed)).toBe(said)
})

test.each([
  "Customers asked for more",
  "Gates from 30 inches wide",
  "Chippings are taken away",
  "Walks that started in May",
  "Doors opened at noon",
])("stays as it is: %s", (typed) => {
  expect(withBe(typed)).toBeNull()
})
