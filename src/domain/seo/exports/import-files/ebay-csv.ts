import { ebayConditions } from "../../../rule-book/enumerations/ebay-conditions.ts"
import { slotItems, slotText } from "../../listing.ts"
import { writeCsv } from "../csv.ts"
import { escapeHtml } from "../escape-html.ts"
import type { ExportContent, ExportedListing } from "../export-file.ts"
import { richText } from "../rich-text.ts"
import { type Column, cellsOf, headsOf, type ImportFile, keyOf, missingIn } from "./import-file.ts"

const specificsOf = (listing: ExportedListing): Map<string, string> =>
  new Map(
    slotItems(listing, "platformFields.itemSpecifics").map((item) => {
      const at = item.indexOf(":")
      return [item.slice(0, at).trim(), item.slice(at + 1).trim()]
    }),
  )

const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, " ")
    .trim()

/** The number that eBay gives a condition; empty where the seller's words name none of them. */
function conditionIdOf(condition: string): string {
  const words = plainWords(condition)
  if (words === "") return ""
  const found = ebayConditions.entries.find(({ label }) => plainWords(label) === words)
  if (found !== undefined) return found.id
  if (/\bparts\b|not working/.test(words)) return "7000"
  if (/\bused\b|pre owned/.test(words)) return "3000"
  return words === "new" ? "1000" : ""
}

/** The first 800 characters that eBay's app shows come from this block. */
const withSummary = (listing: ExportedListing): string => {
  const summary = slotText(listing, "platformFields.mobileSummary")
  const block =
    summary === ""
      ? ""
      : `<div vocab="https://schema.org/" typeof="Product"><span property="description">${escapeHtml(summary).replaceAll("\n", "<br>")}</span></div>\n`
  return block + richText(listing.improvedBodyText)
}

/** eBay's classic Seller Hub columns, with a C: column for every item specific of any listing. */
function columnsFor({ brief, products }: ExportContent): Column<ExportedListing>[] {
  const names = [...new Set(products.flatMap((listing) => [...specificsOf(listing).keys()]))].filter(
    (name) => name !== "Brand",
  )
  const specific = (name: string) => (listing: ExportedListing) => specificsOf(listing).get(name) ?? ""
  return [
    { head: "*Action(SiteID=US|Country=US|Currency=USD|Version=1193|CC=UTF-8)", cell: () => "Add" },
    { head: "CustomLabel", cell: ({ productName }) => keyOf(productName).toUpperCase().slice(0, 50) },
    { head: "*Category", isWanted: true },
    { head: "*Title", cell: ({ productTitle }) => productTitle },
    { head: "Subtitle", cell: (listing) => slotText(listing, "platformFields.subtitle") },
    { head: "*ConditionID", cell: () => conditionIdOf(brief.itemCondition), isWanted: true },
    { head: "*C:Brand", cell: specific("Brand"), isWanted: true },
    ...names.map((name) => ({ head: `C:${name}`, cell: specific(name) })),
    { head: "PicURL", isWanted: true },
    { head: "*Description", cell: withSummary },
    { head: "*Format", cell: () => "FixedPrice" },
    { head: "*Duration", cell: () => "GTC" },
    { head: "*StartPrice", isWanted: true },
    { head: "*Quantity", isWanted: true },
    { head: "*Location", cell: () => brief.location, isWanted: true },
  ]
}

export const ebayCsv: ImportFile = {
  id: "ebay-csv",
  label: "eBay Seller Hub CSV",
  howTo: "In Seller Hub open Reports, Uploads, and upload the file once its empty columns are filled.",
  write: (content) => {
    const columns = columnsFor(content)
    return {
      name: `ebay-listings-${content.products.length}.csv`,
      mediaType: "text/csv; charset=utf-8",
      content: writeCsv([headsOf(columns), ...content.products.map((row) => cellsOf(columns, row))]),
      missing: missingIn(columns, content.products),
    }
  },
}
