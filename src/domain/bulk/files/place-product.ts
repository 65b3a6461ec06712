import type { PlatformId } from "../../platform-summaries.ts"
import type { BriefText, Product } from "../../seo/brief.ts"
import type { ColumnUse } from "./column-uses.ts"
import type { FileProduct } from "./join-products.ts"

/** A product of a file in the form's terms: the product itself, and its own texts of the brief. */
export interface PlacedProduct extends Product {
  readonly texts: Readonly<Partial<Record<BriefText, string>>>
}

type Own = "price" | "keywords" | "brand" | "condition" | "audience"

/** The form field that takes it; if a platform has none, it joins the description as a fact. */
const everywhere: Readonly<Partial<Record<Own, BriefText>>> = {
  price: "priceRange",
  keywords: "targetKeywords",
  audience: "targetAudience",
}
const byPlatform: Readonly<Partial<Record<PlatformId, Readonly<Partial<Record<Own, BriefText>>>>>> = {
  amazon: { brand: "amazonBrand" },
  shopify: { brand: "shopifyVendor" },
  ebay: { condition: "itemCondition" },
  facebookmarketplace: { condition: "facebookCondition" },
}
const owns: readonly (readonly [Own, string])[] = [
  ["price", "Price"],
  ["keywords", "Keywords"],
  ["audience", "For"],
  ["brand", "Brand"],
  ["condition", "Condition"],
]

const fieldOf = (own: Own, platform: PlatformId): BriefText | undefined =>
  everywhere[own] ?? byPlatform[platform]?.[own]

export function placeProduct(product: FileProduct, platform: PlatformId, currency: string): PlacedProduct {
  const texts: Partial<Record<BriefText, string>> = {}
  const facts: string[] = []
  for (const [own, label] of owns) {
    const text = own === "price" ? withCurrency(product.price, currency) : product[own]
    if (text === "") continue
    const field = fieldOf(own, platform)
    if (field === undefined) facts.push(`${label}: ${text}`)
    else texts[field] = text
  }
  const { name, category } = product
  return {
    name,
    category,
    description: [product.description, ...facts].filter((part) => part !== "").join("\n"),
    texts,
  }
}

/** The column of an error in the form's field. */
export function columnUseOf(field: string): ColumnUse | null {
  if (field === "name" || field === "category" || field === "description") return field
  const found = [everywhere, ...Object.values(byPlatform)].flatMap((fields) => Object.entries(fields))
  const own = found.find(([, text]) => text === field)?.[0]
  return owns.find(([name]) => name === own)?.[0] ?? null
}

const signs: Readonly<Record<string, string>> = { USD: "$", GBP: "£", EUR: "€" }

/** "24.00" and a currency become "$24.00"; a price with a currency, or a text that is not a number, stays unchanged. */
export function withCurrency(price: string, currency: string): string {
  const amount = price.trim()
  if (!/^\d[\d.,' ]*$/.test(amount) || currency === "") return amount
  const sign = signs[currency]
  return sign === undefined ? `${amount} ${currency}` : `${sign}${amount}`
}

/** The currencies to choose from if the file does not name one. */
export const currencies = [
  "USD",
  "EUR",
  "GBP",
  "CAD",
  "AUD",
  "NZD",
  "PLN",
  "SEK",
  "DKK",
  "NOK",
  "CHF",
  "BRL",
  "TRY",
] as const
