export type EditorRow = Readonly<Record<string, string>>

export interface EditorTable {
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: readonly EditorRow[]
}

const numbered = (label: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `${label} ${at + 1}`)
const withPositions = (names: readonly string[]): string[] => names.flatMap((name) => [name, `${name} position`])

/** The columns of Google Ads Editor that we write, in its own English (ED_COL, ED_BID, ED_PREP). */
export const editorColumns = {
  campaign: [
    "Campaign",
    "Campaign Type",
    "Networks",
    "Budget",
    "Budget type",
    "EU political ads",
    "Languages",
    "Bid Strategy Type",
    "Target CPA",
    "Maximum CPC bid limit",
    "Targeting method",
    "Exclusion method",
    "Ad Schedule",
    "Campaign Status",
    "Location",
    "Radius",
    "Unit",
    "Ad Group",
    "Ad Group Type",
    "Max CPC",
    "Ad Group Status",
    "Keyword",
    "Criterion Type",
    "Ad type",
    ...withPositions(numbered("Headline", 15)),
    ...withPositions(numbered("Description", 4)),
    "Path 1",
    "Path 2",
    "Final URL",
    "Status",
  ],
  sitelinks: ["Campaign", "Link Text", "Description Line 1", "Description Line 2", "Final URL"],
  callouts: ["Campaign", "Callout text"],
  snippets: ["Campaign", "Header", "Snippet Values"],
  call: ["Campaign", "Phone Number", "Country of Phone"],
} as const

const quoted = (cell: string): string => (/["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
/** Only the values of a snippet may have several lines. */
const oneLine = (cell: string, column: string): string =>
  column === "Snippet Values" ? cell : cell.replace(/[\t\r\n]+/g, " ")

/** A table in Editor's own format: tabs between cells. */
export const writeEditorTable = ({ columns, rows }: EditorTable): string =>
  [columns, ...rows.map((row) => columns.map((column) => oneLine(row[column] ?? "", column)))]
    .map((cells) => `${cells.map(quoted).join("\t")}\r\n`)
    .join("")

/** UTF-16 little-endian with a byte order mark: what Editor exports and every version of it reads. */
export function encodeUtf16(text: string): Uint8Array {
  const bytes = new Uint8Array(2 + text.length * 2)
  bytes.set([0xff, 0xfe])
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    bytes.set([unit & 0xff, unit >> 8], 2 + at * 2)
  }
  return bytes
}
