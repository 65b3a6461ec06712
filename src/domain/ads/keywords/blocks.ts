import { plainWords } from "./keyword-key.ts"

/**
 * Whether a negative keeps the ad from a search: one word wherever it stands, several in their order. Negatives know no
 * close variants (NEG_CV), so "job" does not block "jobs".
 */
export function blocks(negative: string, search: string): boolean {
  const [wanted, said] = [plainWords(negative), plainWords(search)]
  return wanted.length > 0 && said.some((_, at) => wanted.every((word, step) => said[at + step] === word))
}
