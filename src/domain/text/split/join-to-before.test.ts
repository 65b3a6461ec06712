import { expect, test } from "vitest"
import { joinToBefore } from "./join-to-before.ts"

test("an item joins everything that was joined before it", () => {
  const withFigures = joinToBefore(["1", "a", "2", "3", "b"], (before, item) =>
    /\d/.test(item) ? `${before}, ${item}` : null,
  )
  expect(withFigures).toEqual(["1", "a, 2, 3", "b"])
})
