import { expect, test } from "vitest"
import { fixInContext } from "./confused-words.ts"

test.each([
  ["free has banner adds, it adds a row", "free has banner ads, it adds a row"],
  ["no marks, matt finnish", "no marks, matt finish"],
  ["trial, widgets too. left handed to, and loud", "trial, widgets too. left handed too, and loud"],
  ["free trial. widgets to.", "free trial. widgets too."],
  ["the wall that it clips to.", "the wall that it clips to."],
  ["plays with screen of, 20 sounds", "plays with screen off, 20 sounds"],
  ["colour may bleed so wash separate", "colour may bleed so wash separately"],
  ["wash separate loads", "wash separate loads"],
  ["only strait stitch on my machine", "only straight stitch on my machine"],
  ["I might loose Biscuit", "I might lose Biscuit"],
  ["the strait of Dover", "the strait of Dover"],
  ["14 day trail", "14 day trial"],
  [
    "shows if your making a profit, if your sewing stays in",
    "shows if you're making a profit, if your sewing stays in",
  ],
  ["singers learn there part, look there first", "singers learn their part, look there first"],
  ["bell ringing practise, daily practise", "bell ringing practice, daily practice"],
  ["practise the piano, we practise on Mondays", "practise the piano, we practise on Mondays"],
  ["folk doing there first wall", "folk doing their first wall"],
  ["net so it doesnt rub there teeth", "net so it doesnt rub their teeth"],
  ["being there first", "being there first"],
  [
    "tells when there racks are dry, so there are no wet feet",
    "tells when their racks are dry, so there are no wet feet",
  ],
  ["cut last winter so there dry", "cut last winter so they're dry"],
  ["if there wet i cant shear", "if they're wet i cant shear"],
  ["turn them when there dry, or once there too cold", "turn them when they're dry, or once they're too cold"],
  ["if there are any, and if there new parts arrive", "if there are any, and if there new parts arrive"],
  ["kits for N scale and OO, mums n dads", "kits for N scale and OO, mums and dads"],
  ["app for window cleaners to run there round", "app for window cleaners to run their round"],
  ["most farms don't know there size", "most farms don't know their size"],
  ["for farmers to log there borehole levels", "for farmers to log their borehole levels"],
  ["flown birds 40 yr in Barnsley, 3 yr guarantee", "flown birds 40 years in Barnsley, 3 year guarantee"],
  ["comes with out screws", "comes without screws"],
  ["ships with out of date films", "ships with out of date films"],
  ["Registered An Post, washed an dried", "Registered An Post, washed and dried"],
  ["wool that cud be spun", "wool that could be spun"],
])("%j means %j", (typed, meant) => {
  expect(fixInContext(typed)).toBe(meant)
})
