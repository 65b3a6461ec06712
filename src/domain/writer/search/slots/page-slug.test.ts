import { expect, test } from "vitest"
import { pageSlug } from "./page-slug.ts"

test.each([
  ["Sharpening Drop Off", "Ennis", "sharpening-drop-off-ennis"],
  ["On-Site Welding and Repairs", "Cavan", "on-site-welding-repairs-cavan"],
  ["Waist-High Cedar Planter 48 x 24", "", "waist-high-cedar-planter-48"],
  ["Sash Window Re-cording Kit, 6 mm Cord", "", "sash-window-re-cording-kit"],
  ["Tarn Merino Sleeping Bag 2.5 Tog", "", "tarn-merino-sleeping-bag"],
  ["Brass Cabinet Handles with 96", "", "brass-cabinet-handles"],
  ["Hats for the Races", "", "hats-races"],
])("the address of %s in %s", (name, town, expected) => {
  expect(pageSlug(name, town, 60)).toBe(expected)
})
