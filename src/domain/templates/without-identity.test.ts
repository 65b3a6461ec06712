import { expect, it } from "vitest"
import { platforms } from "../platforms/index.ts"
import { withoutIdentity } from "./without-identity.ts"

const form = {
  platform: "etsy",
  businessName: "Saltmarsh Pottery",
  location: "Whitstable",
  website: "https://saltmarsh.example",
  description: "Wheel-thrown mugs from Saltmarsh Pottery in Whitstable, 12 oz, £28.50.",
  products: [{ name: "Mug", category: "", description: "Write to mara@shop.example or +44 20 7946 0958 first." }],
}

it("removes the owner's identity everywhere in the form, and leaves the rest", () => {
  expect(withoutIdentity(form)).toEqual({
    platform: "etsy",
    businessName: "",
    location: "",
    website: "",
    description: "Wheel-thrown mugs from … in …, 12 oz, £28.50.",
    products: [{ name: "Mug", category: "", description: "Write to or first." }],
  })
})

it.each(platforms.flatMap(({ id, sellerField }) => (sellerField === null ? [] : [[id, sellerField] as const])))(
  "takes away what names the seller on %s",
  (_, sellerField) => {
    expect(withoutIdentity({ [sellerField]: "Saltmarsh" })).toEqual({ [sellerField]: "" })
  },
)

it.each([
  ["Sizes 10 x 20 x 30 cm, 1,500 g, made in 2024.", "Sizes 10 x 20 x 30 cm, 1,500 g, made in 2024."],
  ["See www.saltmarsh.example/shop now", "See now"],
  ["Candles, not Candle (our name)", "Candles, not … (our name)"],
])("%j becomes %j", (description, cleaned) => {
  expect(withoutIdentity({ businessName: "Candle", description }).description).toBe(cleaned)
})

it("treats names as words and not as patterns, and skips names too short to recognize", () => {
  expect(withoutIdentity({ businessName: "A.B (C", description: "A.B (C and AxB C" }).description).toBe("… and AxB C")
  expect(withoutIdentity({ businessName: "Al", description: "All of Al" }).description).toBe("All of Al")
})
