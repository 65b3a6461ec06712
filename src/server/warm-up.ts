import { formSchema } from "../contract/seo/form.ts"
import { etsy } from "../domain/platforms/etsy.ts"
import { makeProduct } from "./generating/make-product.ts"
import { openBuiltInWriter } from "./outside/writer/built-in.ts"
import type { Turns } from "./outside/writer/turns.ts"

const name = "Speckled stoneware mug"
const form = {
  platform: etsy.id,
  businessName: "Saltmarsh Pottery",
  industry: "Home & Living",
  description: "Wheel-thrown stoneware mugs for slow mornings, glazed in oatmeal white and fired twice.",
  etsyShopName: "SaltmarshPottery",
  targetKeywords: "stoneware mug, handmade coffee mug",
  products: [{ name, category: "Mugs", description: "A 12 oz mug with a wide handle, safe in the dishwasher." }],
}

/**
 * Writes one listing for nobody: word lists are read and patterns compiled by then, which takes many times longer than a
 * listing does. Where a model writes, its texts are still fitted and judged here.
 */
export async function warmUp(turns: Turns): Promise<void> {
  const brief = { ...formSchema.parse(form), tone: "professional", style: "descriptive" } as const
  for (const subject of brief.products) {
    const task = { brief, subject, platform: etsy }
    const written = await openBuiltInWriter(turns).write(task, new AbortController().signal)
    await turns(() => makeProduct(written, { brief, platform: etsy, productName: name }))
  }
}
