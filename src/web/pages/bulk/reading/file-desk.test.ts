import { expect, test } from "vitest"
import { writeCsv } from "../../../../domain/seo/exports/csv.ts"
import { writeXlsx } from "../../../../domain/seo/exports/xlsx.ts"
import { FileDesk, type OpenedFile } from "./file-desk.ts"

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

function openDesk(bytes: Uint8Array): { desk: FileDesk; file: OpenedFile } {
  const desk = new FileDesk()
  const file = desk.open(bytes, () => {})
  if ("kind" in file) throw new Error(file.kind)
  return { desk, file }
}

const table = writeCsv([
  ["Title", "Description", "Price", "Shelf"],
  ["Mug", "Holds twelve ounces of tea.", "24", "A1"],
  ["Bowl", "Short", "30", "A2"],
  ["", "Has no name but is described.", "31", "A3"],
  ["Jug", "Pours a pint of water.", "40", "A4"],
])

test("a file is read, checked, corrected and accepted", () => {
  const { desk, file } = openDesk(bytesOf(table))
  expect(file).toMatchObject({ productCount: 4, surplus: 0, currency: "" })
  const uses = file.matches.map(({ use }) => use)
  expect(uses).toEqual(["name", "description", "price", "keep"])
  expect(desk.check(uses, () => {})).toEqual({
    ...{ productCount: 4, faultyCount: 2, repeatedCount: 0 },
    faults: [
      { use: "description", message: "Description must be at least 10 characters", count: 1, firstLine: 3 },
      { use: "name", message: "Product name is required", count: 1, firstLine: 4 },
    ],
  })
  expect(desk.page(0, 10, true)).toMatchObject({ total: 2, rows: [{ at: 1 }, { at: 2 }] })
  expect(desk.fix(1, "description", " Holds soup for two. ").faultyCount).toBe(1)
  expect(desk.page(0, 10, true).rows.map(({ at, faults }) => [at, faults.length])).toEqual([
    [1, 0],
    [2, 1],
  ])
  expect(desk.take(0, 2, "shopify", "USD")).toEqual([
    {
      line: 2,
      product: { name: "Mug", category: "", description: "Holds twelve ounces of tea." },
      texts: { priceRange: "$24" },
      cells: [["Mug", "Holds twelve ounces of tea.", "24", "A1"]],
    },
    expect.objectContaining({ line: 3, product: { name: "Bowl", category: "", description: "Holds soup for two." } }),
  ])
  expect(desk.take(2, 2, "shopify", "USD").map(({ product }) => product.name)).toEqual(["Jug"])
  expect(desk.source("mine.csv")).toEqual({
    ...{ fileName: "mine.csv", platform: null, heads: ["Title", "Description", "Price", "Shelf"], headAt: 0 },
    ...{ top: [["Title", "Description", "Price", "Shelf"]], separator: ",", sheet: null },
  })
})

test("a user can say that the first row names the columns, and the last choice is used again", () => {
  const { desk, file } = openDesk(bytesOf("Label,Words\nMug,Holds twelve ounces of tea\n"))
  expect(file).toMatchObject({ productCount: 2, source: { headAt: null } })
  expect(desk.lay(true)).toMatchObject({ productCount: 1, source: { heads: ["Label", "Words"] } })
  const known = new Map([
    ["label", "keep"],
    ["words", "name"],
  ] as const)
  expect(desk.remember(known).map(({ use }) => use)).toEqual(["keep", "name"])
})

test("a workbook is read like a table and recognized as one, with its blank rows above the products", () => {
  const { file } = openDesk(
    writeXlsx("Products", [
      ["Title", "Description"],
      ["Mug", "Holds tea"],
    ]),
  )
  expect(file.productCount).toBe(1)
  const heads = ["Handle", "Title", "Vendor"]
  const { desk } = openDesk(writeXlsx("Products", [["Our mugs"], [], heads, ["mug", "Mug", "Salt"]]))
  expect(desk.source("mugs.xlsx")).toMatchObject({ sheet: "Products", headAt: 2, top: [["Our mugs"], [], heads] })
})

test.each([
  ["nothing", new Uint8Array(), { kind: "empty" }],
  ["heads alone", bytesOf("Title,Description\n"), { kind: "no-products" }],
  ["an open quote", bytesOf('Title,Description\nMug,"Holds tea\nBowl,x\n'), { kind: "open-quote", line: 2 }],
  ["a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47]), { kind: "foreign" }],
  ["an old workbook", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]), { kind: "locked" }],
  ["a broken workbook", new Uint8Array([0x50, 0x4b, 3, 4, 9]), { kind: "no-workbook" }],
])("%s cannot be read, and the message says why", (_name, bytes, problem) => {
  expect(new FileDesk().open(bytes, () => {})).toEqual(problem)
})

test("from a file with more products than a job takes, the first ones are taken", () => {
  const rows = Array.from({ length: 10_003 }, (_, at) => [`Mug ${at}`, "Holds twelve ounces of tea."])
  const { desk, file } = openDesk(bytesOf(writeCsv([["Title", "Description"], ...rows])))
  expect(file).toMatchObject({ productCount: 10_000, surplus: 3 })
  const shares: number[] = []
  expect(desk.check(["name", "description"], (share) => shares.push(share)).faultyCount).toBe(0)
  expect(shares.length).toBeGreaterThan(5)
  expect(desk.take(9_900, 500, "etsy", "")).toHaveLength(100)
})

test.each([
  ["TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY\nMug,Tea,24,CAD,1\n", "CAD"],
  ["*Action(SiteID=UK|Country=GB|Currency=GBP|Version=1193),*Title\nAdd,Mug\n", "GBP"],
  ["Title,Description,Price\nMug,Tea,24\n", ""],
])("the currency of %j is %j", (text, currency) => {
  expect(openDesk(bytesOf(text)).file.currency).toBe(currency)
})
