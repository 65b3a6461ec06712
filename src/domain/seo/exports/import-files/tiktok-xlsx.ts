import type { ExportContent } from "../export-file.ts"
import { fileName } from "../file-name.ts"
import { marketOf } from "../market-of.ts"
import { writeAmount } from "../read-price.ts"
import { richText } from "../rich-text.ts"
import { writeXlsx, xlsxMediaType } from "../xlsx.ts"
import { type Column, cellsOf, headsOf, type ImportFile, type KeyedListing, keyed, missingIn } from "./import-file.ts"

/** The key row of Seller Center's templates; their attribute columns differ between categories. */
function columnsFor(content: ExportContent): Column<KeyedListing>[] {
  const { price } = marketOf(content)
  return [
    { head: "category", cell: () => content.brief.tiktokCategory, isWanted: true },
    { head: "brand" },
    { head: "product_name", cell: ({ productTitle }) => productTitle },
    { head: "product_description", cell: ({ improvedBodyText }) => richText(improvedBodyText) },
    { head: "main_image", isWanted: true },
    { head: "parcel_weight", isWanted: true },
    { head: "parcel_length", isWanted: true },
    { head: "parcel_width", isWanted: true },
    { head: "parcel_height", isWanted: true },
    { head: "delivery" },
    { head: "price", cell: () => (price === null ? "" : writeAmount(price.cents)), isWanted: true },
    { head: "quantity", isWanted: true },
    { head: "seller_sku", cell: ({ key }) => key.toUpperCase() },
  ]
}

const maxSkuChars = 50

export const tiktokXlsx: ImportFile = {
  id: "tiktok-xlsx",
  label: "TikTok Shop workbook (XLSX)",
  howTo: "Copy the rows into the Seller Center template of your category, which has these same column keys.",
  write: (content) => {
    const columns = columnsFor(content)
    const products = keyed(content.products, maxSkuChars)
    return {
      name: fileName(content, "products", "xlsx"),
      mediaType: xlsxMediaType,
      content: writeXlsx("Template", [headsOf(columns), ...products.map((row) => cellsOf(columns, row))]),
      missing: missingIn(columns, products),
    }
  },
}
