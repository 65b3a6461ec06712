import { expect, test } from "vitest"
import { tellerOf } from "../../../../test/make-teller.ts"
import { readOffer } from "../said/offer.ts"
import { readSaid } from "../said/read-said.ts"
import { faqOf } from "./faq.ts"

const asked = (given: object): string[] => {
  const teller = tellerOf(given, "website")
  const said = readSaid(teller.u)
  return faqOf(teller, said, readOffer(teller.u, said), 5)
}

const bakery = {
  businessName: "Eller Bakehouse",
  description:
    "Village bakery in Settle making sourdough, rye loaves, seed buns and birthday cakes to order, closed Mondays.",
  priceRange: "loaves from £3.20",
  location: "Settle, North Yorkshire",
  certifications: "Public liability £2m",
  brandStory: "Founded in 2012 by two sisters.",
}

test("each is a whole question with a whole sentence behind it", () => {
  const faq = asked(bakery)
  expect(faq.length).toBeGreaterThan(3)
  for (const one of faq) expect(one).toMatch(/^(?:What|When|Where|Who|How|Are|Do|Is|Any|Which) [^?:]+\? [A-Z£][^?]+\.$/)
})

test("the answers are the brief's own", () => {
  const faq = asked(bakery).join("\n")
  expect(faq).toMatch(/We make (?=[^.]*sourdough)(?=[^.]*rye loaves)[^.]* birthday cakes to order\./)
  expect(faq).toMatch(/closed on Mondays/)
  expect(faq).toMatch(/Are you insured\? Yes, we have public liability of £2m\./)
  expect(faq).toContain("£3.20")
})

test("what a shop is asked of one of its things is how much, how long and for whom", () => {
  const faq = asked({
    businessName: "Otter Hire",
    description: "Canoe hire on the Wye.",
    products: [
      {
        name: "Half-Day Canoe Trip",
        category: "Hire",
        description: "5 miles, about three hours. Minimum age 8. £55 a canoe.",
      },
      { name: "Full-Day Kayak Trip", category: "Hire", description: "11 miles. £42 a person." },
    ],
  })
  expect(faq.join(" ")).toMatch(/£55/)
  expect(faq.join(" ")).toMatch(/three hours/)
  expect(faq.join(" ")).toMatch(/minimum age is 8/i)
  expect(faq.join(" ")).not.toMatch(/£42/)
})
