import type { Evidence } from "./evidence.ts"
import type { Span } from "./find-phrases.ts"

const order = ["xxs", "xs", "s", "m", "l", "xl", "xxl", "xxxl"]
const letters = /(?<![\p{L}\p{N}'’-])(?:X{0,3}[SL]|M|[2-6]XL)(?![\p{L}\p{N}'’])/gu
const surely = /^(?:X+[SL]|[2-6]XL)$/u
const beside = /(?:sizes?|sized|to|[-–/,])\s?$/iu
const beds =
  /\b(?:(?:california |super |cal )?king|queen|twin xl|twin|full|double|single)[\s-](?:sized?|beds?|mattress(?:es)?|duvet)\b|\b(?:one size fits (?:all|most)|plus[\s-]sizes?|petite)\b/giu

const folded = (size: string): string => size.toLowerCase().replace(/^2xl$/, "xxl").replace(/^3xl$/, "xxxl")

/** Sizes of clothes and beds that the brief does not offer. */
export function findSizes(text: string, evidence: Evidence): Span[] {
  const offered = offeredSizes(evidence)
  const clothes = [...text.matchAll(letters)].filter(({ 0: size, index }) => {
    const isSize =
      surely.test(size) || (size !== "" && beside.test(text.slice(Math.max(0, index - 8), index)) && offered.size > 0)
    return isSize && !offered.has(folded(size))
  })
  const others = [...text.matchAll(beds)].filter(({ 0: size }) => {
    const main = size.toLowerCase().replace(/[\s-](?:sized?|beds?|mattress(?:es)?|duvet)$/u, "")
    return !evidence.raw.replace(/-/g, " ").includes(main.replace(/-/g, " "))
  })
  return [...clothes, ...others].map((match) => ({ start: match.index, end: match.index + match[0].length }))
}

const sizesByRaw = new WeakMap<Evidence, ReadonlySet<string>>()

/** The sizes in the brief; "S-XL" and "S to XL" include everything in between. */
function offeredSizes(evidence: Evidence): ReadonlySet<string> {
  const known = sizesByRaw.get(evidence)
  if (known) return known
  const text = evidence.raw.toUpperCase()
  const offered = new Set([...text.matchAll(letters)].map(([size]) => folded(size)))
  for (const [, from = "", to = ""] of text.matchAll(
    /(?<![\p{L}\p{N}])((?:X{0,3}[SL])|M)\s?(?:-|–|TO|THROUGH)\s?((?:X{0,3}[SL])|M|[2-6]XL)(?![\p{L}\p{N}])/gu,
  ))
    for (const size of order.slice(order.indexOf(folded(from)), order.indexOf(folded(to)) + 1)) offered.add(size)
  for (const [word, size] of [
    ["SMALL", "s"],
    ["MEDIUM", "m"],
    ["LARGE", "l"],
  ] as const)
    if (text.includes(word)) offered.add(size)
  sizesByRaw.set(evidence, offered)
  return offered
}
