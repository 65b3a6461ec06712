import { ebayConditions } from "../../../rule-book/enumerations/ebay-conditions.ts"
import { slotItems, slotText } from "../../listing.ts"
import { byteOrderMark, writeImportRows } from "../csv.ts"
import { escapeHtml } from "../escape-html.ts"
import type { ExportContent, ExportedListing } from "../export-file.ts"
import { fileName } from "../file-name.ts"
import { type Market, marketOf } from "../market-of.ts"
import { writeAmount } from "../read-price.ts"
import { richText } from "../rich-text.ts"
import { type Column, cellsOf, headsOf, type ImportFile, type KeyedListing, keyed, missingIn } from "./import-file.ts"

/** An eBay site whose draft template we know; its rows begin with these lines and use this separator. */
interface Site {
  readonly template: string
  readonly action: string
  readonly currency: string
  readonly separator: "," | ";"
  readonly needs: string
  readonly after: string
}

const categories = "https://pages.ebay.com/sellerinformation/news/categorychanges.html"
const inEnglish = (domain: string) => ({
  separator: "," as const,
  needs: `#INFO Action and Category ID are required fields. 1) Set Action to Draft 2) Please find the category ID for your listings here: ${categories}`,
  after: `#INFO After you've successfully uploaded your draft from the Seller Hub Reports tab, complete your drafts to active listings here: https://www.${domain}/sh/lst/drafts`,
})
const unitedStates: Site = {
  ...{ template: "US", action: "SiteID=US|Country=US|Currency=USD", currency: "USD" },
  ...inEnglish("ebay.com"),
}
const unitedKingdom: Site = {
  ...{ template: "GB", action: "SiteID=UK|Country=GB|Currency=GBP", currency: "GBP" },
  ...inEnglish("ebay.co.uk"),
}
const germany: Site = {
  ...{ template: "DE", action: "SiteID=Germany|Country=DE|Currency=EUR", currency: "EUR", separator: ";" },
  needs: `#INFO Action und Category ID sind erforderliche Felder. 1) Stellen Sie Action auf Draft ein. 2) Die Kategorie-ID für Ihre Angebote finden Sie hier: ${categories}`,
  after:
    "#INFO Nachdem Sie Ihren Entwurf erfolgreich im Berichte-Tab Ihres Verkäufer-Cockpit Pro heruntergeladen haben; können Sie die Entwürfe hier zu aktiven Angeboten vervollständigen: https://www.ebay.de/sh/lst/drafts",
}

function siteOf({ language, currency }: Market): Site {
  if (language === "de") return germany
  return currency === "GBP" ? unitedKingdom : unitedStates
}

/** eBay's filters in the United States use American spelling, whatever the seller does. */
const nameOn = ({ template }: Site, name: string): string =>
  template === "US" ? name.replace(/\b([Cc])olour\b/, "$1olor") : name

const specificsOf = (listing: ExportedListing, site: Site): Map<string, string> =>
  new Map(
    slotItems(listing, "platformFields.itemSpecifics").map((item) => {
      const at = item.indexOf(":")
      return [nameOn(site, item.slice(0, at).trim()), item.slice(at + 1).trim()]
    }),
  )

const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, " ")
    .trim()

/** eBay's number for a condition; empty if the seller's words name none of them. */
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

/** The columns of eBay's draft template, with a C: column for every item specific of any listing. */
function columnsFor(content: ExportContent, site: Site): Column<KeyedListing>[] {
  const { brief, products } = content
  const { price } = marketOf(content)
  const names = new Set(products.flatMap((listing) => [...specificsOf(listing, site).keys()]))
  return [
    { head: `Action(${site.action}|Version=1193|CC=UTF-8)`, cell: () => "Draft" },
    { head: "Custom label (SKU)", cell: ({ key }) => key.toUpperCase() },
    { head: "Category ID", isWanted: true },
    { head: "Title", cell: ({ productTitle }) => productTitle },
    { head: "UPC" },
    { head: "Price", cell: () => (price?.currency === site.currency ? writeAmount(price.cents) : "") },
    { head: "Quantity" },
    { head: "Item photo URL" },
    { head: "Condition ID", cell: () => conditionIdOf(brief.itemCondition) },
    { head: "Description", cell: withSummary },
    { head: "Format", cell: () => "FixedPrice" },
    ...[...names].map((name) => ({
      head: `C:${name}`,
      cell: (listing: ExportedListing) => specificsOf(listing, site).get(name) ?? "",
    })),
  ]
}

const maxSkuChars = 50

/** Without the subtitle: eBay charges for it, so sellers add it by hand if they want one. */
export const ebayDrafts: ImportFile = {
  id: "ebay-drafts",
  label: "eBay drafts (CSV)",
  howTo:
    "Fill in the category numbers and upload the file in Seller Hub under Reports, Uploads; complete the drafts there.",
  write: (content) => {
    const site = siteOf(marketOf(content))
    const columns = columnsFor(content, site)
    const products = keyed(content.products, maxSkuChars)
    const lead = (...cells: string[]): string[] => columns.map((_, at) => cells[at] ?? "")
    const rows = [
      lead("#INFO", "Version=0.0.2", `Template= eBay-draft-listings-template_${site.template}`),
      lead(site.needs),
      lead(site.after),
      lead("#INFO"),
      headsOf(columns),
      ...products.map((product) => cellsOf(columns, product)),
    ]
    return {
      name: fileName(content, "drafts", "csv"),
      mediaType: "text/csv; charset=utf-8",
      content: byteOrderMark + writeImportRows(rows, site.separator),
      missing: missingIn(columns, products),
    }
  },
}
