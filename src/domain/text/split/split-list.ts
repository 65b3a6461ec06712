import { remembered } from "../../remembered.ts"
import { wordSet } from "../words/word-set.ts"

/** Pairs that form one thing and are not the end of a list. */
const pairs = wordSet(`
  black-white salt-pepper health-fitness arts-crafts hook-loop bed-breakfast rock-roll mac-cheese his-hers mix-match
  up-down wash-fold design-build cut-sew drum-bass fish-chips gin-tonic food-drink food-beverage hide-seek sweet-sour
  sports-outdoors home-garden home-living bits-bobs nuts-bolts plug-play point-shoot lock-key cap-trade
`)

const bracketed = /\([^()]*\)/g
const bullet = /^\s*(?:[-–—*•·▪◦►✓]+\s+|[•·▪◦►✓]+|\d{1,2}[.)]\s+)/u
const emptyWords = /^(?:etc|and (?:more|much more|so on|others)|more|n\/a|none|-+)$/i

/** The items of a seller's list field, without empty ones, bullets, hashes and duplicates. */
export const splitList = remembered((raw): readonly string[] => {
  return itemsOf(raw.split(outer).flatMap((line) => splitLine(line.replace(bullet, ""))))
})

const outer = /\n+|;+(?![^()]*\))/

function itemsOf(parts: readonly string[]): string[] {
  const seen = new Set<string>()
  return parts.map(tidy).filter((item) => {
    const key = item.toLowerCase()
    if (!/[\p{L}\p{N}]/u.test(item) || emptyWords.test(item) || seen.has(key)) return false
    seen.add(key)
    return true
  })
}

function splitLine(line: string): string[] {
  // A bracket is one piece: its commas do not separate items.
  const hidden: string[] = []
  const open = line.replace(bracketed, (whole) => `\u0080${hidden.push(whole) - 1}\u0081`)
  const parts = open
    .split(
      /,(?!\d{3}(?!\d))|(?<!\d),|[|•·▪]|(?<=\s)\/(?=\s)(?!\s*[\d$£€])|(?<=\s)\/(?=\s)(?<![\d\p{L}]*\d[\p{L}"]*\s\/)/u,
    )
    .flatMap(splitHashtags)
  return splitEnd(parts).map((part) => part.replace(/\u0080(\d+)\u0081/g, (_, at: string) => hidden[Number(at)] ?? ""))
}

/** A hashtag is one word; the text beside it is a separate item. */
function splitHashtags(part: string): string[] {
  return part.split(/(?<!\S)(#[\p{L}\d_]+)/u).map((piece) => piece.replace(/^\s*#(?=\p{L})/u, ""))
}

/** "black, white and red": the last "and" also separates if both sides are as short as the other items. */
function splitEnd(parts: readonly string[]): string[] {
  const last = parts.at(-1)
  const sides = /^\s*(\S+(?: \S+)?) (?:and|&) (\S+(?: \S+)?)\s*$/i.exec(last ?? "")
  const [, left, right] = sides ?? []
  if (parts.length < 2 || left === undefined || right === undefined) return [...parts]
  if (parts.slice(0, -1).some((part) => / and /i.test(part) || part.trim().split(/\s+/).length > 3)) return [...parts]
  if (pairs.has(`${left}-${right}`.toLowerCase())) return [...parts]
  return [...parts.slice(0, -1), left, right]
}

const tidy = (item: string): string =>
  item
    .trim()
    .replace(bullet, "")
    .replace(/^\s*(?:and|&)\s+/i, "")
    .replace(/^["']([^"']+)["']$/, "$1")
    .replace(/\s+/g, " ")
    .replace(/(?<!\b(?:in|oz|ft|lb|approx|incl|inc|ltd|co))[.,;:!]+\s*$/i, "")
    .trim()
