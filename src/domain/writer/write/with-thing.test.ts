import { expect, test } from "vitest"
import { makeUnderstood } from "../../../../test/make-understood.ts"
import type { Brief } from "../../seo/brief.ts"
import { bodyOf } from "./body.ts"

const body = (name: string, given: Partial<Brief>): string =>
  bodyOf(makeUnderstood({ businessName: "", products: [{ name, category: "", description: "" }], ...given }, "etsy"))

test.each([
  ["Button Kit", "A mending kit with 40 buttons.", "beginners", "This kit is for beginners."],
  ["Felt Moccasins", "Felt moccasins with a lace-up front.", "shearers", "These moccasins are for shearers."],
  ["Hen House", "A larch hen house for six hens.", "beginners", "This hen house is for beginners."],
  ["Loose Leaf Tea", "A loose leaf tea from one hill.", "tea drinkers", "This tea is for tea drinkers."],
  ["Sunshade Umbrella Type", "A windscreen sunshade, umbrella type.", "drivers", "For drivers."],
  ["Curtain Rod Large Size", "A curtain rod large size.", "renters", "For renters."],
  ["Orlon Cone Filter 2 Quart", "An Orlon cone filter for syrup.", "beginners", "This filter is for beginners."],
  // The seller does not speak of the pot.
  ["Monstera 6-Inch Pot", "Monstera in a 6-inch nursery pot.", "beginners", "For beginners."],
  ["Apron", "Aprons sewn from indigo cotton.", "home bakers", "These aprons are for home bakers."],
  // Nails are several, and an almond is one.
  ["Chrome Press-On Nails Short Almond", "Press-on nails, short almond, chrome.", "students", "For students."],
  ["Swim Cap for Braids", "Our satin-lined swim cap is made for big hair.", "schools", "This cap is for schools."],
])("people are those of a thing that is named: %s", (name, description, targetAudience, expected) => {
  const told = body(name, { description, targetAudience })
  expect(told).toMatch(new RegExp(`(?:^|[\\n.] ?)${expected.replace(".", "\\.")}`))
})

test("the seller's own sentence stays", () => {
  const description = "A mending kit with 40 buttons. For best results, thread two strands."
  expect(body("Button Kit", { description, targetAudience: "" })).toContain("For best results")
})
