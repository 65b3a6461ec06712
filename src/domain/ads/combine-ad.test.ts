import fc from "fast-check"
import { expect, it } from "vitest"
import { combineAd } from "./combine-ad.ts"

const numbered = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name} ${at}`)

it("shows three different headlines and two different descriptions at each turn", () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 15 }), fc.integer({ min: 2, max: 5 }), fc.nat(500), (many, few, turn) => {
      const { headlines, descriptions } = combineAd(
        { headlines: numbered("h", many), descriptions: numbered("d", few) },
        turn,
      )
      expect([new Set(headlines).size, new Set(descriptions).size]).toEqual([3, 2])
    }),
  )
})

it("shows every text sooner or later", () => {
  for (const count of [4, 7, 10, 13, 15]) {
    const seen = new Set(
      Array.from(
        { length: 60 },
        (_, turn) => combineAd({ headlines: numbered("h", count), descriptions: [] }, turn).headlines,
      ).flat(),
    )
    expect(seen.size).toBe(count)
  }
})
