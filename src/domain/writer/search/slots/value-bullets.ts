import type { Fact } from "../../fact.ts"
import type { Understanding } from "../../understanding.ts"
import { asItem, inRunningText, withoutEnd } from "../../write/grammar.ts"
import { linesOf } from "../../write/lines.ts"
import type { Bullet } from "./pack-bullets.ts"

/** Size, material and count with their labels; proofs have none, and share a line unless they were typed apart. */
export function valueBullets(values: readonly Fact[], u: Understanding, free: number): Bullet[] {
  const isProof = ({ topic }: Fact): boolean => topic === "proof"
  const proofs = values.filter(isProof)
  const labelled = values.filter((fact) => !isProof(fact))
  const isApart = /[;\n]/.test(u.brief.certifications) && values.length <= free
  const ofProofs = isApart ? proofs.map(({ text }) => asItem(text)) : [proofLine(proofs)].filter(Boolean)
  return [...linesOf(labelled, u), ...ofProofs].map((line) => ({
    fact: values.find((fact) => isIn(fact, line)) ?? null,
    line,
  }))
}

/** Words that say what they are need no label, and only commas are certain between them. */
function proofLine(facts: readonly Fact[]): string {
  const texts = facts.map(({ text }, at) => (at === 0 ? withoutEnd(text) : inRunningText(withoutEnd(text))))
  return texts.join(texts.some((text) => text.includes(",")) ? "; " : ", ")
}

const isIn = ({ text }: Fact, line: string): boolean => line.toLowerCase().includes(withoutEnd(text).toLowerCase())
