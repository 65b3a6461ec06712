import type { ExportContent, ExportedListing } from "../export-file.ts"
import { richText } from "../rich-text.ts"
import { writeXlsx } from "../xlsx.ts"
import { type Column, cellsOf, headsOf, type ImportFile, keyOf, missingIn } from "./import-file.ts"

/** The key row of Seller Center's templates; their attribute columns differ from category to category. */
const columnsFor = ({ brief }: ExportContent): Column<ExportedListing>[] => [
  { head: "category", cell: () => brief.tiktokCategory, isWanted: true },
  { head: "brand" },
  { head: "product_name", cell: ({ productTitle }) => productTitle },
  { head: "product_description", cell: ({ improvedBodyText }) => richText(improvedBodyText) },
  { head: "main_image", isWanted: true },
  { head: "parcel_weight", isWanted: true },
  { head: "parcel_length" },
  { head: "parcel_width" },
  { head: "parcel_height" },
  { head: "delivery" },
  { head: "price", isWanted: true },
  { head: "quantity", isWanted: true },
  { head: "seller_sku", cell: ({ productName }) => keyOf(productName).toUpperCase().slice(0, 50) },
]

export const tiktokXlsx: ImportFile = {
  id: "tiktok-xlsx",
  label: "TikTok Shop workbook (XLSX)",
  howTo: "Copy the rows into the Seller Center template of your category, which has these same column keys.",
  write: (content) => {
    const columns = columnsFor(content)
    return {
      name: `tiktok-shop-products-${content.products.length}.xlsx`,
      mediaType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
      content: writeXlsx("Template", [headsOf(columns), ...content.products.map((row) => cellsOf(columns, row))]),
      missing: missingIn(columns, content.products),
    }
  },
}
