import { reword } from "../copying.ts"
import { copiedWords } from "../runs.ts"
import { sellersRuns } from "../sources.ts"
import type { Way } from "../teller.ts"
import type { Understanding } from "../understand/understand.ts"

/**
 * Of what is true of all products of a brief, the way that this product's text takes, so that no two say the same. What
 * can be said in one way only is said of one of them.
 */
export function forPlace(u: Understanding, ways: readonly Way[], index: number): readonly Way[] {
  const { brief, subject } = u
  const products = brief.products.filter(({ name }) => name.trim() !== "")
  if (products.length < 2) return ways
  const place = Math.max(
    0,
    products.findIndex(({ name }) => name === subject.name),
  )
  const runs = sellersRuns(u)
  const given = ways.filter((way): way is string => typeof way === "string" && way !== "")
  // What is copied is reworded later, and must not read like another's then.
  const possible = [...new Map(given.map((way) => [reword(way, runs), way])).values()]
  if (possible.length < products.length) return index % products.length === place ? possible : []
  const costs = possible.map((way) => copiedWords(way, runs))
  const own = possible.filter((_, at) => costs[at] === 0)
  const best = own.length >= products.length ? own : possible
  return [best[(index + place) % best.length]]
}
