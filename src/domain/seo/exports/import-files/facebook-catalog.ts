import { plainHeadings } from "../../../text/plain-headings.ts"
import { writeCsv } from "../csv.ts"
import type { ExportContent, ExportedListing } from "../export-file.ts"
import { type Column, cellsOf, headsOf, type ImportFile, keyOf, missingIn } from "./import-file.ts"

/** The catalogue's word for the four conditions of the Marketplace form. */
const conditions: Readonly<Record<string, string>> = {
  new: "new",
  "used like new": "used_like_new",
  "used good": "used_good",
  "used fair": "used_fair",
}

const conditionOf = (typed: string): string =>
  conditions[
    typed
      .toLowerCase()
      .replace(/[^a-z]+/g, " ")
      .trim()
  ] ?? ""

const currencies: Readonly<Record<string, string>> = { $: "USD", "£": "GBP", "€": "EUR" }

/** "$180" as "180.00 USD"; empty where there is no one price with a currency. */
function priceOf(typed: string): string {
  const found = [...typed.matchAll(/([$£€]) ?(\d[\d,]*(?:\.\d{1,2})?)/g)]
  const [only] = found
  if (only === undefined || found.length !== 1) return ""
  const [, sign = "", digits = ""] = only
  return `${Number(digits.replaceAll(",", "")).toFixed(2)} ${currencies[sign] ?? ""}`
}

/** The columns of a Facebook catalogue; Marketplace's own bulk template can be filled from the first five. */
const columnsFor = ({ brief }: ExportContent): Column<ExportedListing>[] => [
  { head: "id", cell: ({ productName }) => keyOf(productName) },
  { head: "title", cell: ({ productTitle }) => productTitle },
  { head: "description", cell: ({ improvedBodyText }) => plainHeadings(improvedBodyText) },
  { head: "availability", cell: () => "in stock" },
  { head: "condition", cell: () => conditionOf(brief.facebookCondition), isWanted: true },
  { head: "price", cell: () => priceOf(brief.priceRange), isWanted: true },
  { head: "link", cell: () => brief.website, isWanted: true },
  { head: "image_link", isWanted: true },
  { head: "brand", isWanted: true },
  { head: "fb_product_category", cell: () => brief.facebookCategory },
]

export const facebookCatalog: ImportFile = {
  id: "facebook-catalog",
  label: "Facebook catalogue CSV",
  howTo: "In Commerce Manager open Catalogue, Data sources, and upload the file once its empty columns are filled.",
  write: (content) => {
    const columns = columnsFor(content)
    return {
      name: `facebook-catalogue-${content.products.length}.csv`,
      mediaType: "text/csv; charset=utf-8",
      content: writeCsv([headsOf(columns), ...content.products.map((row) => cellsOf(columns, row))]),
      missing: missingIn(columns, content.products),
    }
  },
}
