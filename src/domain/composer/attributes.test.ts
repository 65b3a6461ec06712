import { expect, test } from "vitest"
import { tellerOf } from "../../../test/make-teller.ts"
import { attributesOf } from "./attributes.ts"

const textsOf = (description: string) => attributesOf(tellerOf({ description }, "etsy").left()).map(({ text }) => text)

test.each([
  ["Wax seal stamp. The face is 25 mm across.", "25 mm face"],
  ["Wax seal stamp. The handle is turned from beech and 9 cm long.", "beech handle"],
  ["Balance bike. Bearings are sealed.", "sealed bearings"],
  ["Wax seal stamp engraved in brass with two initials.", "engraved in brass"],
  ["Nesting dolls painted by hand as forest animals.", "forest animals"],
  ["Dry bag made of recycled nylon.", "recycled nylon"],
  ["Dog collar, saddle stitched with waxed linen thread.", "saddle stitched"],
  ["Dog collar with a solid brass buckle and D-ring.", "solid brass buckle"],
  ["Mixing bowls, set of 5 with lids.", "set of 5 with lids"],
])("%s is also %s", (description, text) => {
  expect(textsOf(description).map((one) => one.toLowerCase())).toContain(text)
})

test.each([
  ["Balance bike with an air tire at each end, because foam tires slide.", /because/i],
  ["Christmas stocking, 7 1/2 inches across the top.", /^7 1\/2 inches$/],
  ["Cake topper, posted 2-3 days.", /posted/i],
  ["Press-on nails with a file.", /^file$/i],
  ["Ramen noodles. Not for babies.", /^not$/i],
  ["Neck pillow, 2 heights (4 in / 5 in).", /heights.*4/i],
  ["Flower buttons, great for cardigans.", /^great$/i],
  ["Cutting board finished with beeswax and mineral oil.", /^(?:beeswax|mineral oil)$/i],
])("%s gives no name to a title", (description, refused) => {
  expect(textsOf(description).filter((text) => refused.test(text))).toEqual([])
})
