import { contentWords } from "../text/words/content-words.ts"

/** One or two repeated words are fine; a line with this many, all repeated, states the same fact. */
const wordsOfFact = 3
const mostLines = 100
const shownChars = 60

const isWithin = (words: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...words].every((word) => others.has(word))

const shown = (line: string): string =>
  line.length > shownChars ? `${line.slice(0, shownChars - 1).trimEnd()}…` : line

/** Items of a list that only repeat another. */
export function repeatedItems(items: readonly string[]): readonly string[] {
  const said = items.slice(0, mostLines).map((item) => new Set(contentWords(item)))
  return items.slice(0, mostLines).filter((_, at) => {
    const words = said[at] ?? new Set()
    const around = said.findIndex((other, place) => place !== at && isWithin(words, other))
    return words.size > 0 && around >= 0 && (around < at || words.size < (said[around]?.size ?? 0))
  })
}

/** Lines of a text whose words all appear in the lines above. */
export function repeatedLines(text: string): readonly string[] {
  const said = new Set<string>()
  return text
    .split("\n")
    .slice(0, mostLines)
    .filter((line) => {
      const words = new Set(contentWords(line))
      const isRepeat = words.size >= wordsOfFact && isWithin(words, said)
      for (const word of words) said.add(word)
      return isRepeat
    })
    .map((line) => shown(line.trim()))
}
