import type { PlatformId } from "../../platform-summaries.ts"
import { columnUseFor } from "./column-uses.ts"
import { type FileRow, isBlankRow, isInfoRow } from "./file-row.ts"
import { foldHead } from "./fold-head.ts"

/** What kind of file it is: a platform's own, or somebody's table. */
export type SourceKind = "shopify" | "etsy" | "ebay" | "amazon" | "tiktokshop" | "facebookmarketplace" | "own" | "plain"

/** How a file is laid out: where its heads are, what stands above them, and which rows belong to one product. */
export interface Source {
  readonly kind: SourceKind
  /** In words, as in "a Shopify product export"; empty for a table of somebody's own. */
  readonly label: string
  /** Where such a file comes from; null for a table. */
  readonly platform: PlatformId | null
  /** The names of the columns as they stand in the file; of a table without heads, empty texts. */
  readonly heads: readonly string[]
  /** The same for people. */
  readonly labels: readonly string[]
  readonly headAt: number | null
  readonly dataFrom: number
  /** Rows that share a cell of this column are one product, such as the sizes of a shirt. */
  readonly groupBy: number | null
  /** Sizes and colors are in columns whose names other columns give. */
  readonly namesOptions: boolean
}

interface Layout {
  readonly kind: SourceKind
  readonly label: string
  readonly platform: PlatformId | null
  /** Every list must have one of its heads in the row. */
  readonly needs: readonly (readonly string[])[]
  readonly groupBy?: readonly string[]
  /** Its first cells may say in which rows its names and its products are. */
  readonly hasSettings?: true
  readonly namesOptions?: true
}

/** The order decides: what needs most heads comes first. */
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

/** Heads stand among the first rows, below whatever a platform has to say. */
const searchedRows = 12

/** `hasHeads` is what somebody said of a table of their own; without it, its first row is looked at. */
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
  // A row that is wider than the heads has cells too, and they go back with it.
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

/** The first cells of Amazon's templates say in which rows what stands. */
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

/** The first row that says anything; where that is a title above the table, the row of heads below it. */
function findHeads(top: readonly FileRow[]): number {
  const first = top.findIndex((row) => !isBlankRow(row) && !isInfoRow(row))
  const named = top.findIndex((row) => isHeadRow(row) && countFilled(row) > 1)
  return top.slice(first, named).every((row) => countFilled(row) <= 1) && named > first ? named : first
}

const countFilled = ({ cells }: FileRow): number => cells.filter((cell) => cell.trim() !== "").length

const maxHeadChars = 80

/** Names of columns are short, none is a number, and at least one of them is known to us. */
function isHeadRow(row: FileRow | undefined): boolean {
  const cells = (row?.cells ?? []).map((cell) => cell.trim()).filter((cell) => cell !== "")
  if (cells.some((cell) => cell.length > maxHeadChars || /^[\d.,\s]+$/.test(cell))) return false
  return cells.some((cell) => columnUseFor(foldHead(cell)) !== null)
}
