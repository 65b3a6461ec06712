import { expect, test } from "vitest"
import { hasMoney } from "./money.ts"

test.each([
  "£4.50",
  "4 €",
  "R950 call-out",
  "R4 200",
  "rs 99 month",
  "EUR 119",
  "RM15 each",
  "CHF20",
  "42 US dollars",
  "30 Canadian dollars",
  "150 euro",
  "78 quid",
  "1200 kr",
  "89 zł",
  "RM14 one, 3 for RM38",
  "rm14 a jar",
  "KSh 150 per month",
  "42 US dollars each",
  "10 cedis a month",
])("%s names its currency", (text) => expect(hasMoney(text)).toBe(true))

test.each(["150 ono", "6.5", "M18 driver", "R2D2 robot", "size 10", "FORM15", "ring or text after 5", "25 farmers"])(
  "%s names none",
  (text) => expect(hasMoney(text)).toBe(false),
)
