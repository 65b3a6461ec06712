import type { Fact } from "../../fact.ts"
import { inRunningText, joinAnd, withoutEnd } from "../../write/grammar.ts"

const maxProof = 8

/** "Certificates: UKCA and CE"; text that mentions the certificate needs no label. */
export function proofLine(facts: readonly Fact[]): string {
  const texts = facts.map(({ text }) => withoutEnd(text))
  const isBare = texts.every((text) => /^[\p{Lu}\d][\p{Lu}\d -]*$/u.test(text))
  if (texts.some((text) => text.split(" ").length > maxProof)) return texts.join(". ")
  const [first = "", ...more] = texts
  // "First Aid and CPR-C" has an "and" of its own, and its capitals are a name.
  if (texts.some((text) => / and |&/.test(text))) return texts.join(", ")
  // "Member of the institute and insurance": a member of both?
  if (/^(?:member|trained|registered|licensed|certified|approved|qualified) /i.test(first)) return texts.join(", ")
  return isBare ? `certificates: ${joinAnd(texts)}` : joinAnd([first, ...more.map(inRunningText)])
}
