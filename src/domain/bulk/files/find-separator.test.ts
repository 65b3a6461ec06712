import { expect, test } from "vitest"
import { findSeparator } from "./find-separator.ts"

test.each([
  ["commas", "Title,Price\nMug,3\nBowl,4\n", ","],
  ["semicolons with commas in numbers", "Titel;Preis\nTasse;3,50\nSchale;4,20\n", ";"],
  ["tabs with commas in texts", "item-name\tprice\nMug, big\t3\nBowl, small, blue\t4", "\t"],
  ["pipes", "a|b|c\n1|2|3\n", "|"],
  ["commas with semicolons in a quoted cell", 'Title,Text\nMug,"a;b;c\nd;e;f"\nBowl,"g;h;i"\n', ","],
  [
    "information lines above the table",
    "Info,Version=1.0.0,Template=x\n*Action,*Title,C:Brand\nAdd,Mug,Salt\nAdd,Bowl,S\n",
    ",",
  ],
  ["one column", "Mug\nBowl\n", ","],
  ["nothing", "", ","],
])("%s", (_name, text, separator) => {
  expect(findSeparator(text)).toBe(separator)
})

test("a long file is recognized from its beginning", () => {
  const row = `Mug;${"long text, with commas, ".repeat(20)}\n`
  expect(findSeparator(`Title;Text\n${row.repeat(20_000)}`)).toBe(";")
})
