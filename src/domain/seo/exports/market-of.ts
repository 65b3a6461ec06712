import type { Spoken } from "../../brief/clean/language.ts"
import { languageOf } from "../../brief/clean/language.ts"
import type { ExportContent } from "./export-file.ts"
import { type Price, readPrice } from "./read-price.ts"

/** What a platform's file depends on besides its listings. */
export interface Market {
  readonly language: Spoken
  /** The price of the file's only product; with several, it is unclear which one the price is for. */
  readonly price: Price | null
  /** The seller's currency, however many prices there are. */
  readonly currency: string
}

const anySign = /[€£]|\bEUR\b|\bGBP\b/u

export function marketOf({ brief, products }: ExportContent): Market {
  const price = readPrice(brief.priceRange, [brief.location, brief.website])
  const [sign = ""] = anySign.exec(brief.priceRange) ?? []
  const currency = sign === "€" || sign === "EUR" ? "EUR" : sign === "" ? (price?.currency ?? "") : "GBP"
  const told = products.map(({ productTitle, improvedBodyText }) => `${productTitle}. ${improvedBodyText}`).join("\n")
  return { language: languageOf(told), price: products.length === 1 ? price : null, currency }
}
