import type { Fact } from "../../fact.ts"
import { joinAnd, withoutEnd } from "../../write/grammar.ts"

/** "Certificates: UKCA and CE"; words that say what they are need no label, and only commas are certain between them. */
export function proofLine(facts: readonly Fact[]): string {
  const texts = facts.map(({ text }) => withoutEnd(text))
  const isBare = texts.every((text) => /^(?=(?:.*\p{Lu}){2})[\p{L}\d-]+(?: [\d-]+)*$/u.test(text))
  return isBare ? `certificates: ${joinAnd(texts)}` : texts.join(texts.some((text) => text.includes(",")) ? "; " : ", ")
}
