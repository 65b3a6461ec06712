import { expect, test } from "vitest"
import { hasEach, toldOfProducts } from "../../../../test/told-of-products.ts"

const kneeler = {
  name: "Garden Kneeler",
  category: "",
  description: "Steel kneeler with 58 cm rails, 20 mm pad and pouch.",
}
const pad = { name: "Kneeling Pad", category: "", description: "Foam pad, 40 mm thick." }

test("a list of features that says what one product is belongs to it alone", () => {
  const told = toldOfProducts({
    keyFeatures: "58 cm rails\n20 mm pad\ntool pouch\nturns over",
    uniqueSellingProposition: "The tool pouch turns with it",
    products: [kneeler, pad],
  })
  expect(told.map((each) => hasEach(each, /tool pouch(?! turns)/i, /turns over/, /pouch turns/))).toEqual([
    [true, true, true],
    [false, false, false],
  ])
})

test("a feature that no product's own words have is told of each but for what only another has", () => {
  const [maker, tumblers] = toldOfProducts({
    keyFeatures: "mirror finish\n12 minute drip\ngift box",
    products: [
      { name: "Filter Coffee Maker", category: "", description: "Steel, with a slow drip." },
      { name: "Tumbler Set", category: "", description: "Two tumblers of 150 ml." },
    ],
  })
  expect(hasEach(maker, /mirror/, /drip/, /gift box/)).toEqual([true, true, true])
  expect(hasEach(tumblers, /mirror/, /12 minute/, /gift box/)).toEqual([true, false, true])
})

test("a promise is of the product whose words or features it says", () => {
  const clips = { name: "Leveling Clips", category: "", description: "Clips for joints, used again." }
  const float = { name: "Grout Float", category: "", description: "Gum rubber face, cork handle." }
  const told = (uniqueSellingProposition: string, products: (typeof clips)[], keyFeatures = "") =>
    toldOfProducts({ uniqueSellingProposition, keyFeatures, products }).map((each) =>
      each.includes(uniqueSellingProposition),
    )
  // Joints are those of the clips, but gum rubber is the float.
  expect(told("Gum rubber face that drags no grout from joints", [float, clips])).toEqual([true, false])
  const features = "gum rubber face\ncork handle\nmachined surface"
  const tool = { ...clips, name: "Grout Tool", description: "Tool with a surface, used again." }
  expect(told("The surface is machined flat after casting, so grout spreads", [float, tool], features)).toEqual([
    true,
    false,
  ])
})
