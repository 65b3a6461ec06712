import { singular } from "../../text/plural.ts"
import { home } from "./home.ts"
import type { VocabularyRow } from "./row.ts"

const rows: ReadonlyMap<string, VocabularyRow> = new Map([...home].map((row) => [row.noun, row]))

/** What else people type for this: looked up by the longest end of the name that we know. */
export function vocabularyOf(name: string): VocabularyRow | null {
  const words = name.toLowerCase().split(" ")
  for (let from = 0; from < words.length; from++) {
    const end = words.slice(from)
    const last = singular(end.at(-1) ?? "")
    const row = rows.get([...end.slice(0, -1), last].join(" "))
    if (row !== undefined) return row
  }
  return null
}
