import { expect, test } from "vitest"
import { runningName } from "./running-name.ts"

test("a shade is no name, and a name before the kind is one", () => {
  expect(runningName("Forest Green Backpack", "green canvas backpack", "", true)).toBe("forest green backpack")
  expect(runningName("Tugboat Steel Skillet", "steel skillet", "", true)).toBe("Tugboat steel skillet")
})

test("two words that the brief writes as one name are one, and so is a people's name", () => {
  const prose = "Our Orchard Owls puzzle has 500 pieces, owls and apples, wooden"
  expect(runningName("Orchard Owls Wooden Puzzle", prose, "", true)).toBe("Orchard Owls wooden puzzle")
  expect(runningName("Turkish Cotton Towels", "bath towels of cotton", "", false)).toBe("Turkish cotton towels")
})

test("a seller's name is none in the name of what is made of it", () => {
  expect(runningName("Enamel House Numbers", "house numbers, white", "Nine Enamel", false)).toBe("enamel house numbers")
})

test("what a thing can do is no name", () => {
  expect(runningName("Expandable Bamboo Bath Tray", "Expandable bamboo bath tray with a rest", "", true)).toBe(
    "expandable bamboo bath tray",
  )
})

test("a name of two words keeps both capitals", () => {
  expect(
    runningName("First Light Filter Coffee", "Light roast, made for filter machines. coffee", "Ridgeline", true),
  ).toBe("First Light filter coffee")
  expect(runningName("Peach Glaze Lip Oil", "sheer peach tint in a lip oil", "Glaze Co Beauty", true)).toBe(
    "Peach Glaze lip oil",
  )
})
