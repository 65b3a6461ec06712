import type { FileRow } from "../../../../domain/bulk/files/file-row.ts"
import { foldHead } from "../../../../domain/bulk/files/fold-head.ts"
import type { Source } from "../../../../domain/bulk/files/recognize-source.ts"

const currencyHeads = ["currency code", "currency"]
const inHead = /\bCurrency=([A-Z]{3})\b/

/** The currency of the file's prices; empty if the file does not say. */
export function findCurrency({ heads }: Source, products: readonly FileRow[]): string {
  const column = heads.findIndex((head) => currencyHeads.includes(foldHead(head)))
  const code = column === -1 ? "" : (products.find(({ cells }) => cells[column] !== "")?.cells[column] ?? "")
  if (/^[A-Z]{3}$/.test(code.trim())) return code.trim()
  return heads.map((head) => inHead.exec(head)?.[1] ?? "").find((found) => found !== "") ?? ""
}
