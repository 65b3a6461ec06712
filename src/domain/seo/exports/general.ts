import { plainHeadings } from "../../text/clean/plain-headings.ts"
import { slotItems, slotText } from "../listing.ts"
import { writeCsv } from "./csv.ts"
import type { ExportContent, ExportedListing, ExportFile } from "./export-file.ts"
import type { GeneralFormat } from "./export-formats.ts"
import { fileName } from "./file-name.ts"
import { writeHtml } from "./html.ts"

/** The specification's name for the text file. */
const textName = ({ products }: ExportContent): string => `seo-content-${products.length}-products.txt`

/** One listing as plain text, each slot under its name. */
function textOf(listing: ExportedListing, { platform }: ExportContent): string {
  const parts = platform.slots.flatMap(({ key, label, kind }) => {
    const text =
      kind === "list"
        ? slotItems(listing, key)
            .map((item) => `- ${item}`)
            .join("\n")
        : plainHeadings(slotText(listing, key))
    return text === "" ? [] : [`${label}\n${text}`]
  })
  const advice = listing.recommendations.map((item) => `- ${item}`).join("\n")
  return [
    `=== ${listing.productName} (${platform.label}) ===`,
    ...parts,
    `SEO score\n${listing.seoScore} of 100`,
    ...(advice === "" ? [] : [`Recommendations\n${advice}`]),
  ].join("\n\n")
}

/** A table with a row for each listing and a column for each slot; a list's items are on separate lines. */
function rowsOf({ platform, products }: ExportContent): string[][] {
  return [
    ["Product", "Platform", ...platform.slots.map(({ label }) => label), "SEO score", "Recommendations"],
    ...products.map((listing) => [
      listing.productName,
      platform.label,
      ...platform.slots.map(({ key }) => plainHeadings(slotText(listing, key))),
      String(listing.seoScore),
      listing.recommendations.join("\n"),
    ]),
  ]
}

const writers: Readonly<Record<GeneralFormat, (content: ExportContent) => Omit<ExportFile, "missing">>> = {
  text: (content) => ({
    name: textName(content),
    mediaType: "text/plain; charset=utf-8",
    content: `${content.products.map((listing) => textOf(listing, content)).join("\n\n\n")}\n`,
  }),
  csv: (content) => ({
    name: fileName(content, "content", "csv"),
    mediaType: "text/csv; charset=utf-8",
    content: writeCsv(rowsOf(content)),
  }),
  json: (content) => ({
    name: fileName(content, "content", "json"),
    mediaType: "application/json; charset=utf-8",
    content: `${JSON.stringify(
      { platform: content.platform.id, totalProducts: content.products.length, products: content.products },
      null,
      2,
    )}\n`,
  }),
  html: (content) => ({
    name: fileName(content, "content", "html"),
    mediaType: "text/html; charset=utf-8",
    content: writeHtml(content),
  }),
}

/** The export formats of any content. */
export const exportGeneral = (content: ExportContent, format: GeneralFormat): ExportFile => ({
  ...writers[format](content),
  missing: [],
})
