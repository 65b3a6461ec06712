import { compilePattern } from "../../rule-book/compile-pattern.ts"
import type { Limit } from "../../rule-book/rule.ts"
import { splitList } from "../../text/split/split-list.ts"
import { brandNames } from "../brand-names.ts"
import type { SlotValue } from "../listing.ts"
import { type FitContext, mapValue } from "./fit-context.ts"
import { isMarkup, removeMarkup } from "./remove-markup.ts"
import { removePhrases } from "./remove-phrases.ts"
import { isSymbols, removeSymbols } from "./remove-symbols.ts"

/** Takes out what a pattern forbids: marks with their gap, markup, and words so that the rest still reads. */
export function mendForbidden(
  value: SlotValue,
  { pattern, exempt }: Extract<Limit, { check: "forbidden" }>,
  context: FitContext,
): SlotValue {
  const find = compilePattern(pattern, "g")
  const brands = exempt === "brand" ? brandNames(context.brief, context.platform) : []
  return mapValue(value, (text) => {
    const hidden = brands.reduce((rest, name, index) => rest.replaceAll(name, placeholder(index)), text)
    const mended = context.slot.kind === "list" ? mendItem(hidden, find, context) : mendText(hidden, find, context)
    return brands.reduce((rest, name, index) => rest.replaceAll(placeholder(index), name), mended)
  })
}

/** An item that loses most of its words says something else than before, and goes. */
function mendItem(item: string, find: RegExp, context: FitContext): string {
  const mended = mendText(item, find, context)
  const [had, has] = [item.split(/\s+/u).length, mended.split(/\s+/u).length]
  return had >= 5 && has * 2 <= had ? "" : mended
}

/** Stands for a brand's name, which may have any sign; nobody can type it. */
const placeholder = (index: number): string => String.fromCodePoint(0xf_00_00 + index)

function mendText(text: string, find: RegExp, { slot, isGentle, weigh }: FitContext): string {
  const matches = text.match(find) ?? []
  if (matches.length === 0) return text
  let rest = matches.some(isMarkup) ? removeMarkup(text, slot.isLong) : text
  if (matches.some(isSymbols)) rest = removeSymbols(rest, find, isGentle)
  if (rest.search(find) < 0) return rest
  const calm = isGentle ? rest.replace(find, calmed) : rest
  if (calm.search(find) < 0) return calm
  return removePhrases(rest, find, (piece) => weigh(piece) >= carriesMuch)
}

/** A sentence of which so much comes from the brief is not dropped for one phrase in it. */
const carriesMuch = 5

/** What is forbidden for its capitals alone says the same in small letters. */
const calmed = (match: string): string =>
  match === match.toUpperCase() ? match.charAt(0) + match.slice(1).toLowerCase() : match

/** Takes out the competitors that the brief names. */
export function mendCompetitors(value: SlotValue, found: string | undefined, context: FitContext): SlotValue {
  const names = [...splitList(context.brief.competitors.slice(0, 5000)), ...(found === undefined ? [] : [found])]
  const sources = names
    .map((name) =>
      name
        .trim()
        .replace(/[^\p{L}\p{N}\s'’-]/gu, " ")
        .trim(),
    )
    .filter((name) => name !== "")
    .map((name) => name.replace(/[\s'’-]+/gu, "[\\s'’-]*"))
  if (sources.length === 0) return value
  const find = new RegExp(`(?<![\\p{L}\\p{N}])(?:${sources.join("|")})(?:['’]s)?(?![\\p{L}\\p{N}])`, "giu")
  return mapValue(value, (text) =>
    text.search(find) < 0 ? text : removePhrases(text, find, (piece) => context.weigh(piece) >= carriesMuch),
  )
}
