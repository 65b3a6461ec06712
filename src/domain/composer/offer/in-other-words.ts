import { hashOf } from "../chance.ts"

const changes: readonly (readonly [RegExp, string, string])[] = [
  [/^everything is\b/i, "all of it is", "it is all"],
  [/^everything has its\b/i, "each has its", "none is without its"],
  [/^everything has\b/i, "all of it has", "it has all"],
  [/^nothing has\b/i, "none of it has", "not a thing has"],
  [/^every\b/i, "each", "any"],
  [/^take both for /i, "both together: ", "the two for "],
  [/^(I am|we are) (?!.* and )/i, "it is here since $1 ", "this goes as $1 "],
]

const openers = [
  "as with the rest,",
  "as ever,",
  "here too,",
  "again,",
  "for this one too,",
  "as before,",
  "and here too,",
]

/** What several listings of one seller say alike, said anew in each of them after the first. */
export function inOtherWords(text: string, place: number, minWords = 5): string {
  if (place === 0 || text.split(" ").length < minWords) return text
  const isFirst = place % 2 === 1
  for (const [pattern, first, second] of changes)
    if (pattern.test(text)) return text.replace(pattern, isFirst ? first : second)
  return `${openers[(hashOf(text) + place) % openers.length] ?? "again,"} ${text}`
}
