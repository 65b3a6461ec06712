/**
 * A word without its plural ending. The stem is always a prefix of the word, so that a truncated word never matches
 * more than the whole one.
 */
export function wordStem(word: string): string {
  if (word.length < 3 || /\d/.test(word)) return word
  // "House" has the stem of its plural.
  if (word.length > 3 && /(?:s|x|z|ch|sh)e$/.test(word)) return word.slice(0, -1)
  if (!/[sy]$/.test(word)) return word
  if (/[^aeiou]ies$/.test(word)) return word.slice(0, -3)
  if (word.length > 3 && /[^aeiou]y$/.test(word)) return word.slice(0, -1)
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word
}
