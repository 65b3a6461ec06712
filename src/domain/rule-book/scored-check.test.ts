import { describe, expect, test } from "vitest"
import { platforms } from "../platforms/index.ts"

const named = platforms.map((platform) => [platform.id, platform] as const)

describe("the rows of a score", () => {
  test.each(named)("of %s have 100 points together, each row enough to matter", (_, { checks }) => {
    expect(checks.reduce((sum, { points }) => sum + points, 0)).toBe(100)
    expect(checks.filter(({ points }) => points < 3).map(({ id }) => id)).toEqual([])
  })

  test.each(named)("of %s have different names", (_, { checks }) => {
    expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length)
    expect(new Set(checks.map(({ label }) => label)).size).toBe(checks.length)
  })

  test.each(named)("of %s say why they matter, in one sentence, and name their source", (_, { checks }) => {
    expect(checks.filter(({ why }) => !/^[A-Z].*[a-z”]\.$/.test(why)).map(({ id }) => id)).toEqual([])
    expect(checks.filter(({ source }) => source.name === "" || !/^\d{4}-\d\d-\d\d$/.test(source.readOn))).toEqual([])
  })

  test.each(named)("of %s check places that it has", (_, { checks, slots }) => {
    const known = new Set<string>(slots.map(({ key }) => key))
    const used = checks.flatMap(({ measure }) => ("slots" in measure ? measure.slots : [measure.slot]))
    expect(used.filter((key) => !known.has(key))).toEqual([])
  })
})
