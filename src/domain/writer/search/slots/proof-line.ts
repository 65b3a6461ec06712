import type { Fact } from "../../fact.ts"
import { withoutEnd } from "../../write/grammar.ts"

/** Words that say what they are need no label, and only commas are certain between them. */
export function proofLine(facts: readonly Fact[]): string {
  const texts = facts.map(({ text }) => withoutEnd(text))
  return texts.join(texts.some((text) => text.includes(",")) ? "; " : ", ")
}
