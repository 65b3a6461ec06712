import { expect, test } from "vitest"
import { UnderWay } from "./under-way.ts"

test("a caller may have only so many open requests, and the next one after one is answered", () => {
  const underWay = new UnderWay(2)
  const leave = underWay.enter("one")
  underWay.enter("one")
  expect(() => underWay.enter("one")).toThrow(
    expect.objectContaining({ status: 429, details: expect.objectContaining({ retryAfterSeconds: 1 }) }),
  )
  underWay.enter("other")
  leave()
  underWay.enter("one")
  expect(() => underWay.enter("one")).toThrow()
})
