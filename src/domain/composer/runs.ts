/** So many words side by side are a quotation, and no longer the language everybody speaks. */
const runWords = 8

/** Words as a reader tells them apart: a hyphen parts two of them, marks are none. */
const wordShape = /\p{N}+(?:[.,]\p{N}+)*\p{L}*|\p{L}[\p{L}\p{M}]*(?:'\p{L}+)*/gu

interface Word {
  readonly text: string
  readonly at: number
}

/** What a seller wrote, as runs of eight words; the pairs that begin one tell quickly that there is none. */
export interface Runs {
  readonly whole: ReadonlySet<string>
  readonly pairs: ReadonlySet<string>
}

const readWords = (text: string): Word[] =>
  [...text.toLowerCase().replaceAll("’", "'").matchAll(wordShape)].map((found) => ({ text: found[0], at: found.index }))

const runAt = (words: readonly Word[], at: number): string => {
  let run = words[at]?.text ?? ""
  for (let next = at + 1; next < at + runWords; next++) run += ` ${words[next]?.text ?? ""}`
  return run
}

const pairAt = (words: readonly Word[], at: number): string => `${words[at]?.text ?? ""} ${words[at + 1]?.text ?? ""}`

export function runsOf(texts: readonly string[]): Runs {
  const whole = new Set<string>()
  const pairs = new Set<string>()
  for (const text of texts) {
    const words = readWords(text)
    for (let at = 0; at + runWords <= words.length; at++) {
      whole.add(runAt(words, at))
      pairs.add(pairAt(words, at))
    }
  }
  return { whole, pairs }
}

interface Part {
  readonly start: number
  readonly end: number
  /** How many words are copied. */
  readonly count: number
  /** How many runs of eight they make, which tells a long run from two short ones. */
  readonly windows: number
}

/** The part of a text from its first copied word to its last; null where none is. */
export function copiedPart(text: string, { whole, pairs }: Runs): Part | null {
  const words = readWords(text)
  let count = 0
  let windows = 0
  let first = -1
  let last = -1
  for (let at = 0; at + runWords <= words.length; at++) {
    if (!pairs.has(pairAt(words, at)) || !whole.has(runAt(words, at))) continue
    if (first === -1) first = at
    windows++
    count += at + runWords - Math.max(at, last)
    last = at + runWords
  }
  const from = words[first]
  const to = words[last - 1]
  if (from === undefined || to === undefined) return null
  return { start: from.at, end: to.at + to.text.length, count, windows }
}

/** How many words of a text stand in runs of eight or more that were copied. */
export const copiedWords = (text: string, runs: Runs): number => copiedPart(text, runs)?.count ?? 0
