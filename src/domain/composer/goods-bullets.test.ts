import { describe, expect, test } from "vitest"
import { tellerOf } from "../../../test/make-teller.ts"
import { asLine, goodsBullets } from "./goods-bullets.ts"

test.each([
  ["is made of oak", "Made of oak"],
  ["has a cotton wick", "Cotton wick"],
  ["holds 12 oz", "Holds 12 oz"],
  ["comes in 4, 6 and 8 feet", "Sizes: 4, 6 and 8 feet"],
  ["comes in sizes from 1 to 5 quarts", "Sizes from 1 to 5 quarts"],
  ["has the AP seal to its name", "AP seal"],
])("%s: %s", (predicate, line) => {
  expect(asLine(predicate)).toBe(line)
})

describe("the lines of a listing", () => {
  const room = { max: 120, target: { min: 4, max: 6 } }
  test("a fact each, none twice, none longer than the room", () => {
    const lines = goodsBullets(
      tellerOf({
        description: "Stoneware mug with a wide handle. Holds 12 oz, stands 3.75 inches tall. Dishwasher safe.",
        products: [{ name: "Stoneware Mug", category: "Mugs", description: "Stoneware mug with a wide handle." }],
      }),
      room,
    )
    expect(lines).toEqual(expect.arrayContaining(["Holds 12 oz", "Wide handle"]))
    expect(new Set(lines).size).toBe(lines.length)
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(room.max)
  })
  test("a short brief adds who makes it", () => {
    expect(goodsBullets(tellerOf({ description: "Oak stool, 40 cm tall." }), room)).toContain("From Marlow Bench")
  })
})
