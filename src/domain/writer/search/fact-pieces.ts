import type { Fact } from "../fact.ts"
import { stemsOf } from "../read/merge.ts"
import { shapeOf } from "../type/shape.ts"
import { topicOf } from "../type/topic.ts"
import { withoutEnd } from "../write/grammar.ts"

const maxPieces = 12

const read = new WeakMap<readonly Fact[], readonly Fact[]>()

/**
 * The facts in their smallest parts. A description tells a list as one sentence; a tag is made of one item of it, and
 * each item is judged by itself.
 */
export function piecesOf(facts: readonly Fact[]): readonly Fact[] {
  const known = read.get(facts) ?? facts.flatMap(inPieces)
  read.set(facts, known)
  return known
}

function inPieces(fact: Fact): Fact[] {
  const parts = withoutEnd(fact.text)
    .split(/[,;]\s*(?!\d{3}(?!\d))(?![^()]*\))/)
    .map((part) => part.trim())
    .filter(Boolean)
  const isWhole =
    parts.length < 2 || fact.shape === "labelled" || (/^(?:sentence|command)$/.test(fact.shape) && fact.isCertain)
  if (isWhole) return [fact]
  return parts.slice(0, maxPieces).map((text) => {
    const { shape, isCertain } = shapeOf(text)
    return { ...fact, text, shape, isCertain, stems: stemsOf(text), topic: topicIn(text, shape, fact) }
  })
}

/** A field for one thing has said what it is about. */
const topicIn = (text: string, shape: Fact["shape"], { topic }: Fact): Fact["topic"] =>
  /^(?:what|feature|promise|made)$/.test(topic) ? topicOf(text, shape, topic) : topic
