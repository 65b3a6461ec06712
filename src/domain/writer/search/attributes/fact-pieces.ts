import { onceFor } from "../../../once-for.ts"
import type { Fact } from "../../fact.ts"
import { opensContents } from "../../read/haste.ts"
import { stemsOf } from "../../read/merge.ts"
import { rowsJoined } from "../../read/rows.ts"
import { shapeOf } from "../../type/shape.ts"
import { topicOf } from "../../type/topic.ts"
import { withoutEnd } from "../../write/grammar.ts"

const maxPieces = 12

/**
 * The facts in their smallest pieces. A description writes a list as one sentence; a tag uses one item of it, so each item
 * is judged separately.
 */
export const piecesOf = onceFor((facts: readonly Fact[]) => facts.flatMap((fact) => inPieces(fact, rowsJoined)))

function inPieces(fact: Fact, join = (items: readonly string[]) => items): Fact[] {
  const parts = withLimits(join(itemsOf(withoutEnd(fact.text))))
  const isWhole =
    parts.length < 2 ||
    fact.shape === "labelled" ||
    (/^(?:sentence|command)$/.test(fact.shape) && fact.isCertain) ||
    served.test(fact.text) ||
    // "Kit comes with spores, muslin and a guide": it is not made of muslin.
    opensContents.test(fact.text) ||
    (fact.isCareful && (behindColon.test(fact.text) || (/^(?:third|past)$/.test(fact.shape) && parts.some(isNothing))))
  if (isWhole) return [fact]
  // "With cayenne, paprika, salt, mustard seed and bay": one of them in a title would seem to be the variety.
  const isOfMany = parts.length > maxNamed && / with [^,]+$/i.test(parts[0] ?? "")
  const isRow =
    parts.length >= minRow && !isOfMany && parts.every((part) => !/^(?:sentence|command)$/.test(shapeOf(part).shape))
  return parts.slice(0, maxPieces).map((text, at) => {
    const { shape, isCertain } = shapeOf(text)
    const piece = { ...fact, text, shape, isCertain, stems: stemsOf(text), topic: topicIn(text, shape, fact) }
    if (at === 0) return piece
    const item = at === 1 ? { ...piece, behind: parts[0] ?? "" } : piece
    return isRow ? { ...item, isOfRow: true } : item
  })
}

const minRow = 3
const maxNamed = 4

/** "Weighs 1.9 kg, about the same as …" and "all for one jar: charcoal, lava rock": a piece here is not about the thing. */
const behindColon = /^[^:,]{20,}: [^:]*,/

/** "People eat it with rice, fried fish and eggs": none of them is in it. */
const served =
  /\b(?:eat|enjoy|serve|try|goes|go|great|good|nice|lovely|recommend)(?: \p{L}+){0,2} (?:with|on|over) [^,;]{1,40},/iu

const isNothing = (part: string): boolean =>
  shapeOf(part).shape === "other" && topicOf(part, "other", "what") === "what"

const maxFigure = 5

/** The pieces between commas and semicolons, except those inside numbers and brackets. */
function itemsOf(text: string): string[] {
  const items: string[] = []
  let start = 0
  let depth = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (sign === "(" || sign === ")") depth = Math.max(0, depth + (sign === "(" ? 1 : -1))
    const isInFigure = sign === "," && /^\d{3}(?!\d)/.test(text.slice(at + 1, at + 5)) && /\d/.test(text.charAt(at - 1))
    // "4, 5 and 6 inch"
    const isInRow =
      /(?:^|[\s,])\d+$/.test(text.slice(Math.max(start, at - maxFigure), at)) &&
      /^ \d+(?:,| (?:and|or|&) \d)/.test(text.slice(at + 1, at + 12))
    if ((sign !== "," && sign !== ";") || depth > 0 || isInFigure || isInRow) continue
    items.push(text.slice(start, at))
    start = at + 1
    if (items.length > maxPieces) break
  }
  return [...items, text.slice(start)].map((item) => item.trim()).filter(Boolean)
}

/** "dishwasher safe, but not the lid" stays whole, whatever its punctuation. */
function withLimits(items: readonly string[]): string[] {
  const parts: string[] = []
  for (const item of items) {
    if (parts.length > 0 && limiting.test(item)) parts.push(`${parts.pop() ?? ""}, ${item}`)
    else parts.push(item)
  }
  return parts
}

const limiting =
  /^(?:but|not|both|all|each|neither|none|except|excluding|unless|apart|minus|though|although|however|only|without|so|because|if|when|which|unlike)\b/i

/** A field for one thing already says what it is about; in running text, each item may be about something else. */
/** "Colors oatmeal, rust, slate": a color that is also a stone is a color here. */
const topicIn = (text: string, shape: Fact["shape"], { topic, field }: Fact): Fact["topic"] =>
  topic !== "colour" &&
  (/escription$|^bodyText$|Features$/.test(field) || /^(?:what|feature|promise|made)$/.test(topic))
    ? topicOf(text, shape, /^(?:promise|made)$/.test(topic) ? topic : "what")
    : topic
