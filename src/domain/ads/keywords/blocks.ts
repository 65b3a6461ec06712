import { plainWords } from "./keyword-key.ts"

/**
 * Whether a negative keyword blocks a search: a single word anywhere in it, several in order. Negatives have no close
 * variants (NEG_CV), so "job" does not block "jobs".
 */
export const blocks = (negative: string, search: string): boolean =>
  blocksWords(plainWords(negative), plainWords(search))

/** The same for words already read, to compare many with many. */
export const blocksWords = (wanted: readonly string[], said: readonly string[]): boolean =>
  wanted.length > 0 && said.some((_, at) => wanted.every((word, step) => said[at + step] === word))
