import { describe, expect, test } from "vitest"
import { groups, mergeLike, predicateWays } from "./weave.ts"

describe("statements of one kind become one", () => {
  test.each([
    [["is made with lime", "is made with cumin"], ["is made with lime and cumin"]],
    [
      ["is sweet", "holds 12 oz", "is salty"],
      ["is sweet and salty", "holds 12 oz"],
    ],
    [["holds 450 ml", "holds 450 ml"], ["holds 450 ml"]],
    [["is rated at 2,000 mAh", "is rated at 1.2 V"], ["is rated at 2,000 mAh and 1.2 V"]],
    [["contains 6 ml", "contains jojoba oil", "contains vitamin E"], ["contains 6 ml, with jojoba oil and vitamin E"]],
    [
      ["weighs 68 g", "measures 9 cm"],
      ["weighs 68 g", "measures 9 cm"],
    ],
  ])("%j", (given, told) => {
    expect(mergeLike(given)).toEqual(told)
  })
})

describe("no sentence takes too much", () => {
  test("three statements at the most", () => {
    expect(groups(["a b", "c d", "e f", "g h", "i j"], 40).map((group) => group.length)).toEqual([3, 2])
  })
  test("no more words than asked for", () => {
    for (const group of groups(["one two three", "four five six", "seven eight nine"], 6))
      expect(group.join(" ").split(" ").length).toBeLessThanOrEqual(6)
  })
  test("a short last one leans on one of a full group", () => {
    expect(groups(["a", "b", "c", "d"], 40)).toEqual([
      ["a", "b"],
      ["c", "d"],
    ])
  })
})

describe("the verb agrees", () => {
  const many = { it: "they", the: "the socks", this: "these socks", isPlural: true }
  const one = { it: "it", the: "the mug", this: "this mug", isPlural: false }
  test.each([
    [one, ["holds 12 oz", "is vegan"], "it holds 12 oz and is vegan"],
    [one, ["holds 12 oz", "is vegan"], "it is vegan and holds 12 oz"],
    [many, ["has a frog", "is soft"], "the socks have a frog and are soft"],
  ])("%#", (names, predicates, way) => {
    expect(predicateWays(predicates, names)).toContain(way)
  })
})

test("what says two things already gets no second and", () => {
  const names = { it: "it", the: "the throw", this: "this throw", isPlural: false }
  const said = predicateWays(["is 1 inch wide", "weighs 900 g and has a fringe"], names)
  expect(said).toContain("it is 1 inch wide, weighs 900 g and has a fringe")
  expect(predicateWays(["is wide", "is made of oak and ash"], names)).toContain("it is wide and is made of oak and ash")
})
