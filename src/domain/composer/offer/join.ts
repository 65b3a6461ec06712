import { listed } from "../wording.ts"
import type { Piece } from "./piece.ts"

/** Lists of at most so many items, none of them too long to be read in one breath. */
export function chunks<T>(items: readonly T[], maxItems: number, wordsOf: (item: T) => number, maxWords = 20): T[][] {
  const out: T[][] = []
  let words = 0
  for (const item of items) {
    const last = out.at(-1)
    const more = wordsOf(item)
    if (last === undefined || last.length >= maxItems || words + more > maxWords) {
      out.push([item])
      words = more
    } else {
      last.push(item)
      words += more
    }
  }
  return out
}

export const wordCount = (text: string): number => text.split(" ").length

/** "A, B and C", where an item that has an "and" itself asks for a comma. */
export const series = (items: readonly string[], last = "and"): string => {
  const hasJoint = items.some((item) => / (?:and|or) /.test(item))
  if (items.length === 2 && hasJoint) return `${items[0]}, ${last} ${items[1]}`
  return listed(items, last)
}

const aux = /^(is|was|has been|has|are|were|have been|have) /

/** "is boxed" and "is signed" are "is boxed and signed". */
export function joinStates(states: readonly string[]): string {
  const groups = new Map<string, string[]>()
  for (const state of states) {
    const verb = aux.exec(state)?.[1] ?? ""
    const rest = verb === "" ? state : state.slice(verb.length + 1)
    groups.set(verb, [...(groups.get(verb) ?? []), rest])
  }
  return series([...groups].map(([verb, rests]) => (verb === "" ? series(rests) : `${verb} ${series(rests)}`)))
}

export const textsOf = (pieces: readonly Piece[], kind: Piece["kind"]): string[] =>
  pieces.filter((piece) => piece.kind === kind).map(({ text }) => text)
