import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../../test/make-understood.ts"
import type { Brief } from "../../../seo/brief.ts"
import { tradeFill } from "./trade-fill.ts"

const fill = (given: Partial<Brief>, name = ""): string[] =>
  tradeFill(
    makeUnderstood({ products: name === "" ? [] : [{ name, category: "", description: "" }], ...given }, "website"),
  )

test.each([
  [
    "Septic tank desludging",
    { description: "Septic tank emptying and inspection across Clare.", location: "Ennistymon, Co. Clare" },
    ["septic tank desludging ennistymon", "septic tank desludging clare", "septic tank inspection ennistymon"],
  ],
  [
    "Septic tank desludging",
    { description: "We empty septic tanks across Wicklow", serviceType: "Septic tank emptying" },
    ["septic tank desludging wicklow", "septic tank emptying wicklow"],
  ],
  [
    "Winter boat shrink wrapping",
    { description: "We shrink wrap boats at your yard", location: "Mahone Bay, Nova Scotia" },
    ["boat shrink wrapping mahone bay"],
  ],
  [
    "",
    { description: "Yoruba and Pidgin interpreter for court and school meetings", location: "Houston, Texas" },
    ["yoruba interpreter houston", "pidgin interpreter houston"],
  ],
  [
    "Wedding dhol players",
    { description: "two dhol players for wedding entrances across the Midlands" },
    ["wedding dhol players midlands"],
  ],
])("each work in each place: %s", (name, given, expected) => {
  expect(fill(given, name)).toEqual(expect.arrayContaining(expected))
})

test("who typed more than a line gets none", () => {
  const description =
    "We empty septic tanks across Wicklow. The tanker holds 2,000 gallons, and a smaller one gets up narrow lanes, usually within three days."
  expect(fill({ description }, "Septic tank desludging")).toEqual([])
})
