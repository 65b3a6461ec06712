import { expect, test } from "vitest"
import { wholeStatements } from "./whole-statements.ts"

test.each([
  ["keeps cold 24 hr hot 12hr", "keeps cold for 24 hours and hot for 12 hours"],
  ["keeps drinks cold for 24h", "keeps drinks cold for 24 hours"],
  ["dispatched 3-5 working days. Tin", "dispatched in 3-5 working days. Tin"],
  ["ships from Kendal 24 hr", "ships from Kendal in 24 hours"],
  ["delivery 2-3 days", "delivery takes 2-3 days"],
  ["shipped within 2 days", "shipped within 2 days"],
  ["returns 30 day", "30-day returns"],
  ["last 6 months once open", "lasts 6 months once open"],
  ["ridden for the last 6 months", "ridden for the last 6 months"],
  ["8 oz tin, scents: lavender, mint. Wick", "8 oz tin. scents: lavender, mint. Wick"],
  ["waxed in UK. Brass", "waxed in the UK. Brass"],
  ["in UK sizes", "in UK sizes"],
  ["collection only DE22 you will need 2 people", "collection only DE22, you will need 2 people"],
  ["the only case you will need", "the only case you will need"],
  ["brass zip, 2 way. Lined", "brass zip (2-way). Lined"],
  ["sizes S-3XL come up big so size down", "sizes S-3XL, comes up big so size down"],
  ["leak proof lid", "leakproof lid"],
  ["no ads in paid £1.99.", "no ads in the paid version for £1.99."],
  ["insured + dbs. Tuesday", "insured and DBS-checked. Tuesday"],
  ["weight 9 lbs so shipping ain't cheap. Set", "weight 9 lbs. Set"],
  ["180 cm x 90 extends to 230", "180 cm x 90, extends to 230"],
  ["yellow 1 has a chip", "yellow one has a chip"],
  ["Zip. olive/navy/brown. Lined", "Zip. comes in olive, navy and brown. Lined"],
  ["sign/merge/split. Dark", "sign/merge/split. Dark"],
  ["sizes 1.5pt 1.5qt 4qt", "sizes of 1.5pt, 1.5qt and 4qt"],
  ["skips 2 yd 4 yd 6 yd & 8 yd same day", "skips (2 yd, 4 yd, 6 yd and 8 yd) same day"],
  ["Brand new 2025 bottle", "Brand new (2025) bottle"],
  ["contain ads; Pro remove ads $4.99 one time", "contains ads; Pro removes ads for $4.99 one time"],
  ["best for birthday, anniversary, baby shower.", "best for birthday, anniversary and baby shower."],
  ["great for dads, mums, machine washable", "great for dads, mums, machine washable"],
  ["lens 49 mm 20 mm", "lens 49 mm 20 mm"],
])("%j is told whole as %j", (typed, told) => {
  expect(wholeStatements(typed)).toBe(told)
  expect(wholeStatements(told)).toBe(told)
})
