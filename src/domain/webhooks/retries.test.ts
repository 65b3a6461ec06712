import { describe, expect, it } from "vitest"
import { retryAfterSeconds, retrySeconds } from "./retries.ts"

describe("the time until the next attempt", () => {
  it.each([
    [1, 0, 5],
    [1, 0.5, 5.25],
    [2, 0, 300],
    [3, 1, 1980],
    [9, 0, 86_400],
    [10, 0, null],
    [0, 0, null],
  ])("after %i with the chance %d is %s", (attempts, chance, seconds) => {
    expect(retryAfterSeconds(attempts, chance)).toBe(seconds)
  })

  it("grows, and adds up to more than three days", () => {
    expect(retrySeconds.toSorted((a, b) => a - b)).toEqual(retrySeconds)
    expect(retrySeconds.reduce((sum, seconds) => sum + seconds, 0) / 3600).toBeGreaterThan(72)
  })
})
