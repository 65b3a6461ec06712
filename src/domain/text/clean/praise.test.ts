import { describe, expect, test } from "vitest"
import { withoutNoise } from "./noise.ts"

describe("a superlative", () => {
  test.each([
    "Music is our best keeper and lasts until March.",
    "Our most popular size is 10 x 10 cm.",
    "Cherry is our prettiest wood and sycamore our hardest.",
    "Our cheapest kit comes without a lid.",
    "Our most popular tube fits two rods.",
    "My softest yarn is alpaca.",
  ])("that compares the seller's own things stays: %s", (text) => {
    expect(withoutNoise(text)).toBe(text)
  })

  test.each([
    ["We build our best walls in the world.", "We build our best walls."],
    ["Our amazing mugs have lids.", "Our mugs have lids."],
    ["our best price", ""],
    ["the best plant app", "plant app"],
    ["INDIAS NO.1 cricket scorer app", "cricket scorer app"],
    ["NO 1 times tables app EVER", "times tables app"],
    ["Foldable. World's best shade! 10 ribs", "Foldable. 10 ribs"],
    ["Worlds most accurate scale. Tare", "Tare"],
    ["FASTEST QR scanner 2026", "QR scanner 2026"],
    ["Braids in Atlanta hands down", "Braids in Atlanta"],
    ["Blocks 100% heat, 10 ribs", "10 ribs"],
    ["joggers and one dress pant for work thats the best seller", "joggers and one dress pant for work"],
    ["A mug in speckled oatmeal, which is our best seller in winter", "A mug in speckled oatmeal."],
    ["my best seller is the small one", ""],
    ["It is our mildest grind and our best seller at the market.", "It is our mildest grind."],
    ["Our most popular beanie, merino, one size", "merino, one size"],
  ])("that praises goes: %j leaves %j", (text, left) => {
    expect(withoutNoise(text)).toBe(left)
  })

  test.each([
    "Man's best friend, in bronze.",
    "No 1 Station Road, open Sundays.",
    "A 17 lb PERSONAL BEST.",
    "The fastest lap.",
    "Blocks 100% of UV rays.",
  ])("is something else in %s", (text) => {
    expect(withoutNoise(text)).toBe(text)
  })

  test.each([
    "The most popular size is 10 x 10 cm.",
    "The cheapest kit has no lid, so it ships flat.",
    "The best keeper is Music, which lasts until March.",
  ])("that says which one it is takes its sentence with it: %s", (text) => {
    expect(withoutNoise(`Made of oak. ${text}`)).toBe("Made of oak.")
  })

  test("that only praises leaves the article of its thing", () => {
    expect(withoutNoise("The softest merino scarf has fringes.")).toBe("The merino scarf has fringes.")
  })
})

test("praise that ends a statement leaves what it was said of", () => {
  const text = "squid and scopex is the best seller by miles, also pineapple and a krill one for winter"
  expect(withoutNoise(text)).toBe("squid and scopex, also pineapple and a krill one for winter")
})

test.each([
  "We test pumps on farms around Leeds.",
  "Nest boxes for the west, anywhere you need them.",
  "A harvest table, available in oak.",
])("a word that only ends like a superlative praises nothing: %s", (text) => {
  expect(withoutNoise(text)).toBe(text)
})
