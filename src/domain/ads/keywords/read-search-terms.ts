import { readCsv } from "../../seo/exports/csv.ts"
import type { BusinessType } from "../ads-form.ts"
import { typeNegatives, universalNegatives } from "../knowledge/negative-lists.ts"
import { blocks } from "./blocks.ts"
import { contentStems, keywordKey, plainWords } from "./keyword-key.ts"
import { writeKeyword } from "./write-keyword.ts"

export interface SearchTermRow {
  readonly term: string
  readonly clicks: number | null
  readonly costCents: number | null
  readonly conversions: number | null
}

export interface NegativeProposal {
  readonly negative: string
  readonly term: string
  readonly why: string
  readonly costCents: number | null
}

const maxChars = 400_000
const maxRows = 5000
const columns = {
  term: /^(?:search (?:terms?|keywords?)|terms?|query)$/i,
  clicks: /^clicks?$/i,
  cost: /^cost$/i,
  conversions: /^(?:conversions?|conv\.)$/i,
}

/** Reads Google's search terms report as copied or downloaded; without a header, one search per line. */
export function readSearchTerms(pasted: string): readonly SearchTermRow[] {
  const text = pasted.slice(0, maxChars)
  const rows = readCsv(text, text.includes("\t") ? "\t" : ",").slice(0, maxRows)
  const headAt = rows.findIndex((row) => row.some((cell) => columns.term.test(cell.trim())))
  const head = rows[headAt]?.map((cell) => cell.trim())
  const at = (pattern: RegExp) => head?.findIndex((cell) => pattern.test(cell)) ?? -1
  const [term, clicks, cost, conversions] = [
    at(columns.term),
    at(columns.clicks),
    at(columns.cost),
    at(columns.conversions),
  ]
  const number = (row: readonly string[], column: number): number | null => {
    const value = Number((row[column] ?? "").replace(/[^\d.-]/g, ""))
    return column < 0 || (row[column] ?? "").trim() === "" || !Number.isFinite(value) ? null : value
  }
  return rows.slice(headAt + 1).flatMap((row): SearchTermRow[] => {
    const said = writeKeyword(row[Math.max(0, term)] ?? "")
    const dollars = number(row, cost)
    if (said === "" || /^total\b/.test(said)) return []
    return [
      {
        term: said,
        clicks: number(row, clicks),
        costCents: dollars === null ? null : Math.round(dollars * 100),
        conversions: number(row, conversions),
      },
    ]
  })
}

interface Against {
  readonly keywords: readonly string[]
  readonly negatives: readonly string[]
  readonly businessType: BusinessType
}

const fewClicks = 3

/** The searches to exclude, the most expensive first. Never one that would block a keyword of the campaign. */
export function proposeNegatives(
  rows: readonly SearchTermRow[],
  { keywords, negatives, businessType }: Against,
): readonly NegativeProposal[] {
  const listed = [...universalNegatives, ...typeNegatives[businessType]]
  const own = new Set(keywords.flatMap(contentStems))
  const proposals = rows.flatMap((row): NegativeProposal[] => {
    if ((row.conversions ?? 0) > 0 || negatives.some((negative) => blocks(negative, row.term))) return []
    const word = listed.find((each) => blocks(each, row.term))
    const make = (negative: string, why: string) => ({ negative, term: row.term, why, costCents: row.costCents })
    if (word !== undefined) return [make(word, `“${word}” is searched by people who do not buy`)]
    const isForeign = !contentStems(row.term).some((stem) => own.has(stem) && stem !== "near" && stem !== "me")
    if (isForeign) return [make(row.term, "It has nothing to do with your keywords")]
    if (row.conversions === 0 && (row.clicks ?? 0) >= fewClicks)
      return [make(row.term, `${row.clicks} clicks and no customer`)]
    return []
  })
  const seen = new Set<string>()
  return proposals
    .filter(({ negative }) => {
      const isNew = !seen.has(keywordKey(negative)) && plainWords(negative).length > 0
      seen.add(keywordKey(negative))
      return isNew && !keywords.some((keyword) => blocks(negative, keyword))
    })
    .toSorted((a, b) => (b.costCents ?? 0) - (a.costCents ?? 0))
}
