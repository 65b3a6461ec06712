import { expect, test } from "vitest"
import { makeWritten } from "../make-written.ts"
import { factsCarried } from "./facts-carried.ts"

const judge = factsCarried.prepare([])

test.each<[string, string, boolean]>([
  ["stoneware", "A Stoneware mug.", true],
  ["12 oz|12-ounce", "It is a 12\u2011ounce mug.", true],
  ["12 oz|12-ounce", "It is a 12 litre bucket.", false],
  ["reflect", "Reflective stitching", true],
  ["led", "Sealed twice", false],
  ["$48", "Parts cost $48.", true],
  ["mother's day", "For Mother\u2019s  Day", true],
])("%j in %j: %s", (fact, improvedBodyText, isCarried) => {
  const { count, of, findings } = judge(makeWritten({ facts: [fact], listing: { improvedBodyText } }))
  expect({ count, of, lost: findings.length }).toEqual({ count: isCarried ? 1 : 0, of: 1, lost: isCarried ? 0 : 1 })
})

test("a fact may be in any place, including the platform's own", () => {
  const listing = { tags: ["speckled mug"], platformFields: { materials: ["clay"] } }
  expect(judge(makeWritten({ facts: ["speckled", "clay", "glass"], listing })).count).toBe(2)
})

test("for a brief with two products, both listings are checked together", () => {
  const write = (id: string, productTitle: string) => ({
    ...makeWritten({ facts: ["mug", "bowl", "vase"], listing: { productTitle } }),
    id,
  })
  const both = [write("etsy-01", "Mug"), write("etsy-01/2", "Bowl")]
  expect(both.map(factsCarried.prepare(both))).toMatchObject([
    { count: 2, of: 3, findings: [{ text: "vase" }] },
    { count: 0, of: 0 },
  ])
})
