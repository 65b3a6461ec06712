import { compilePattern, type Pattern } from "../rule-book/compile-pattern.ts"
import { mapValue, type SlotValue } from "../seo/listing.ts"
import { isMarkup, removeMarkup } from "../text/clean/remove-markup.ts"
import { removePhrases } from "../text/clean/remove-phrases.ts"
import { isSymbols, removeSymbols } from "../text/clean/remove-symbols.ts"
import { type CheckOutcome, type MendContext, makeCheck } from "./check.ts"
import { quote } from "./wording/quote.ts"

export interface ForbiddenLimit {
  readonly check: "forbidden"
  /** Matched against the text, or each item of a list. */
  readonly pattern: Pattern
  /** The words for what was found. */
  readonly what: string
  readonly exempt?: "brand"
}

export type ForbiddenCode = "forbidden"

/** How often a forbidden text appears, and its first occurrence. */
export function checkForbidden(
  texts: readonly string[],
  { pattern, exempt }: Pick<ForbiddenLimit, "pattern" | "exempt">,
  brandNames: readonly string[],
): CheckOutcome<ForbiddenCode> {
  const expression = compilePattern(pattern)
  let measured = 0
  let found: string | undefined
  for (const text of texts) {
    if (!expression.test(text)) continue
    for (const match of text.matchAll(compilePattern(pattern, "g"))) {
      const [piece] = match
      if (exempt === "brand" && isWithinName(text, match.index, match.index + piece.length, brandNames)) continue
      measured += 1
      found ??= piece
    }
  }
  if (found === undefined) return { code: "ok", measured: 0, limit: 0 }
  return { code: "forbidden", measured, limit: 0, found }
}

/** "GR8! PET" may keep its sign: the match is inside the brand's name in the text. */
function isWithinName(text: string, from: number, to: number, names: readonly string[]): boolean {
  return names.some((name) => {
    for (let at = text.indexOf(name); at >= 0 && name !== ""; at = text.indexOf(name, at + 1))
      if (at <= from && to <= at + name.length) return true
    return false
  })
}

export const forbidden = makeCheck<ForbiddenLimit, ForbiddenCode>({
  id: "forbidden",
  measure: (limit, { items, brands }) => checkForbidden(items, limit, brands),
  words: { forbidden: ({ found }, { what }) => `It has ${what}: ${quote(found)}.` },
  describeLimit: ({ what, exempt }) => `no ${what}${exempt === "brand" ? ", but in the brand's name" : ""}`,
  promptLine: ({ what }) => `without ${what}`,
  isRewritten: "where hard",
  earnsPoints: true,
  mend: { change: mendForbidden, says: ({ what }) => `Without ${what}.` },
})

/** Removes what a pattern forbids: marks with their gap, markup, and words without breaking the sentence. */
function mendForbidden(value: SlotValue, { pattern, exempt }: ForbiddenLimit, context: MendContext): SlotValue {
  const find = compilePattern(pattern, "g")
  const brands = exempt === "brand" ? context.brands : []
  return mapValue(value, (text) => {
    const hidden = brands.reduce((rest, name, index) => rest.replaceAll(name, placeholder(index)), text)
    const mended = context.kind === "list" ? mendItem(hidden, find, context) : mendText(hidden, find, context)
    return brands.reduce((rest, name, index) => rest.replaceAll(placeholder(index), name), mended)
  })
}

/** An item that loses most of its words changes its meaning and is removed. */
function mendItem(item: string, find: RegExp, context: MendContext): string {
  const mended = mendText(item, find, context)
  const [had, has] = [item.split(/\s+/u).length, mended.split(/\s+/u).length]
  return had >= 5 && has * 2 <= had ? "" : mended
}

/** A placeholder for a brand's name, which may contain any sign; nobody can type it. */
const placeholder = (index: number): string => String.fromCodePoint(0xf_00_00 + index)

function mendText(text: string, find: RegExp, { isLong, isGentle, carriesFact }: MendContext): string {
  const matches = text.match(find) ?? []
  if (matches.length === 0) return text
  let rest = matches.some(isMarkup) ? removeMarkup(text, isLong) : text
  if (matches.some(isSymbols)) rest = removeSymbols(rest, find, isGentle)
  if (rest.search(find) < 0) return rest
  const calm = isGentle ? rest.replace(find, calmed) : rest
  if (calm.search(find) < 0) return calm
  return removePhrases(rest, find, carriesFact)
}

/** Text forbidden only for its capitals is lowercased. */
const calmed = (match: string): string =>
  match === match.toUpperCase() ? match.charAt(0) + match.slice(1).toLowerCase() : match
