import { expect, test } from "vitest"
import { wordMap } from "./word-map.ts"

test("pairs may go over several lines, and a sign may be what is meant", () => {
  expect([
    ...wordMap(`tuning=tuner
      equals==`),
  ]).toEqual([
    ["tuning", "tuner"],
    ["equals", "="],
  ])
})
