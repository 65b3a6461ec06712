/**
 * How well an option matches the typed text: each typed word must begin a word of it, and its name counts most.
 * Subsequence matching, the command list's default, makes "etsy" find "contEnt hisTorY".
 */
export function matchWords(_value: string, typed: string, [name = "", ...more]: readonly string[] = []): number {
  const wanted = wordsOf(typed)
  const own = wordsOf(name)
  if (wanted.length > 0 && wordsOf(name).join(" ").startsWith(wanted.join(" "))) return 1
  if (wanted.every((word) => own.some((candidate) => candidate.startsWith(word)))) return 0.8
  const all = [...own, ...more.flatMap(wordsOf)]
  return wanted.every((word) => all.some((candidate) => candidate.startsWith(word))) ? 0.5 : 0
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
