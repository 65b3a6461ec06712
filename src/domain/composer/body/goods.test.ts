import { describe, expect, test } from "vitest"
import { tellerOf } from "../../../../test/make-teller.ts"
import { tellGoods } from "./goods.ts"

const rich = {
  businessName: "Saltmarsh Pottery",
  description:
    "Wheel-thrown stoneware mug with a wide handle and a foot ring. Holds 12 oz, stands 3.75 inches tall. Dishwasher safe. Glazed in oatmeal white. Hand wash the lid.",
  targetAudience: "tea drinkers",
  seasonalRelevance: "Christmas, Mother's Day",
  customerPainPoints: "thin handles",
  brandStory: "Started in a boat shed in Rye.",
  certifications: "Lead-free",
  location: "Rye, East Sussex",
  products: [{ name: "Stoneware Mug", category: "Mugs", description: "" }],
}
const told = (given: object = {}, hasHeadings = false) =>
  tellGoods(tellerOf({ ...rich, ...given }), { hasHeadings, hasPrice: false })

describe("a rich brief", () => {
  test.each([
    "wide handle",
    "foot ring",
    "12 oz",
    "3.75 inches",
    "oatmeal white",
    "tea drinkers",
    "Christmas",
    "Rye",
    "boat shed",
  ])("keeps %s", (fact) => {
    expect(told()).toContain(fact)
  })
  test("says what it is in its first sentence", () => {
    expect(told().split(/(?<=\.) /)[0]).toMatch(/stoneware mug/)
  })
  test("tells each sentence once", () => {
    const sentences = told().split(/(?<=[.?!])\s+/)
    expect(new Set(sentences).size).toBe(sentences.length)
  })
  test("has headings only where they are asked for", () => {
    expect(told()).not.toContain("## ")
    expect(
      told(
        {
          handmadeStory: "I throw each mug on the wheel and fire it twice to 1240°C in a kiln that my father built.",
          uniqueSellingProposition: "The handle is wide enough for four fingers, so nobody burns a knuckle",
          keyFeatures:
            "unglazed foot; stacks six high; speckled rim; fits under most coffee machines; comes with a cork lid; chip-resistant lip; maker's mark",
        },
        true,
      ),
    ).toContain("## ")
  })
})

describe("tone and style", () => {
  test("a story begins with where it comes from", () => {
    expect(told({ style: "storytelling" }).split("\n\n")[0]).toMatch(/boat shed/)
    expect(told().split("\n\n")[0]).not.toMatch(/boat shed/)
  })
  test("who persuades begins with the trouble", () => {
    expect(told({ tone: "persuasive" }).split(/(?<=[.?!]) /)[0]).toMatch(/thin handles/i)
  })
})

test("a short brief gives a short text", () => {
  const text = tellGoods(tellerOf({ description: "Silver stacking rings, hammered by hand." }), {
    hasHeadings: true,
    hasPrice: false,
  })
  expect(text).toMatch(/hammered by hand/)
  expect(text.length).toBeLessThan(160)
  expect(text).not.toContain("## ")
})
