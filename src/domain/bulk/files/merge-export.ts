import type { PlatformId } from "../../platform-summaries.ts"
import type { Platform } from "../../platforms/platform.ts"
import { richText } from "../../seo/exports/rich-text.ts"
import { type Listing, type SlotKey, slotItems, slotText } from "../../seo/listing.ts"
import { plainHeadings } from "../../text/clean/plain-headings.ts"
import { foldHead } from "./fold-head.ts"

/** What we need to know about a file to write it again with new texts. */
export interface KeptFile {
  /** The platform that the file came from; null for the user's own table. */
  readonly platform: string | null
  readonly heads: readonly string[]
  /** Every row above the products as it was, including the headers. */
  readonly top: readonly (readonly string[])[]
  /** Which of them holds the headers; null if there are none. */
  readonly headAt: number | null
}

/** The original file with a listing's texts. Rows can be written one product after the other. */
export interface Merge {
  readonly top: readonly (readonly string[])[]
  /** The rows of one product: the texts go into the first one, and every unknown cell stays unchanged. */
  readonly rowsOf: (rows: readonly (readonly string[])[], listing: Listing) => readonly (readonly string[])[]
  /** The rows of a product without new texts, as wide as all others. */
  readonly keep: (rows: readonly (readonly string[])[]) => readonly (readonly string[])[]
}

type Writer = (listing: Listing) => string

const text =
  (key: SlotKey): Writer =>
  (listing) =>
    plainHeadings(slotText(listing, key))
const html =
  (key: SlotKey): Writer =>
  (listing) =>
    richText(slotText(listing, key))
const listed =
  (key: SlotKey, between: string): Writer =>
  (listing) =>
    slotItems(listing, key).join(between)
const item =
  (key: SlotKey, at: number): Writer =>
  (listing) =>
    slotItems(listing, key)[at] ?? ""

interface Place {
  readonly heads: readonly string[]
  readonly write: Writer
  readonly add?: string
}

/** Where each platform's own file has the texts, by folded header; the first header of a row is the one to add. */
const placesById: Readonly<Partial<Record<PlatformId, readonly Place[]>>> = {
  shopify: [
    { heads: ["title"], write: text("productTitle") },
    { heads: ["body html", "description"], write: html("improvedBodyText"), add: "Description" },
    { heads: ["tags"], write: listed("tags", ", "), add: "Tags" },
    { heads: ["seo title"], write: text("titleTag"), add: "SEO title" },
    { heads: ["seo description"], write: text("metaDescription"), add: "SEO description" },
  ],
  etsy: [
    { heads: ["title"], write: text("productTitle") },
    { heads: ["description"], write: text("improvedBodyText") },
    { heads: ["tags"], write: listed("tags", ","), add: "TAGS" },
    { heads: ["materials"], write: listed("platformFields.materials", ",") },
  ],
  ebay: [
    { heads: ["title"], write: text("productTitle") },
    { heads: ["description"], write: html("improvedBodyText"), add: "Description" },
  ],
  amazon: [
    { heads: ["item name"], write: text("productTitle") },
    { heads: ["product description", "item description"], write: text("improvedBodyText") },
    { heads: ["title differentiation", "item highlights"], write: text("platformFields.itemHighlights") },
    { heads: ["generic keyword", "generic keywords", "search terms"], write: listed("searchTerms", " ") },
    ...[0, 1, 2, 3, 4].map((at) => ({
      heads: [`bullet point ${at + 1}`, `bullet point${at + 1}`, ...(at === 0 ? ["bullet point"] : [])],
      write: item("bulletPoints", at),
    })),
  ],
  tiktokshop: [
    { heads: ["product name"], write: text("productTitle") },
    { heads: ["product description"], write: html("improvedBodyText") },
  ],
  facebookmarketplace: [
    { heads: ["title"], write: text("productTitle") },
    { heads: ["description"], write: text("improvedBodyText") },
  ],
}

const places: ReadonlyMap<string, readonly Place[]> = new Map(Object.entries(placesById))

interface Column {
  readonly at: number
  readonly head: string
  readonly write: Writer
}

/** How a file is rewritten for a platform: texts in the columns it has, and missing columns added at the end. */
export function planMerge(file: KeptFile, platform: Pick<Platform, "id" | "slots">): Merge {
  const width = Math.max(file.heads.length, ...file.top.map((row) => row.length))
  const columns =
    file.platform === platform.id ? ownColumns(file, platform.id, width) : newColumns(file, platform, width)
  const put = (row: readonly string[], cellOf: (column: Column) => string): string[] => {
    const cells = Array.from({ length: Math.max(row.length, width) }, (_, at) => row[at] ?? "")
    for (const column of columns) cells[column.at] = cellOf(column)
    return cells
  }
  const headsOf = (row: readonly string[]): string[] =>
    put(row, ({ at, head }) => (at < width ? (row[at] ?? "") : head))
  const top = file.headAt === null ? [headsOf(file.heads), ...file.top] : file.top
  const asItWas = (row: readonly string[]) => put(row, (column) => row[column.at] ?? "")
  return {
    top: top.map((row, at) => (at === (file.headAt ?? 0) ? headsOf(row) : row)),
    rowsOf: ([first = [], ...others], listing) => [
      put(first, (column) => column.write(listing) || (first[column.at] ?? "")),
      ...others.map(asItWas),
    ],
    keep: (rows) => rows.map(asItWas),
  }
}

/** The texts replace those in the platform's own file. */
function ownColumns({ heads }: KeptFile, platform: string, width: number): Column[] {
  const folded = heads.map(foldHead)
  let next = width
  return (places.get(platform) ?? []).flatMap(({ heads: names, write, add }) => {
    const at = folded.findIndex((head) => names.includes(head))
    if (at !== -1) return [{ at, head: heads[at] ?? "", write }]
    return add === undefined ? [] : [{ at: next++, head: add, write }]
  })
}

/** The user's own table keeps every column and gets the new texts after them, under the platform's names. */
function newColumns({ heads }: KeptFile, { slots }: Pick<Platform, "slots">, width: number): Column[] {
  const taken = new Set(heads.map(foldHead))
  return slots
    .filter(({ copyOf }) => copyOf === undefined)
    .map(({ key, label, kind }, place) => ({
      at: width + place,
      head: taken.has(foldHead(label)) ? `New ${label.charAt(0).toLowerCase()}${label.slice(1)}` : label,
      write: kind === "list" ? listed(key, ", ") : text(key),
    }))
}
