/** Articles, prepositions and conjunctions: no platform counts them as repeated words. */
const joining = new Set(
  "a an the and or nor but for of in on at to by with from over under as into onto per via".split(" "),
)

/** A run of letters and digits, with internal signs: "don't", "front-clip", "3.5". */
const wordPattern = /[\p{L}\p{N}\p{M}]+(?:['’.-][\p{L}\p{N}\p{M}]+)*/gu

const plain = (word: string): string => word.normalize("NFC").toLowerCase().replaceAll("’", "'")

/** Every word, as it appears in the text. */
export const wordsIn = (text: string): readonly string[] => text.match(wordPattern) ?? []

/**
 * The words that a platform counts as repeated, in lowercase: no small words, bare numbers or single letters, so that
 * "10 x 10 x 10" repeats nothing.
 */
export const countedWords = (text: string): readonly string[] =>
  wordsIn(text)
    .map(plain)
    .filter((word) => /\p{L}[\p{L}\p{M}\p{N}]|\p{N}\p{L}|[^\p{ASCII}]/u.test(word) && !joining.has(word))

/** The same with compounds split, as search does: "front-clip" is also "front" and "clip". */
export function searchedWords(text: string): ReadonlySet<string> {
  const words = countedWords(text)
  return new Set(
    words.flatMap((word) => (word.includes("-") ? [word, ...countedWords(word.replaceAll("-", " "))] : word)),
  )
}
