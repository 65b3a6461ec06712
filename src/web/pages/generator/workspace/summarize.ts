import { platformSummaries } from "../../../../domain/platform-summaries.ts"
import { type BriefValues, isEmptyProduct } from "../form/fields/brief-values.ts"

export interface Summary {
  readonly platform: BriefValues["platform"]
  /** "Etsy · Saltmarsh Pottery · 3 products" */
  readonly words: string
}

/** A brief in one line. */
export function summarize({ platform, businessName, products }: BriefValues): Summary {
  const label = platformSummaries.find(({ id }) => id === platform)?.label ?? ""
  const count = products.filter((product) => !isEmptyProduct(product)).length
  const counted = count === 0 ? "" : count === 1 ? "1 product" : `${count} products`
  return { platform, words: [label, businessName.trim(), counted].filter((part) => part !== "").join(" · ") }
}
