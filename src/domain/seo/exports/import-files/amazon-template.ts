import { plainHeadings } from "../../../text/clean/plain-headings.ts"
import { slotText } from "../../listing.ts"
import { writeImportRows } from "../csv.ts"
import type { ExportContent } from "../export-file.ts"
import { fileName } from "../file-name.ts"
import { type Market, marketOf } from "../market-of.ts"
import { type Column, cellsOf, headsOf, type ImportFile, type KeyedListing, keyed, missingIn } from "./import-file.ts"

interface Marketplace {
  readonly id: string
  readonly tag: string
}

const unitedStates: Marketplace = { id: "ATVPDKIKX0DER", tag: "en_US" }
const unitedKingdom: Marketplace = { id: "A1F83G8C2ARO7P", tag: "en_GB" }

/** Where listings in a language are sold; texts are stored under their language. */
const byLanguage: Readonly<Record<string, Marketplace>> = {
  de: { id: "A1PA6795UKMFR9", tag: "de_DE" },
  fr: { id: "A13V1IB3VIYZZH", tag: "fr_FR" },
  es: { id: "A1RKKUPIHCS9HS", tag: "es_ES" },
  it: { id: "APJ6JRA9NG5V4", tag: "it_IT" },
  nl: { id: "A1805IZSGTT6HS", tag: "nl_NL" },
  pt: { id: "A2Q3Y263D00KWC", tag: "pt_BR" },
  pl: { id: "A1C3SOZRARQ6R3", tag: "pl_PL" },
  sv: { id: "A2NODRKZP88ZB9", tag: "sv_SE" },
  tr: { id: "A33AVAJ2PDY3EV", tag: "tr_TR" },
}

const marketplaceOf = ({ language, currency }: Market): Marketplace =>
  byLanguage[language] ?? (currency === "GBP" ? unitedKingdom : unitedStates)

interface AmazonColumn extends Column<KeyedListing> {
  readonly label: string
}

/** The attribute keys of Amazon's listing templates, and the labels above them. */
function columnsFor({ brief }: ExportContent, { id, tag }: Marketplace): AmazonColumn[] {
  const market = `[marketplace_id=${id}]`
  const text = `${market}[language_tag=${tag}]`
  return [
    { label: "SKU", head: "contribution_sku#1.value", cell: ({ key }) => key.toUpperCase() },
    { label: "Product Type", head: "product_type#1.value", isWanted: true },
    {
      label: "Listing Action",
      head: "::record_action",
      // Elsewhere, the word is in the template's language, which we have not seen.
      cell: () => (tag.startsWith("en") ? "Create or Replace (Full Update)" : ""),
      isWanted: true,
    },
    { label: "Item Name", head: `item_name${text}#1.value`, cell: ({ productTitle }) => productTitle },
    {
      label: "Item Highlights",
      head: `title_differentiation${text}#1.value`,
      cell: (listing) => slotText(listing, "platformFields.itemHighlights"),
    },
    { label: "Brand Name", head: `brand${text}#1.value`, cell: () => brief.amazonBrand || "Generic" },
    { label: "Item Type Keyword", head: `item_type_keyword${market}#1.value`, isWanted: true },
    {
      label: "Product Description",
      head: `product_description${text}#1.value`,
      cell: ({ improvedBodyText }) => plainHeadings(improvedBodyText),
    },
    ...[0, 1, 2, 3, 4].map((at) => ({
      label: "Bullet Point",
      head: `bullet_point${text}#${at + 1}.value`,
      cell: ({ bulletPoints }: KeyedListing) => bulletPoints[at] ?? "",
    })),
    {
      label: "Generic Keywords",
      head: `generic_keyword${text}#1.value`,
      cell: ({ searchTerms }) => searchTerms.join(" "),
    },
  ]
}

/** What each row holds, as the first cell of every template says; row 6 is an example that Amazon skips. */
const settingsOf = ({ id, tag }: Marketplace): string =>
  `settings=attributeRow=5&contentLanguageTag=${tag}&dataRow=7&headerLanguageTag=en_US&labelRow=4&primaryMarketplaceId=amzn1.mp.o.${id}`

const oneLine = (cell: string): string => cell.replace(/\s*\n+\s*/g, "<br>").replace(/\t/g, " ")

const maxSkuChars = 40

export const amazonTemplate: ImportFile = {
  id: "amazon-template",
  label: "Amazon listing rows (text)",
  howTo:
    "Download the template of your category from Seller Central and copy the rows from row 7 on below the same keys.",
  write: (content) => {
    const marketplace = marketplaceOf(marketOf(content))
    const columns = columnsFor(content, marketplace)
    const products = keyed(content.products, maxSkuChars)
    const row = (...cells: string[]): string[] => columns.map((_, at) => cells[at] ?? "")
    const rows = [
      row(settingsOf(marketplace)),
      row(),
      row(),
      columns.map(({ label }) => label),
      headsOf(columns),
      row(),
      ...products.map((product) => cellsOf(columns, product).map(oneLine)),
    ]
    return {
      name: fileName(content, "listings", "txt"),
      mediaType: "text/tab-separated-values; charset=utf-8",
      content: writeImportRows(rows, "\t"),
      missing: missingIn(columns, products),
    }
  },
}
