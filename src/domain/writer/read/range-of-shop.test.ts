import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import { productsNamed, toldOfProducts } from "../../../../test/told-of-products.ts"
import { bodyOf } from "../write/body.ts"

const bodyOfProduct = (brief: Parameters<typeof makeUnderstood>[0], at: number): string => {
  const products = brief.products ?? []
  const ordered = [...products.slice(at), ...products.slice(0, at)]
  return bodyOf(makeUnderstood({ ...brief, products: ordered }, "shopify"))
}

const bobbins = {
  businessName: "Bog Turner",
  description:
    "Set of 12 lace bobbins turned from bog oak dug up in County Offaly. No beads fitted. The oak is nearly black, and one or two in a set may show a small filled crack.",
  uniqueSellingProposition: "All twelve are cut from one log",
  products: [
    {
      name: "Bog Oak Lace Bobbins, Set of 12",
      category: "Lace Making",
      description: "Twelve Midlands bobbins, 10 cm.",
    },
    { name: "Single Bog Oak Bobbin", category: "Lace Making", description: "One spare bobbin, may not match." },
  ],
}

test("what is said of a set is not said of one piece", () => {
  expect(bodyOfProduct(bobbins, 0)).toContain("All twelve are cut from one log")
  expect(bodyOfProduct(bobbins, 0)).toContain("a set may show")
  expect(bodyOfProduct(bobbins, 1)).not.toMatch(/twelve|\bset\b/i)
  expect(bodyOfProduct(bobbins, 1)).toContain("No beads fitted")
})

const skulls = {
  businessName: "Bone Shelf",
  description:
    "Cast replica skulls of Australian animals in cream resin: wombat, Tasmanian devil, eastern grey kangaroo and platypus. Jaws are separate on all but the platypus. Teeth are one piece with the skull. The devil's canines can chip on concrete.",
  products: [
    { name: "Wombat Skull Replica", category: "Marsupials", description: "Life-size wombat skull, 18 cm." },
    { name: "Platypus Skull Replica", category: "Monotremes", description: "Life-size platypus skull, jaw fixed." },
  ],
}

test("one of a range is told without the others", () => {
  for (const at of [0, 1]) {
    const body = bodyOfProduct(skulls, at)
    expect(body).toContain("Cast replica skulls of Australian animals in cream resin")
    expect(body).toContain("Teeth are one piece with the skull")
    expect(body).not.toMatch(/devil|kangaroo|all but/)
  }
})

const spindles = {
  businessName: "Perth Turner",
  description:
    "Drop spindles turned from windfall wood in Perthshire, balanced by hand. Three kinds depending on the yarn you want. There are three patterns. Finished with walnut oil. Three notches hold the thread.",
  products: [
    { name: "Top Whorl Drop Spindle", category: "Spinning", description: "Ash, 28 cm, 30 g." },
    { name: "Bottom Whorl Drop Spindle", category: "Spinning", description: "Oak, 30 cm, 45 g." },
    { name: "Yarn Bowl", category: "Spinning", description: "Elm bowl, 15 cm." },
  ],
}

test("a range is one thing on the page of one, and nothing on the page of another thing", () => {
  expect(bodyOfProduct(spindles, 0)).toContain("rop spindle turned from windfall wood")
  expect(bodyOfProduct(spindles, 0)).toContain("Three notches")
  expect(bodyOfProduct(spindles, 2)).not.toContain("spindle")
  for (const at of [0, 1, 2]) expect(bodyOfProduct(spindles, at)).not.toMatch(/Three kinds|three patterns/)
})

test("a row of what a shop sells stays several", () => {
  const shop = {
    businessName: "Nib Bench",
    description: "Fountain pens, ink and paper chosen by people who write every day. Each nib is tried at the bench.",
    products: [
      { name: "Steel Fountain Pen", category: "Pens", description: "Steel nib, 14 cm." },
      { name: "Blue Ink", category: "Ink", description: "Glass bottle, 50 ml." },
    ],
  }
  expect(bodyOfProduct(shop, 0)).toContain("Fountain pens, ink and paper")
})

test("a row of what the shop sells is, on the page of each, that one, and only the first has the word before it", () => {
  const products = productsNamed("Lambswool Throw", "Cushion Cover")
  const row = (description: string) => toldOfProducts({ description, products: productsNamed("Wool Throw", "Cushion") })
  const [throws, cushions] = row("Lambswool throws and cushions woven in Galashiels.")
  expect(throws).toMatch(/Lambswool throw woven in Galashiels/)
  expect(cushions).toMatch(/(?<!\p{L} )Cushion woven in Galashiels/u)
  const other = toldOfProducts({ description: "Lambswool throws and blankets woven in Galashiels.", products })
  expect(other[0]).toMatch(/throws and blankets/)
  expect(row("I make throws and cushions in Galashiels.")[0]).toMatch(/I make throws and cushions/)
})

test("how many things the shop has is no fact of one of them, and its two speeds are", () => {
  const told = (description: string) =>
    toldOfProducts({ description, products: productsNamed("Fade Brush", "Dust Brush") })
  expect(told("Two brushes from my own shop floor. Stiff.")[0]).not.toMatch(/Two brush/)
  expect(told("Two tools I make for barbers. Stiff.")[0]).not.toMatch(/Two tools/)
  expect(told("Two speeds and a light. Stiff.")[0]).toMatch(/Two speeds/)
})
