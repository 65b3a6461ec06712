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

test("two sentences share a line only where one comes right behind the other, and a limit never does", () => {
  const u = makeUnderstood(
    {
      description:
        "Each striker has a leather pouch. It is too heavy for small boards. The rim is bevelled. The face is flat. The pouch has a cord. The box holds two. A leaflet tells the rules. A cloth comes with it. Wipe the face dry.",
      products: [{ name: "Carrom Striker", category: "Games", description: "" }],
    },
    "amazon",
  )
  const bullets = bulletsOf(u, { max: 255, unit: "codePoints", target: { min: 5, max: 5 } })
  const shared = bullets.filter((line) => line.includes(". "))
  expect(shared.length).toBeGreaterThan(0)
  expect(shared.join()).not.toMatch(/too heavy|wipe/i)
})

test("what is said of the thing does not share a line with one of its parts", () => {
  const u = makeUnderstood(
    {
      description: "A silicone ring for canners. The ring is white. It fits 22-quart pots. Each is 3/8 inch thick.",
      keyFeatures: "food-grade silicone; 12 1/4 inch; measuring sheet included; rated to 450 F; two-year life",
      products: [{ name: "Canner Ring", category: "Canning", description: "" }],
    },
    "amazon",
  )
  const bullets = bulletsOf(u, { max: 255, unit: "codePoints", target: { min: 5, max: 5 } })
  expect(bullets.join("|")).not.toMatch(/; rated to/)
})

test("a limit that has nothing to do with the line before it has one of its own, and no price is told twice", () => {
  const u = makeUnderstood(
    {
      description:
        "Two-horse float, 2008, tandem axle. New ply floor in 2025. Rear ramp on springs. Spare wheel included. Not for anything over 16.3hh. Lessons are £40 an hour, or £380 for ten.",
      priceRange: "£40 an hour",
      products: [{ name: "Horse Float", category: "Trailers", description: "" }],
    },
    "facebookmarketplace",
  )
  const bullets = bulletsOf(u, { max: 200, unit: "codePoints", target: { min: 5, max: 8 } })
  expect(bullets).toContain("Spare wheel included")
  expect(bullets).toContain("Not for anything over 16.3hh")
  expect(bullets.filter((line) => line.includes("£40"))).toHaveLength(1)
})
