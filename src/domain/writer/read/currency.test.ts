import { expect, test } from "vitest"
import { currencyIn, currencyOf, withAmountsApart, withCurrency, withPriceSigns, withUnitsOfPrice } from "./currency.ts"

test.each([
  ["custom paint +$15, ram 78 aud", "$"],
  ["14.99 once aud", "AU$"],
  ["robe 84 quid, free over 60", "£"],
  ["£14 in the UK, €16 in Ireland", null],
  ["3.50 or 4 for 12", null],
  ["wren 32 euro", "€"],
  ["mat kit 58 cdn", "CA$"],
  ["€260 ono, a new bung is 3 quid", "€"],
])("%j is priced in %s", (text, expected) => {
  expect(currencyOf(text)).toBe(expected)
})

test.each([
  ["post tracked 11.50", "$", "post tracked $11.50"],
  ["robe 84 quid", null, "robe £84"],
  ["rs 249, or 2 for rs.450", null, "Rs 249, or 2 for Rs.450"],
  ["8 to 25 quid each, 18-45 quid", null, "£8 to £25 each, £18-£45"],
  ["a new bung is 3 quid", "€", "a new bung is €3"],
  ["post 32 bux", "$", "post $32"],
  ["tracked 12 dollars", "$", "tracked $12"],
  ["give one kid 2 bucks and the other 5", "$", "give one kid 2 bucks and the other 5"],
  ["4.25 in wide, Android 4.44, $3.99", "$", "4.25 in wide, Android 4.44, $3.99"],
  ["free for 50 catches then 14.99 once aud", "AU$", "free for 50 catches then AU$14.99 once"],
  ["0.95 litres", "£", "0.95 litres"],
  ["NRC 0.90 tested", "$", "NRC 0.90 tested"],
  ["RRP 12.50, tub 8.99", "$", "RRP $12.50, tub $8.99"],
  ["lashes 0.07 C and D curl", "$", "lashes 0.07 C and D curl"],
  ["no 1.78 or 2.44 inch hubs", "$", "no 1.78 or 2.44 inch hubs"],
  ["smoke free. 60 collection barnsley", "£", "smoke free. £60 collection barnsley"],
  ["open plan 20 pickup points", "£", "open plan 20 pickup points"],
  ["ram 78 aud", "$", "ram 78 AUD"],
  ["CAD 24.99 a season", "CA$", "CA$24.99 a season"],
  ["no ads in pro (1.99$)", "$", "no ads in pro ($1.99)"],
  ["19£ or 2 for 35 £", "£", "£19 or 2 for £35"],
  ["$55 cdn obo", "$", "$55 CAD obo"],
] as const)("%j in %s is %j", (text, sign, expected) => {
  expect(withCurrency(text, sign)).toBe(expected)
})

test.each([
  ["£35 hr 1 man £50 hr 2 men", "£35 hr 1 man, £50 hr 2 men"],
  ["$38 south $55 north $60 island", "$38 south, $55 north, $60 island"],
  ["$85 up to 200 L then its $120 to 400", "$85 up to 200 L then its $120 to 400"],
  ["£7.50 bag 2 for 13", "£7.50 bag, 2 for £13"],
  ["£5 or 3 for 13", "£5 or 3 for £13"],
  ["£9 reg £12 XL 2 for £20", "£9 reg, £12 XL, 2 for £20"],
  ["£6.50 each bone ones £11", "£6.50 each, bone ones £11"],
  ["£140 each or all 3 for 360", "£140 each or all 3 for £360"],
  ["$16 each or $140 for ten", "$16 each or $140 for ten"],
  ["single oven £50 double £70", "single oven £50, double £70"],
  ["blocks £14 extra bandage £4", "blocks £14, extra bandage £4"],
  ["£12 pair 2 pairs £20", "£12 pair, 2 pairs £20"],
  ["£28 post £3.95", "£28, post £3.95"],
  ["£15 a cut £25 with wash", "£15 a cut, £25 with wash"],
  ["the £20 deposit comes off the £80", "the £20 deposit comes off the £80"],
  ["Royal Mail £3.95 free over £60", "Royal Mail £3.95 free over £60"],
  ["£62 a month + £290 fitting", "£62 a month + £290 fitting"],
])("%j is %j", (text, expected) => {
  expect(withAmountsApart(text)).toBe(expected)
})

test.each([
  ["400 firm", "$400 firm"],
  ["180 or best offer", "$180 or best offer"],
  ["from 95 a visit", "from $95 a visit"],
  ["12 each, 3 for 30", "$12 each, 3 for $30"],
  ["free for 25 farmers, then 149/month", "free for 25 farmers, then $149/month"],
  ["call out 45 then 30 an hr", "call out 45 then 30 an hr"],
  ["28 for 50 mm", "28 for 50 mm"],
  ["Rs 149 or 2 for 280", "Rs 149 or 2 for 280"],
])("where people pay in dollars, %j is %j", (text, expected) => {
  expect(withPriceSigns(text, currencyIn("US") ?? "")).toBe(expected)
})

test.each([
  ["£11 bag", "£11 a bag"],
  ["£11 bag £24 kit", "£11 a bag £24 a kit"],
  ["$3.99 month", "$3.99 a month"],
  ["£11 bag of 100", "£11 bag of 100"],
])("the price %j is %j", (text, expected) => {
  expect(withUnitsOfPrice(text)).toBe(expected)
})

test("a country whose currency we do not know has no sign, nor one whose dollar may be another's", () => {
  expect([currencyIn("PH"), currencyIn("NZ"), currencyIn("CA"), currencyIn(null)]).toEqual([null, null, null, null])
})

test("bucks are dollars behind a number, and a county elsewhere", () => {
  expect([currencyOf("about 45 bucks"), currencyOf("Olney Bucks")]).toEqual(["$", null])
})

test("a price with a sign needs no code behind what it is for", () => {
  expect(withCurrency("teams 4.99 a month cdn", "CA$")).toBe("teams CA$4.99 a month")
})

test("the hour that somebody is home is no price", () => {
  expect(withCurrency("Pickup only, evenings after 5.30 or weekends", "$")).toBe(
    "Pickup only, evenings after 5.30 or weekends",
  )
  expect(withCurrency("posted for 5.30", "$")).toBe("posted for $5.30")
})
