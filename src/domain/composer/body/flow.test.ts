import { describe, expect, test } from "vitest"
import { flowing, together } from "./flow.ts"

const mug = { it: "it", the: "the mug", this: "this mug", isPlural: false }
const socks = { it: "they", the: "the socks", this: "these socks", isPlural: true }

describe("a paragraph names its thing once", () => {
  test.each([
    [["This mug holds 12 oz.", "Every mug is signed."], "The mug holds 12 oz. Every mug is signed."],
    [["It holds 12 oz.", "The mug stands 3 inches tall."], "The mug holds 12 oz and stands 3 inches tall."],
    [["It has a foot ring.", "It has a wide handle."], "The mug has a foot ring and a wide handle."],
    [
      ["It holds 12 oz, or less.", "This mug is light, but strong.", "The mug costs $9, or $16 for two."],
      "The mug holds 12 oz, or less. It is light, but strong. It costs $9, or $16 for two.",
    ],
    [["I fire it twice.", "It is poured by hand."], "I fire it twice. The mug is poured by hand."],
    [["The mug handle is wide."], "The mug handle is wide."],
  ])("%j", (sentences, told) => {
    expect(flowing(sentences, mug, false)).toBe(told)
  })
  test("after a first sentence of its own kind, it is known", () => {
    expect(flowing(["A mug with a wide handle.", "The mug holds 12 oz."], mug, true)).toBe(
      "A mug with a wide handle. It holds 12 oz.",
    )
  })
  test("more than one are they", () => {
    expect(flowing(["These socks are soft.", "The socks come in blue."], socks, false)).toBe(
      "The socks are soft and come in blue.",
    )
  })
  test("a list keeps its lines", () => {
    expect(flowing(["It is light.", "\nDetails:\n- Kiss cut\n"], mug, false)).toBe("It is light.\nDetails:\n- Kiss cut")
  })
})

describe("no paragraph of one short sentence", () => {
  test("it goes with the one before it", () => {
    expect(together([["It holds 12 oz.", "It is light."], ["It costs $9."]])).toEqual([
      ["It holds 12 oz.", "It is light.", "It costs $9."],
    ])
  })
  test("but not where the two would get long", () => {
    const long = ["It holds twelve ounces of tea or coffee and keeps it warm.", "Each is thrown by one potter here."]
    expect(together([long, long], 30)).toEqual([long, long])
  })
})
