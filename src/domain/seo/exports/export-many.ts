import { plainHeadings } from "../../text/clean/plain-headings.ts"
import { type SlotKey, slotItems, slotText } from "../listing.ts"
import { byteOrderMark, writeRows } from "./csv.ts"
import { escapeHtml } from "./escape-html.ts"
import type { ExportContent, ExportedListing } from "./export-file.ts"
import type { GeneralFormat } from "./export-formats.ts"
import { exportGeneral } from "./general.ts"
import { beginHtml, endHtml, writeSections } from "./html.ts"

/** One file of many generations, for any platforms. It is streamed, so its size costs no memory. */
export interface ManyFile {
  readonly name: string
  readonly mediaType: string
  readonly begin: string
  /** Written between two pieces. */
  readonly between: string
  readonly write: (content: ExportContent) => string
  readonly end: string
}

/** The slots of every platform, under names that fit them all. */
const places: readonly (readonly [head: string, key: SlotKey])[] = [
  ["Title", "productTitle"],
  ["Title tag", "titleTag"],
  ["Meta description", "metaDescription"],
  ["Description", "improvedBodyText"],
  ["Keywords", "keywords"],
  ["Bullet points", "bulletPoints"],
  ["Tags", "tags"],
  ["Search terms", "searchTerms"],
]

const heads = ["Platform", "Product", ...places.map(([head]) => head), "SEO score", "Platform fields"]

/** This platform's own slots, as "Materials: stoneware": a line for a text, and one for each item of a list. */
const ownLines = (listing: ExportedListing, { platform }: ExportContent): string =>
  platform.slots
    .filter(({ key }) => key.startsWith("platformFields."))
    .flatMap(({ key, label }) => slotItems(listing, key).map((item) => `${label}: ${item}`))
    .join("\n")

const rowsOf = (content: ExportContent): string[][] =>
  content.products.map((listing) => [
    content.platform.label,
    listing.productName,
    ...places.map(([, key]) => plainHeadings(slotText(listing, key))),
    String(listing.seoScore),
    ownLines(listing, content),
  ])

const asText = (format: GeneralFormat) => (content: ExportContent) => String(exportGeneral(content, format).content)
const title = "Saved listings"

/** The formats that can hold listings of several platforms in one file. */
export const manyFiles: Readonly<Record<GeneralFormat, ManyFile>> = {
  text: {
    name: "seo-content-history.txt",
    mediaType: "text/plain; charset=utf-8",
    begin: "",
    between: "\n\n",
    write: asText("text"),
    end: "",
  },
  csv: {
    name: "seo-content-history.csv",
    mediaType: "text/csv; charset=utf-8",
    begin: byteOrderMark + writeRows([heads]),
    between: "",
    write: (content) => writeRows(rowsOf(content)),
    end: "",
  },
  json: {
    name: "seo-content-history.json",
    mediaType: "application/json; charset=utf-8",
    begin: "[\n",
    between: ",\n",
    write: (content) => asText("json")(content).trimEnd(),
    end: "\n]\n",
  },
  html: {
    name: "seo-content-history.html",
    mediaType: "text/html; charset=utf-8",
    begin: beginHtml(title, title),
    between: "",
    write: (content) => `<p class="score">${escapeHtml(content.platform.label)}</p>\n${writeSections(content)}`,
    end: endHtml,
  },
}
