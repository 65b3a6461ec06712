import type { Rule } from "../../rule-book/rule.ts"
import { trimDangling, trimLeading } from "../../text/cut/dangling.ts"
import type { SlotValue } from "../listing.ts"
import { type FitContext, faultsOf, itemsOf, mapValue } from "./fit-context.ts"

const foldOf = (item: string): string => item.normalize("NFC").toLowerCase().replace(/\s+/gu, " ").trim()

/** Of items that say the same, the first stays. */
export function mendUnique(value: SlotValue): SlotValue {
  const seen = new Set<string>()
  return itemsOf(value).filter((item) => {
    const key = foldOf(item)
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

const literal = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")

const wordPattern = (word: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}\\p{M}])${literal(word).replaceAll("'", "['’]")}(?![\\p{L}\\p{N}\\p{M}])`, "giu")

const rounds = 400

/** A word that stands too often goes where it stands last, until the rule is content. */
export function mendWordRepeat(value: SlotValue, rule: Rule, context: FitContext): SlotValue {
  let rest = mapValue(value, (text) => text.normalize("NFC"))
  for (let round = 0; round < rounds; round += 1) {
    const found = faultsOf(rest, context, [rule])[0]?.outcome.found
    if (found === undefined) break
    const next = withoutLast(rest, found)
    if (next === rest) break
    rest = next
  }
  return rest
}

function withoutLast(value: SlotValue, word: string): SlotValue {
  const find = wordPattern(word)
  const items = itemsOf(value)
  const index = items.findLastIndex((item) => item.search(find) >= 0)
  const text = items[index]
  if (text === undefined) return value
  const last = [...text.matchAll(find)].at(-1)
  if (!last) return value
  const shorter = joinAround(text, last.index, last[0].length)
  if (typeof value === "string") return shorter
  return value.map((item, at) => (at === index ? shorter : item)).filter((item) => item.trim() !== "")
}

/** Every word goes that stands in another place already. */
export function mendWordsElsewhere(value: SlotValue, rule: Rule, context: FitContext): SlotValue {
  let rest = mapValue(value, (text) => text.normalize("NFC"))
  for (let round = 0; round < rounds; round += 1) {
    const found = faultsOf(rest, context, [rule])[0]?.outcome.found
    if (found === undefined || found === "") break
    const find = wordPattern(found)
    const next = mapValue(rest, (text) => withoutAll(text, find))
    if (JSON.stringify(next) === JSON.stringify(rest)) break
    rest = next
  }
  return rest
}

function withoutAll(text: string, find: RegExp): string {
  if (text.search(find) < 0) return text
  const bare = text
    .replace(find, " ")
    .replace(/\s+/gu, " ")
    .replace(/\s+([,;])/gu, "$1")
    .replace(/([,;])(?:\s*[,;])+/gu, "$1")
  return trimDangling(trimLeading(bare.trim()))
}

/** The text without one word, and with its neighbours as they should stand. */
function joinAround(text: string, at: number, length: number): string {
  const left = text.slice(0, at).trimEnd()
  const right = text.slice(at + length)
  if (/^\s*(?:$|[,;|)\-–—])/u.test(right)) return `${trimDangling(left)}${right.replace(/^\s+(?=[,;)])/u, "")}`.trim()
  return left === "" ? trimLeading(right) : `${left}${/^\s/u.test(right) ? "" : " "}${right}`.trim()
}
