import { plainHeadings } from "../../../text/plain-headings.ts"
import { slotText } from "../../listing.ts"
import type { ExportContent, ExportedListing } from "../export-file.ts"
import { type Column, cellsOf, headsOf, type ImportFile, keyOf, missingIn } from "./import-file.ts"

const market = "[marketplace_id=ATVPDKIKX0DER]"
const english = `${market}[language_tag=en_US]`

/** The attribute keys of Amazon's listing templates for the US market. */
const columnsFor = ({ brief }: ExportContent): Column<ExportedListing>[] => [
  { head: "contribution_sku#1.value", cell: ({ productName }) => keyOf(productName).toUpperCase() },
  { head: "product_type#1.value", isWanted: true },
  { head: "::record_action", cell: () => "create_or_replace" },
  { head: `item_name${english}#1.value`, cell: ({ productTitle }) => productTitle },
  {
    head: `title_differentiation${english}#1.value`,
    cell: (listing) => slotText(listing, "platformFields.itemHighlights"),
  },
  { head: `brand${english}#1.value`, cell: () => brief.amazonBrand || "Generic" },
  { head: `item_type_keyword${market}#1.value`, isWanted: true },
  { head: `product_description${english}#1.value`, cell: ({ improvedBodyText }) => plainHeadings(improvedBodyText) },
  ...[0, 1, 2, 3, 4].map((at) => ({
    head: `bullet_point${english}#${at + 1}.value`,
    cell: ({ bulletPoints }: ExportedListing) => bulletPoints[at] ?? "",
  })),
  { head: `generic_keyword${english}#1.value`, cell: ({ searchTerms }) => searchTerms.join(" ") },
]

/** Tab-separated text has no quoting: a cell is one line without tabs. */
const oneLine = (cell: string): string => cell.replace(/\s*\n+\s*/g, "<br>").replace(/\t/g, " ")

export const amazonTemplate: ImportFile = {
  id: "amazon-template",
  label: "Amazon listing template (text)",
  howTo:
    "Copy the rows into the template of your category below its key row, or upload the text file in Add Products via Upload.",
  write: (content) => {
    const columns = columnsFor(content)
    const rows = [headsOf(columns), ...content.products.map((row) => cellsOf(columns, row).map(oneLine))]
    return {
      name: `amazon-listings-${content.products.length}.txt`,
      mediaType: "text/tab-separated-values; charset=utf-8",
      content: rows.map((row) => `${row.join("\t")}\r\n`).join(""),
      missing: missingIn(columns, content.products),
    }
  },
}
