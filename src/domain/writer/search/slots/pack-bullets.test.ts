import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import { bulletsOf } from "./bullets.ts"

test("short values share a line before sentences do", () => {
  const u = makeUnderstood(
    {
      description: "Each fork has 21 needles. The needles lift the cappings. Wash it by hand and dry it at once.",
      keyFeatures: "length 20 cm; needle guards included; beech handles; oiled finish",
      uniqueSellingProposition: "The guard doubles as a stand.",
      products: [{ name: "Uncapping Fork", category: "Beekeeping", description: "" }],
    },
    "amazon",
  )
  const bullets = bulletsOf(u, { max: 255, unit: "codePoints", target: { min: 5, max: 5 } })
  expect(bullets.some((line) => line.includes("; "))).toBe(true)
  expect(bullets).toContain("The guard doubles as a stand")
})
