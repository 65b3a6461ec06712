import { slotText } from "../../listing.ts"
import { writeCsv } from "../csv.ts"
import type { ExportContent, ExportedListing } from "../export-file.ts"
import { richText } from "../rich-text.ts"
import { type Column, cellsOf, headsOf, type ImportFile, keyOf, missingIn } from "./import-file.ts"

/** The columns of Shopify's product CSV of 2026; the ones we cannot know are left out, for the import takes any subset. */
const columnsFor = ({ brief }: ExportContent): Column<ExportedListing>[] => [
  { head: "Title", cell: ({ productTitle }) => productTitle },
  { head: "URL handle", cell: (listing) => slotText(listing, "platformFields.handle") || keyOf(listing.productTitle) },
  { head: "Description", cell: ({ improvedBodyText }) => richText(improvedBodyText) },
  { head: "Vendor", cell: () => brief.shopifyVendor || brief.shopifyStoreName || brief.businessName },
  { head: "Type", cell: (listing) => slotText(listing, "platformFields.productType") || brief.shopifyProductType },
  { head: "Tags", cell: ({ tags }) => tags.join(", ") },
  { head: "Published on online store", cell: () => "FALSE" },
  { head: "Status", cell: () => "Draft" },
  { head: "Price", isWanted: true },
  { head: "SEO title", cell: ({ titleTag }) => titleTag },
  { head: "SEO description", cell: ({ metaDescription }) => metaDescription },
]

export const shopifyCsv: ImportFile = {
  id: "shopify-csv",
  label: "Shopify product CSV",
  howTo: "In Shopify open Products, choose Import and pick this file; the products arrive as drafts.",
  write: (content) => {
    const columns = columnsFor(content)
    return {
      name: `shopify-products-${content.products.length}.csv`,
      mediaType: "text/csv; charset=utf-8",
      content: writeCsv([headsOf(columns), ...content.products.map((row) => cellsOf(columns, row))]),
      missing: missingIn(columns, content.products),
    }
  },
}
