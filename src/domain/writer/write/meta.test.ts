import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import type { Room } from "../search/slots/room.ts"
import { factsTold } from "./body.ts"
import { metaOf } from "./meta.ts"

const room: Room = { max: 158, unit: "safeChars", target: { min: 70, max: 150 } }

test.each([
  [
    "appstore",
    "PantryPal",
    "scan barcodes and it tells you whats in your cupboard. shared lists with family. no ads",
    "PantryPal. Scan barcodes and it tells you what's in your cupboard.",
  ],
  [
    "playstore",
    "BinDay",
    "reminds you what bin goes out, notification night before, no account needed",
    "BinDay reminds you what bin goes out.",
  ],
  [
    "amazon",
    "Tuffpaw",
    "cat litter mat, double layer honeycomb traps litter, easy to empty just open and shake",
    "Get the Cat Litter Mat from Tuffpaw.",
  ],
])(
  "a search line on %s has whole sentences, and no list that was typed in haste",
  (platform, businessName, description, line) => {
    const u = makeUnderstood({ businessName, description, products: [] }, platform)
    expect(metaOf(u, factsTold(u), u.thing.name, room)).toBe(line)
  },
)

test("a search line for a description of one line is that line", () => {
  const description = "dried lime slices for cocktails, about 40 in a pouch"
  const u = makeUnderstood({ description, products: [] }, "tiktokshop")
  expect(metaOf(u, factsTold(u), u.thing.name, room)).toMatch(/^Dried lime slices for cocktails, about 40 in a pouch\./)
})

test.each([
  ["tiktokshop", "hijab magnets 6 pairs", "Get Hijab Magnets 6 Pairs from Marlow Bench."],
  ["ebay", "bus blind leicester", "For sale: Bus Blind Leicester from Marlow Bench"],
  ["youtube", "tent zip fix", "Watch “tent zip fix” on Marlow Bench."],
])("a name alone on %s is in a sentence that is right for any name", (platform, name, line) => {
  const given = { description: "no holes, dont wash it, msg me for more", videoTitle: name }
  const u = makeUnderstood({ ...given, products: [{ name, category: "", description: "" }] }, platform)
  expect(metaOf(u, "", u.thing.name, room)).toBe(line)
})

test("a hasty search line ends in what buyers nearby ask first", () => {
  const u = makeUnderstood(
    {
      description: "goat milking stand, gal steel with ply floor, headbail adjusts. kyabram",
      facebookLocation: "Kyabram, VIC",
      priceRange: "$90",
    },
    "facebookmarketplace",
  )
  const body = factsTold(u)
  expect(metaOf(u, body, "Goat Milking Stand", room)).toBe("Goat milking stand. Price: $90. Location: Kyabram, VIC.")
  expect(body).not.toContain("- Kyabram")
})
