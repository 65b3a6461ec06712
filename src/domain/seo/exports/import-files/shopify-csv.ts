import { slotText } from "../../listing.ts"
import { byteOrderMark, writeImportRows } from "../csv.ts"
import type { ExportContent } from "../export-file.ts"
import { fileName } from "../file-name.ts"
import { marketOf } from "../market-of.ts"
import { writeAmount } from "../read-price.ts"
import { richText } from "../rich-text.ts"
import { type Column, cellsOf, headsOf, type ImportFile, type KeyedListing, keyed, missingIn } from "./import-file.ts"

/** The columns of Shopify's product CSV of 2026; unknown ones are left out, because the import accepts any subset. */
function columnsFor(content: ExportContent): Column<KeyedListing>[] {
  const { brief } = content
  const { price } = marketOf(content)
  return [
    { head: "Title", cell: ({ productTitle }) => productTitle },
    { head: "URL handle", cell: ({ key }) => key },
    { head: "Description", cell: ({ improvedBodyText }) => richText(improvedBodyText) },
    { head: "Vendor", cell: () => brief.shopifyVendor || brief.shopifyStoreName || brief.businessName },
    { head: "Type", cell: (listing) => slotText(listing, "platformFields.productType") || brief.shopifyProductType },
    { head: "Tags", cell: ({ tags }) => tags.join(", ") },
    { head: "Published on online store", cell: () => "FALSE" },
    { head: "Status", cell: () => "Draft" },
    { head: "Price", cell: () => (price === null ? "" : writeAmount(price.cents)), isWanted: true },
    { head: "SEO title", cell: ({ titleTag }) => titleTag },
    { head: "SEO description", cell: ({ metaDescription }) => metaDescription },
  ]
}

const maxHandleChars = 60

export const shopifyCsv: ImportFile = {
  id: "shopify-csv",
  label: "Shopify product CSV",
  howTo: "In Shopify open Products, choose Import and pick this file; the products arrive as drafts.",
  write: (content) => {
    const columns = columnsFor(content)
    const rows = keyed(
      content.products,
      maxHandleChars,
      (listing) => slotText(listing, "platformFields.handle") || listing.productTitle,
    )
    return {
      name: fileName(content, "products", "csv"),
      mediaType: "text/csv; charset=utf-8",
      content: byteOrderMark + writeImportRows([headsOf(columns), ...rows.map((row) => cellsOf(columns, row))]),
      missing: missingIn(columns, rows),
    }
  },
}
