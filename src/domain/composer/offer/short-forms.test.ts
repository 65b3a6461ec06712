import { expect, test } from "vitest"
import { tellerOf } from "../../../../test/make-teller.ts"
import { readOffer } from "./read-offer.ts"
import { shortForms } from "./short-forms.ts"

const formsOf = (description: string) => {
  const { u, wording } = tellerOf(
    { description: `Oak table. ${description}`, products: [{ name: "Oak Table", category: "", description: "" }] },
    "ebay",
  )
  return shortForms(readOffer(u, wording))
}

test.each([
  ["Light seals replaced in 2026.", ["light seals replaced 2026"]],
  ["Walnut legs with brass feet.", ["walnut legs"]],
  ["Body only.", ["body only"]],
  ["Glass top without a single scratch.", []],
  ["New rear tyre last month.", ["new rear tyre"]],
  ["Small brass patch on the base plate.", []],
  ["£90.", []],
  ["I can help to carry.", []],
])("%j in a title is %j", (given, wanted) => {
  expect(formsOf(given)).toEqual(wanted)
})
