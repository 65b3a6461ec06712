import { expect, test } from "vitest"
import { slugOf } from "./slug-of.ts"

test.each([
  ["Blue Café Mug", "blue-cafe-mug"],
  ["Strickmütze für Kinder grün/weiß", "strickmuetze-fuer-kinder-gruen-weiss"],
  ["Strickmu\u0308tze", "strickmuetze"],
  ["Women’s Hat & Scarf, 12 oz", "womens-hat-and-scarf-12-oz"],
  ["1,000 Piece Jigsaw, 70 Pieces", "1000-piece-jigsaw-70-pieces"],
  ["Smørrebrød på Æbelø", "smoerrebroed-pa-aebeloe"],
  ["Łódź żółta świeca", "lodz-zolta-swieca"],
  ["Işıklı İstanbul çantası", "isikli-istanbul-cantasi"],
  ["Глиняная чашка", "glinyanaya-chashka"],
  ["Κεραμική κούπα", "keramiki-koypa"],
  ["皿", ""],
  ["  --  ", ""],
])("%j is %j", (text, slug) => {
  expect(slugOf(text)).toBe(slug)
})

test.each([
  [11, "wool"],
  [12, "wool-blanket"],
  [3, "woo"],
])("at most %i characters: %j", (maxChars, slug) => {
  expect(slugOf("Wool blanket", maxChars)).toBe(slug)
})
