import { expect, test } from "vitest"
import { makeBrief } from "../../../../test/score/make-brief.ts"
import { opensOnRange } from "./opens-on-range.ts"

const told = "Plain and sturdy, 12 cm wide, with two handles and a lid that shuts."

test.each<readonly [says: string, name: string, industry: string, isRange: boolean]>([
  ["Light cookware for people who carry everything on their back.", "Titanium Mug", "Camping cookware", true],
  ["Used film cameras and lenses, cleaned and tested.", "Canon AE-1 Film Camera", "Used cameras and lenses", true],
  ["Our rugs and runners, woven to order.", "Striped Runner", "Rugs and runners", true],
  ["Solid wood furniture from one household, because we are moving.", "Walnut Dresser", "Used furniture", true],
  ["Folding handles, a lid that shuts and a pouch.", "Titanium Mug", "Camping cookware", false],
  ["Turquoise earrings on silver hooks.", "Turquoise Drop Earrings", "Earrings", false],
  ["A mug that keeps its heat.", "Titanium Mug", "Mugs", false],
  ["We sell mugs and bowls.", "Titanium Mug", "Mugs and bowls", false],
])("%j of a %s: of all that is sold? %s %s", (says, name, industry, isRange) => {
  const brief = { ...makeBrief({}), description: says, industry }
  expect(opensOnRange(says, { name, category: "", description: told }, brief)).toBe(isRange)
  expect(opensOnRange(says, { name, category: "", description: "Plain." }, brief)).toBe(false)
})
