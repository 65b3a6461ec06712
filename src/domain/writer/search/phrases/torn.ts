import { isCounted } from "./modifiers.ts"

const words = /[\p{L}\d][\p{L}\p{M}\d'’/.-]*/gu

/** "Three-burner" is two words; "s/s" and "f/1.7" are one. */
const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/(?<=\p{L}{2})-(?=\p{L}{2})/gu, " ")
    .match(words) ?? []

/** What the seller typed, word by word, with what comes before and behind each. */
export interface Typed {
  readonly before: ReadonlyMap<string, ReadonlySet<string>>
  readonly behind: ReadonlyMap<string, ReadonlySet<string>>
}

export function typedIn(text: string): Typed {
  const before = new Map<string, Set<string>>()
  const behind = new Map<string, Set<string>>()
  const all = wordsIn(text)
  for (const [at, word] of all.entries()) {
    before.set(word, (before.get(word) ?? new Set()).add(all[at - 1] ?? ""))
    behind.set(word, (behind.get(word) ?? new Set()).add(all[at + 1] ?? ""))
  }
  return { before, behind }
}

/** "L shape sofa", "U bolt kit" */
const isShapeLetter = (letter: string, word: string): boolean =>
  /^[b-hj-z]$/.test(letter) && /^(?:shape|shaped|bolt|bend|neck|bar|frame|hook|clamp|trap|section|bracket)$/.test(word)

const isSort = (word: string): boolean => /^(?:model|type|class|size|grade|series|mark|mk|vitamin|group)$/.test(word)

/**
 * "Burner gas barbecue" of a three burner gas barbecue has lost its number, and "B clarinet" of a B flat clarinet what the
 * letter belongs to, as "D rower" of a Model D.
 */
export function isTorn(form: string, { before, behind }: Typed): boolean {
  const said = wordsIn(form)
  const [first = ""] = said
  const numbers = [...(before.get(first) ?? [])]
  const hasLostNumber =
    numbers.length > 0 && numbers.every((number) => isCounted(number, first) || isShapeLetter(number, first))
  const hasLostWord = said.some((word, at) => {
    const next = behind.get(word)
    const isUnit = /^\d/.test(said[at - 1] ?? "")
    return (
      /^\p{L}$/u.test(word) && !isUnit && at + 1 < said.length && next !== undefined && !next.has(said[at + 1] ?? "")
    )
  })
  const hasLostSort = said.some((word, at) => {
    const sorts = [...(before.get(word) ?? [])]
    return /^\p{L}$/u.test(word) && sorts.length > 0 && sorts.every(isSort) && !sorts.includes(said[at - 1] ?? "")
  })
  return hasLostNumber || hasLostWord || hasLostSort
}
