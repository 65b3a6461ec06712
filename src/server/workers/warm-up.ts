import { formSchema } from "../../contract/seo/form.ts"
import { etsy } from "../../domain/platforms/etsy.ts"
import { computations } from "./computations.ts"

const form = {
  platform: etsy.id,
  businessName: "Saltmarsh Pottery",
  industry: "Home & Living",
  description: "Wheel-thrown stoneware mugs for slow mornings, glazed in oatmeal white and fired twice.",
  etsyShopName: "SaltmarshPottery",
  targetKeywords: "stoneware mug, handmade coffee mug",
  products: [
    {
      name: "Speckled stoneware mug",
      category: "Mugs",
      description: "A 12 oz mug with a wide handle, safe in the dishwasher.",
    },
  ],
}

/**
 * Writes one listing in advance: it loads word lists and compiles patterns, which takes many times longer than a
 * listing.
 */
export const warmUp = () => {
  const brief = { ...formSchema.parse(form), tone: "professional", style: "descriptive" } as const
  return brief.products.map((subject) => {
    const draft = computations.compose({ brief, platform: etsy, subject, variation: 0 })
    return computations.finish({ draft, brief, platform: etsy, productName: subject.name })
  })
}
