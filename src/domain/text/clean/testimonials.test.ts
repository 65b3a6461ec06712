import { expect, test } from "vitest"
import { withoutTestimonials } from "./testimonials.ts"

test.each([
  ['Solid oak. "The tightest game I have taught this year" - Tabletop Gazette. Seats six.', "Solid oak.  Seats six."],
  [
    '"I bought the last two machines at the sale." - Bronwyn Tait, owner',
    "I bought the last two machines at the sale.",
  ],
  ['We mend sashes. "It had not moved since 1974. Now it opens." (Mrs Tait, Comely Bank)', "We mend sashes. "],
  ['"They left the garden tidier than they found it." - Mrs P. Hart, Cranborne', ""],
  ['A squat mug, "as solid as a brick", 12 oz.', 'A squat mug, "as solid as a brick", 12 oz.'],
  ["Fits 5'6\" - 5'9\" tall people.", "Fits 5'6\" - 5'9\" tall people."],
])("%j leaves %j", (text, left) => {
  expect(withoutTestimonials(text)).toBe(left)
})
