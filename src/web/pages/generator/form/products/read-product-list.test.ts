import * as fc from "fast-check"
import { describe, expect, it, test } from "vitest"
import { writeCsv } from "../../../../../domain/seo/exports/csv.ts"
import { readProductList, type Separator } from "./read-product-list.ts"

const product = (name: string, category = "", description = "") => ({ name, category, description })
const mug = product("Speckled Mug", "Mugs", "A 12 oz mug, thrown by hand")
const bowl = product("Ramen Bowl", "Bowls", "Holds 900 ml of soup")

describe("a pasted list", () => {
  test.each<[string, string, readonly ReturnType<typeof product>[], Separator]>([
    ["names", "Speckled Mug\nRamen Bowl", [product("Speckled Mug"), product("Ramen Bowl")], null],
    ["one name", "Speckled Mug", [product("Speckled Mug")], null],
    [
      "marks of a list",
      "1. Mug\n2) Bowl\n- Plate\n• Jug",
      ["Mug", "Bowl", "Plate", "Jug"].map((n) => product(n)),
      null,
    ],
    [
      "a number that is part of the name",
      "12 oz Mug\n2-pack Bowl",
      [product("12 oz Mug"), product("2-pack Bowl")],
      null,
    ],
    ["one name with commas", "Mug, plate and bowl", [product("Mug, plate and bowl")], null],
    ["names with some commas", "Mug, speckled\nBowl", [product("Mug, speckled"), product("Bowl")], null],
    [
      "a spreadsheet",
      "Speckled Mug\tMugs\tA 12 oz mug, thrown by hand\r\nRamen Bowl\tBowls\tHolds 900 ml of soup",
      [mug, bowl],
      "\t",
    ],
    [
      "a spreadsheet with a cell of two lines",
      'Speckled Mug\tMugs\t"One line\nand another"\nRamen Bowl\tBowls\tHolds 900 ml of soup',
      [product("Speckled Mug", "Mugs", "One line\nand another"), bowl],
      "\t",
    ],
    [
      "a table",
      'Speckled Mug,Mugs,"A 12 oz mug, thrown by hand"\nRamen Bowl,Bowls,Holds 900 ml of soup',
      [mug, bowl],
      ",",
    ],
    [
      "a table with blanks",
      'Speckled Mug, Mugs, "A 12 oz mug, thrown by hand"\nRamen Bowl, Bowls, Holds 900 ml of soup',
      [mug, bowl],
      ",",
    ],
    [
      "a table with semicolons",
      "Speckled Mug;Mugs;A 12 oz mug, thrown by hand\nRamen Bowl;Bowls;Holds 900 ml of soup",
      [mug, bowl],
      ";",
    ],
    [
      "headings in another order",
      'Description,Product Name,Type\n"A 12 oz mug, thrown by hand",Speckled Mug,Mugs',
      [mug],
      ",",
    ],
    [
      "a store's export",
      '\uFEFFHandle,Title,Body (HTML),Vendor,Type\nmug,Speckled Mug,"A 12 oz mug, thrown by hand",Salt,Mugs',
      [mug],
      ",",
    ],
    ["a heading over names", "Products\nSpeckled Mug", [product("Speckled Mug")], null],
    ["description before category", "Speckled Mug\tA 12 oz mug, thrown by hand\tMugs", [mug], "\t"],
    ["names and descriptions", "Speckled Mug\tA 12 oz mug, thrown by hand", [{ ...mug, category: "" }], "\t"],
    [
      "names and categories",
      "Speckled Mug\tMugs\nRamen Bowl\tBowls",
      [product("Speckled Mug", "Mugs"), product("Ramen Bowl", "Bowls")],
      "\t",
    ],
    [
      "quotes inside",
      'Name;Description\n"The ""big"" mug";Holds tea',
      [product('The "big" mug', "", "Holds tea")],
      ";",
    ],
    [
      "inches",
      'Skillet 12",Pans\nSkillet 10" and lid,Pans\nLid 8",Lids',
      [product('Skillet 12"', "Pans"), product('Skillet 10" and lid', "Pans"), product('Lid 8"', "Lids")],
      ",",
    ],
    ["a name that begins with a sign", "=SUM(A1)", [product("=SUM(A1)")], null],
    ["nothing", " \n\t\n", [], null],
  ])("%s", (_, text, products, separator) => {
    const read = readProductList(text, 50)
    expect(read.products).toEqual(products)
    if (products.length > 0) expect(read.separator).toBe(separator)
    expect(read.products).toEqual(readProductList(text, 50).products)
  })

  test("may be told its separator", () => {
    expect(readProductList("Mug, Mugs", 50, ",").products).toEqual([product("Mug", "Mugs")])
    expect(readProductList("Mug,Mugs\nBowl,Bowls", 50, null).products).toEqual([
      product("Mug,Mugs"),
      product("Bowl,Bowls"),
    ])
  })

  it("says what was left out", () => {
    const text = "Name,Price,Vendor\nMug,3,Salt\n,4,Salt\nMug,5,Salt\nBowl,6,Salt\nJug,7,Salt"
    const read = readProductList(text, 2)
    expect(read.products).toEqual([product("Mug"), product("Bowl")])
    expect(read.leftOut).toEqual([
      "1 line without a name",
      "1 line that is there twice",
      "2 columns beside name, category and description",
      "1 product beyond the 2 that still fit, from “Jug” on",
    ])
    expect(readProductList("Mug\nBowl", 50).leftOut).toEqual([])
  })
})

describe("any list", () => {
  it("gives no more products than there is room for, each with a name, and never fails", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), fc.integer({ min: 0, max: 5 }), (text, room) => {
        const { products } = readProductList(text, room)
        expect(products.length).toBeLessThanOrEqual(room)
        for (const { name } of products) expect(name.trim()).not.toBe("")
      }),
    )
  })

  it("is read back unchanged, whatever its cells contain", () => {
    const cell = fc.stringMatching(/^[a-z0-9 ,;"\t]{0,20}$/).map((text) => text.trim())
    const rows = fc.uniqueArray(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 20, selector: ([name]) => name })
    fc.assert(
      fc.property(rows, (all) => {
        const kept = all.filter(([name]) => name !== "")
        const text = writeCsv([["Name", "Category", "Description"], ...kept])
        expect(readProductList(text, 50).products).toEqual(
          kept.map(([name, category, text]) => product(name, category, text)),
        )
      }),
    )
  })
})
