import { expect, test } from "vitest"
import { type ColumnUse, columnUseFor } from "./column-uses.ts"
import { foldHead } from "./fold-head.ts"
import { chosenUses, matchColumns, signatureOf } from "./match-columns.ts"
import { readTable } from "./read-table.ts"
import { recognizeSource } from "./recognize-source.ts"

test.each<[string, ColumnUse | null]>([
  ["Title", "name"],
  ["*Title", "name"],
  ["item_name[marketplace_id=ATVPDKIKX0DER][language_tag=en_US]#1.value", "name"],
  ["item-name", "name"],
  ["Body (HTML)", "description"],
  ["*Description", "description"],
  ["Beschreibung", "description"],
  ["bullet_point[marketplace_id=A][language_tag=en_US]#4.value", "features"],
  ["bullet_point3", "features"],
  ["StartPrice", "price"],
  ["Variant Price", "price"],
  ["TAGS", "keywords"],
  ["C:Material", "fact"],
  ["*C:Brand", "brand"],
  ["Color (product.metafields.shopify.color-pattern)", "fact"],
  ["Variant SKU", null],
  ["IMAGE1", null],
  ["SEO Title", null],
  ["", null],
])("the head %j is for %j", (head, use) => {
  expect(columnUseFor(foldHead(head))).toBe(use)
})

function match(text: string, known?: ReadonlyMap<string, ColumnUse>) {
  const { rows } = readTable(text)
  const source = recognizeSource(rows)
  return { source, matches: matchColumns(source, rows.slice(source.dataFrom), known) }
}
const usesOf = (text: string, known?: ReadonlyMap<string, ColumnUse>) =>
  match(text, known).matches.map(({ use }) => use)

test.each<[string, string, ColumnUse[]]>([
  [
    "names and what they say",
    "SKU,Title,Description,Price,Stock\nM1,Mug,Holds tea,24,3\n",
    ["keep", "name", "description", "price", "keep"],
  ],
  ["only the first of two names", "Name,Title,Description\nMug,Big mug,Holds tea\n", ["name", "keep", "description"]],
  ["an empty column is left alone", "Title,Description,Color\nMug,Holds tea,\n", ["name", "description", "keep"]],
  ["an empty description is still one", "Title,Description\nMug,\n", ["name", "description"]],
  [
    "prose is a description by whatever name",
    "Title,Copy\nMug,A mug that holds twelve ounces of tea\nBowl,A bowl for soup with a wide rim\n",
    ["name", "description"],
  ],
  [
    "a table without heads",
    "Mug,A mug that holds twelve ounces of tea,24\nBowl,A bowl for soup with a wide rim,30\n",
    ["name", "description", "keep"],
  ],
])("%s", (_name, text, uses) => {
  expect(usesOf(text)).toEqual(uses)
})

test("samples are different, and show the content", () => {
  expect(match("Title,Price\nMug,24\nBowl,24\nJug,\n").matches).toEqual([
    { label: "Title", use: "name", samples: ["Mug", "Bowl", "Jug"], filled: 3 },
    { label: "Price", use: "price", samples: ["24"], filled: 2 },
  ])
})

test("an earlier choice is used again for a file with the same columns, whatever their order and spelling", () => {
  const first = match("Title,Copy,Note\nMug,Holds tea,Blue glaze\n")
  const chosen = first.matches.map((column) => (column.label === "Note" ? { ...column, use: "fact" as const } : column))
  const known = chosenUses(first.source, chosen)
  expect(usesOf("title,COPY,note\nBowl,For soup,Red glaze\n", known)).toEqual(["name", "keep", "fact"])
  expect(signatureOf(match("title,COPY,note\nBowl,x,y\n").source)).toBe(signatureOf(first.source))
  expect(signatureOf(match("Title,Copy\nBowl,x\n").source)).not.toBe(signatureOf(first.source))
})
