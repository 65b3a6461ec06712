import { facebookConditions } from "../../../rule-book/enumerations/facebook-conditions.ts"
import { plainHeadings } from "../../../text/clean/plain-headings.ts"
import type { ExportContent, ExportedListing } from "../export-file.ts"
import { fileName } from "../file-name.ts"
import { marketOf } from "../market-of.ts"
import { writeXlsx, xlsxMediaType } from "../xlsx.ts"
import { type Column, cellsOf, headsOf, type ImportFile, missingIn } from "./import-file.ts"

const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, " ")
    .trim()

/** One of the four conditions, as the template writes it; empty if the seller's words name none. */
const conditionOf = (typed: string): string =>
  facebookConditions.entries.find(({ label }) => plainWords(label) === plainWords(typed))?.label ?? ""

interface BulkColumn extends Column<ExportedListing> {
  /** The text of the template's third row about it. */
  readonly hint: string
}

function columnsFor(content: ExportContent): BulkColumn[] {
  const { price } = marketOf(content)
  // The template takes whole numbers, and we must not round a price.
  const whole = price !== null && price.cents % 100 === 0 ? String(price.cents / 100) : ""
  return [
    {
      head: "TITLE",
      hint: "REQUIRED | Plain text (up to 150 characters)",
      cell: ({ productTitle }) => productTitle,
    },
    { head: "PRICE", hint: "REQUIRED | A whole number in $", cell: () => whole, isWanted: true },
    {
      head: "CONDITION",
      hint: 'REQUIRED | Supported values: "New"; "Used - Like New"; "Used - Good"; "Used - Fair"',
      cell: () => conditionOf(content.brief.facebookCondition),
      isWanted: true,
    },
    {
      head: "DESCRIPTION",
      hint: "OPTIONAL | Plain text (up to 5000 characters)",
      cell: ({ improvedBodyText }) => plainHeadings(improvedBodyText),
    },
    { head: "CATEGORY", hint: "OPTIONAL | Type of listing" },
  ]
}

/**
 * Marketplace's own template: a title, instructions, a row about each column, the column names, and then the listings.
 */
export const facebookBulk: ImportFile = {
  id: "facebook-bulk",
  label: "Facebook Marketplace bulk upload (XLSX)",
  howTo:
    "On Marketplace choose Create new listing, Multiple listings, and upload the workbook once its empty cells are filled.",
  write: (content) => {
    const columns = columnsFor(content)
    const rows = content.products.map((product) =>
      cellsOf(columns, product).map((cell, at) => (columns[at]?.head === "PRICE" && cell !== "" ? Number(cell) : cell)),
    )
    return {
      name: fileName(content, "bulk-upload", "xlsx"),
      mediaType: xlsxMediaType,
      content: writeXlsx("Bulk Upload Template", [
        ["Facebook Marketplace Bulk Upload Template"],
        [
          "You can create up to 50 listings at once. When you are finished, be sure to save or export this as an XLS/XLSX file.",
        ],
        columns.map(({ hint }) => hint),
        headsOf(columns),
        ...rows,
      ]),
      missing: missingIn(columns, content.products),
    }
  },
}
