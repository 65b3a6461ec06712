import type { PlatformId } from "../../platform-summaries.ts"
import { columnUseFor } from "./column-uses.ts"
import { type FileRow, isBlankRow, isInfoRow } from "./file-row.ts"
import { foldHead } from "./fold-head.ts"

/** The kind of file: a platform's own, or the user's table. */
export type SourceKind = "shopify" | "etsy" | "ebay" | "amazon" | "tiktokshop" | "facebookmarketplace" | "own" | "plain"

/** The layout of a file: where its headers are, what is above them, and which rows belong to one product. */
export interface Source {
  readonly kind: SourceKind
  /** In words, as in "a Shopify product export"; empty for the user's own table. */
  readonly label: string
  /** The origin of such a file; null for a table. */
  readonly platform: PlatformId | null
  /** The column names as in the file; empty texts for a table without headers. */
  readonly heads: readonly string[]
  /** The same for people. */
  readonly labels: readonly string[]
  readonly headAt: number | null
  readonly dataFrom: number
  /** Rows with the same value in this column are one product, such as the sizes of a shirt. */
  readonly groupBy: number | null
  /** Sizes and colors are in columns named by other columns. */
  readonly namesOptions: boolean
}

interface Layout {
  readonly kind: SourceKind
  readonly label: string
  readonly platform: PlatformId | null
  /** The row must contain one header from every list. */
  readonly needs: readonly (readonly string[])[]
  readonly groupBy?: readonly string[]
  /** Its first cells may say which rows hold its names and its products. */
  readonly hasSettings?: true
  readonly namesOptions?: true
}

/** The order matters: the layout with the most required headers comes first. */
const layouts: readonly Layout[] = [
  {
    kind: "etsy",
    label: "an Etsy listings download",
    platform: "etsy",
    needs: [["title"], ["description"], ["price"], ["currency code"], ["quantity"]],
  },
  {
    kind: "shopify",
    label: "a Shopify product export",
    platform: "shopify",
    namesOptions: true,
    needs: [["handle", "url handle"], ["title"], ["body html", "description", "vendor", "variant sku", "option1 name"]],
    groupBy: ["handle", "url handle"],
  },
  {
    kind: "amazon",
    label: "an Amazon inventory report",
    platform: "amazon",
    hasSettings: true,
    needs: [["item name"], ["seller sku"], ["listing id", "price", "asin1"]],
  },
  {
    kind: "amazon",
    label: "an Amazon listing template",
    platform: "amazon",
    hasSettings: true,
    needs: [["item sku", "contribution sku"], ["item name"]],
  },
  {
    kind: "ebay",
    label: "an eBay report",
    platform: "ebay",
    needs: [["item number", "itemid", "item id"], ["title"]],
    groupBy: ["item number"],
  },
  { kind: "ebay", label: "an eBay listing file", platform: "ebay", needs: [["action"], ["title"]] },
  {
    kind: "tiktokshop",
    label: "a TikTok Shop template",
    platform: "tiktokshop",
    needs: [["product name"], ["product description"], ["seller sku", "main image", "parcel weight"]],
  },
  {
    kind: "facebookmarketplace",
    label: "a Marketplace bulk upload",
    platform: "facebookmarketplace",
    needs: [["title"], ["price"], ["condition"], ["description"], ["category"]],
  },
  {
    kind: "own",
    label: "a file exported from here",
    platform: null,
    needs: [["product"], ["platform"], ["seo score"]],
  },
]

/** Headers are among the first rows, below any text from the platform. */
const searchedRows = 12

/** `hasHeads` is the user's answer for their own table; without it, the first row decides. */
export function recognizeSource(rows: readonly FileRow[], hasHeads?: boolean): Source {
  const top = rows.slice(0, searchedRows)
  for (const layout of layouts) {
    const at = top.findIndex((row) => !isInfoRow(row) && fits(layout, row.cells.map(foldHead)))
    if (at !== -1) return laidOut(layout, rows, at)
  }
  const table: Layout = { kind: "plain", label: "", platform: null, needs: [] }
  const at = findHeads(top)
  if (at !== -1 && (hasHeads ?? isHeadRow(top[at]))) return laidOut(table, rows, at)
  const width = rows.reduce((widest, { cells }) => Math.max(widest, cells.length), 0)
  return {
    ...{ kind: "plain", label: "", platform: null, headAt: null, dataFrom: 0, groupBy: null, namesOptions: false },
    heads: Array.from({ length: width }, () => ""),
    labels: Array.from({ length: width }, (_, column) => `Column ${column + 1}`),
  }
}

const fits = ({ needs }: Layout, heads: readonly string[]): boolean =>
  needs.every((names) => names.some((name) => heads.includes(name)))

function laidOut(layout: Layout, rows: readonly FileRow[], headAt: number): Source {
  const named = (rows[headAt]?.cells ?? []).map((head) => head.trim())
  // A row that is wider than the headers keeps its extra cells in the export.
  const width = rows.reduce((widest, { cells }) => Math.max(widest, cells.length), named.length)
  const heads = Array.from({ length: width }, (_, column) => named[column] ?? "")
  const settings = layout.hasSettings === true ? readSettings(rows) : null
  const folded = heads.map(foldHead)
  const groupBy = folded.findIndex((head) => layout.groupBy?.includes(head) === true)
  const labelRow = settings === null ? undefined : rows[settings.labelAt]?.cells
  return {
    ...{ kind: layout.kind, label: layout.label, platform: layout.platform, heads, headAt },
    labels: heads.map((head, column) => labelRow?.[column]?.trim() || head || `Column ${column + 1}`),
    dataFrom: Math.max(headAt + 1, settings?.dataAt ?? 0),
    groupBy: groupBy === -1 ? null : groupBy,
    namesOptions: layout.namesOptions === true,
  }
}

/** The first cells of Amazon's templates say what each row holds. */
function readSettings(rows: readonly FileRow[]): { labelAt: number; dataAt: number } | null {
  const text = rows[0]?.cells.find((cell) => /settings=|TemplateType=/i.test(cell)) ?? ""
  if (text === "") return null
  const rowOf = (name: string): number | null => {
    const found = new RegExp(`\\b${name}=(\\d{1,2})\\b`).exec(rows[0]?.cells.join(" ") ?? "")
    return found === null ? null : Number(found[1])
  }
  const indexOf = (line: number): number => {
    const at = rows.findIndex((row) => row.line >= line)
    return at === -1 ? rows.length : at
  }
  return { labelAt: indexOf(rowOf("labelRow") ?? 2), dataAt: indexOf(rowOf("dataRow") ?? 4) }
}

/** The first row with text; if that is a title above the table, the header row below it. */
function findHeads(top: readonly FileRow[]): number {
  const first = top.findIndex((row) => !isBlankRow(row) && !isInfoRow(row))
  const named = top.findIndex((row) => isHeadRow(row) && countFilled(row) > 1)
  return top.slice(first, named).every((row) => countFilled(row) <= 1) && named > first ? named : first
}

const countFilled = ({ cells }: FileRow): number => cells.filter((cell) => cell.trim() !== "").length

const maxHeadChars = 80

/** Column names are short, none is a number, and at least one of them is known. */
function isHeadRow(row: FileRow | undefined): boolean {
  const cells = (row?.cells ?? []).map((cell) => cell.trim()).filter((cell) => cell !== "")
  if (cells.some((cell) => cell.length > maxHeadChars || /^[\d.,\s]+$/.test(cell))) return false
  return cells.some((cell) => columnUseFor(foldHead(cell)) !== null)
}
