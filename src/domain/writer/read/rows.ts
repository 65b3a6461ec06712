import { canBeBase } from "../../text/words/word-kinds.ts"
import type { Topic } from "../fact.ts"
import { shapeOf } from "../type/shape.ts"
import { tellsState, topicOf } from "../type/topic.ts"
import { isRunOn } from "./run-on.ts"

/** "1.1 kg with the sleeve, 820 g without": the last word refers back to an earlier one. */
export const waits = /\s(?:with|without|of|to|by|from|at|and|or)$/i

/** A longer row is not a sentence, and stays as typed. */
export const maxParts = 40
export const minTelegram = 3
const finite = (part: string): boolean =>
  shapeOf(part).shape === "sentence" ||
  /\b(?:is|are|was|has|have|can|will)\b|\b(?:and|so|then) (?:it|they|you|we|i) \p{L}/iu.test(part)

export const isClause = (part: string): boolean =>
  finite(part) || /^(?:sentence|command|third|past)$/.test(shapeOf(part).shape)

const opensSubject =
  /^(?:the|an?|this|these|that|those|it|its|they|we|i|you|he|she|our|my|your|his|her|their|each|every|all|both|some|there|if|when|as|in|at|on|for|with|by|from|to|once|after|before|just|simply|please|don't|do|never|always)\b/i
const opensRest = /^(?:and|or|but|then|so|plus|nor|yet)\b/i

/**
 * "Tide times for 48 harbours, works offline, data to 2026" and "log tips by shift, see the average, export for taxes": a
 * row that begins with a bare name or a command, has verbs in its parts, and no "and" that would make it a sentence.
 */
export function isMixedRow(parts: readonly string[]): boolean {
  const [first = "", ...others] = parts
  if (parts.length < minTelegram || parts.some((part) => opensRest.test(part) || isRunOn(part))) return false
  if ((opensSubject.test(first) && !/^The \p{Lu}/u.test(first)) || /[:(]|\s(?:that|which|who)\s/.test(parts.join(" ")))
    return false
  const shapes = parts.map((part) => shapeOf(part).shape)
  // "Apply, wait ten minutes, peel": steps in a few words are one line.
  if (shapes.every((shape, at) => shape === "command" || canBeBase((parts[at] ?? "").split(" ")[0] ?? "")))
    return !others.some((part) => coordinated.test(part)) && parts.every((part) => part.includes(" "))
  return (
    /^(?:noun|adjective|other)$/.test(shapes[0] ?? "") &&
    parts.slice(1).some((part, at) => /^(?:third|sentence|command)$/.test(shapes[at + 1] ?? "") || opensVerb.test(part))
  )
}

/** "will not rust" leaves out its subject. */
const opensVerb = /^(?:will|won't|can|can't|cannot|does|doesn't|is|are|has|never) \p{Ll}/iu

/** "28 cm folded", "320 g": what comes after a measure tells of the thing, and not of the measure. */
const isMeasure = (part: string): boolean => /^\d/.test(part) && part.split(" ").length <= maxMeasureWords
const maxMeasureWords = 5

const belongsTo = (part: string, before: string): boolean => opensModifier.test(part) && !isMeasure(before)

export const joinModifiers = (parts: readonly string[]): string[] =>
  joined(parts, (part, before) => belongsTo(part, before) || isRowOf(part, before))

/** Groups the items of a row: those that share one preposition stay together. */
export const rowsJoined = (parts: readonly string[]): string[] => joined(parts, isRowOf)

function joined(parts: readonly string[], belongs: (part: string, before: string) => boolean): string[] {
  const items: string[] = []
  for (const part of parts) {
    const before = items.at(-1)
    if (before !== undefined && belongs(part, before)) items[items.length - 1] = `${before}, ${part}`
    else items.push(part)
  }
  return items
}

/** "for tiles, baths and hobs", "in black, rust and teal" */
const isRowOf = (part: string, before: string): boolean =>
  !endsWithOne(before) &&
  coordinated.test(part) &&
  opensOrHasPreposition.test(before) &&
  isThing(part) &&
  !finite(part) &&
  !isOther(part, before)

/** "Candle in a reusable tumbler, cedar and black tea": the row does not go on behind one thing with its article. */
const endsWithOne = (before: string): boolean => /\s(?:in|on|from|inside) an? (?:\S+ ){0,3}\S+$/i.test(before)

/** Words that a telegram leaves out and that every sentence of three parts has. */
const small =
  /(?<![\p{L}'])(?:an?|the|our|my|your|his|her|its|their|we|i|you|it|they|she|he|is|are|was|were|that|which|who|when|so)(?![\p{L}-])/iu

/** "Brass pair, 9 inch tall, some patina, felt is worn on one": a row that begins with a bare name and has a whole clause. */
export function isTelegram(parts: readonly string[]): boolean {
  const [first = ""] = parts
  if (parts.length >= minTelegram && !small.test(parts.join(" ")) && parts.some(finite) && !parts.every(finite))
    return true
  const { shape, isCertain } = shapeOf(first)
  if (
    parts.length < minTelegram ||
    shape !== "noun" ||
    !isCertain ||
    /^(?:the|our|my|each|every|a|an|all|this|these)\b/i.test(first)
  )
    return false
  return (
    parts.some(finite) && !parts.some((part) => opensModifier.test(part) || (finite(part) && coordinated.test(part)))
  )
}

const minRow = 5
const maxItemWords = 4

const isShortItem = (part: string): boolean =>
  part.split(" ").length <= maxItemWords &&
  !coordinated.test(part) &&
  !opensModifier.test(part) &&
  !opensRest.test(part)

/** "Gas grill, works, side shelf cracked, half tank included": so many short parts are a list, though some have a verb. */
export const isShortRow = (parts: readonly string[]): boolean =>
  parts.length >= minRow &&
  shapeOf(parts[0] ?? "").shape === "noun" &&
  (parts[0] ?? "").split(" ").length <= maxItemWords + 1 &&
  parts.slice(1).every(isShortItem)

export const isThing = (part: string): boolean => shapeOf(part).shape === "noun" && !opensModifier.test(part)

export const coordinated = /\s(?:and|or|&)\s/i
const opensModifier =
  /^(?:with|in|for|from|by|on|at|of|to|whatever|whenever|wherever|however|whichever|even|if|unless|until|because|while|when|after|before|using|including|which|that|who|where|so|as|not|no longer|plus|and|or|but|then|offering|made(?! to order))\s/i
/** A reason or a time belongs to everything before it. */
export const opensClause = /^(?:so|which|because|but|since|although|though)\s+\S+\s+\S/i
/** After the first, the options of a choice have no label: "colors cream, sage, dusty pink". */
export const opensChoice = /^(?:colou?rs?|sizes?|flavou?rs?|scents?|styles?|(?:comes|available) in|choose|choice of)\b/i
const opensOrHasPreposition = /(?:^|\s)(?:with|in|for|from|by|of|on|to|at|offering|including|using|such as|like)\s/i
const hasPreposition = /\s(?:with|in|for|from|by|of|on|to|at|offering|including|using|such as|like)\s/i
export const isBare = (part: string): boolean => part.split(" ").length <= 2 && !/\d/.test(part)

/**
 * The items of a list without a verb. An item that may belong to the one before it stays with it, since a longer item is
 * never wrong: "notes of cocoa, hazelnut and cherry" is one thing; "450 ml, 68 g, folding handles" are three.
 */
export function joinParts(parts: readonly string[]): string[] {
  const items: string[] = []
  for (const part of parts) {
    const { shape } = shapeOf(part)
    const before = items.at(-1)
    if (before !== undefined && (belongsTo(part, before) || continues(part, before, items.length === 1))) {
      items[items.length - 1] = `${before}, ${part}`
      continue
    }
    if (before !== undefined && isOneWith(part, before, items.length === 1)) {
      items[items.length - 1] = `${before}, ${part}`
      continue
    }
    if (
      before !== undefined &&
      coordinated.test(part) &&
      !finite(part) &&
      !isOther(part, before) &&
      !endsWithOne(before) &&
      !/^(?:third|participle|sentence|command)$/.test(shape)
    ) {
      const from = rowStart(items)
      items.splice(from, items.length - from, [...items.slice(from), part].join(", "))
      continue
    }
    items.push(part)
  }
  return items
}

export const names = /^(?:\p{Lu}[\p{L}'’]+ ?){1,4}$/u

const dimension =
  /(?:^|, )\d[\d.,]* ?(?:mm|cm|m|in|inch|inches|ft|feet|")? (?:high|wide|long|deep|tall|thick|across|in diameter)$/i

/** "Pink Floyd, Animals" is one name; "£14, free delivery over £30" is one price; "27 cm high, 33 cm wide" is one size. */
const isOneWith = (part: string, before: string, isSecond: boolean): boolean =>
  (isSecond && names.test(before) && names.test(part)) ||
  (dimension.test(before) && dimension.test(part)) ||
  (/^[$£€]\d[\d.,]*$/.test(before) && /\b(?:over|above|from) [$£€]\d/.test(part))

/** "sizes 8 to 18, navy or rust": a second row begins here. */
function isOther(part: string, before: string): boolean {
  const topic = topicIn(part)
  // In "for the pen, in black, rust and teal" the row begins at its first color, in "sticks to clay, stone and wood" at clay.
  const [last = ""] = before.split(/,\s+|(?:^|\s)(?:in|of|from|to|on|for|with)\s/).slice(-1)
  return topic !== "what" && topic !== topicIn(before) && !isAlike(topic, topicIn(last))
}

/** "Terracotta" and "rust" are colors and materials. */
const isAlike = (one: Topic, other: Topic): boolean =>
  one === other || [one, other].every((topic) => topic === "material" || topic === "colour")

const topicIn = (part: string): Topic => topicOf(part, shapeOf(part).shape, "what")

/** Whether a part may be the end of the one before it: "good on eggs, burritos", "oak stand, folds flat". */
function continues(part: string, before: string, isSecond: boolean): boolean {
  const { shape } = shapeOf(part)
  const of = shapeOf(before).shape
  if (opensChoice.test(before)) return part.split(" ").length < 4 && shape === "noun" && !isOther(part, before)
  if (isSecond && shape === "participle" && /^(?:noun|participle)$/.test(of)) return true
  if (isOwn(part) || /^[$£€]?\d/.test(before) || endsWithOne(before)) return false
  if (shape === "third") return of === "noun"
  const isOpen = hasPreposition.test(before) || /^(?:third|participle|past|adjective|command)$/.test(of)
  return /^(?:noun|other)$/.test(shape) && isOpen
}

/** A number, or a part that says what it is about, belongs to nothing before it. */
const isOwn = (part: string): boolean =>
  /^\d/.test(part) || /\bincluded$/i.test(part) || topicIn(part) !== "what" || tellsState(part)

/** The row of an "and" begins after the last item that is not a bare noun: a size, or an action. */
function rowStart(items: readonly string[]): number {
  let from = items.length
  while (from > 0) {
    const item = items[from - 1] ?? ""
    const isMeasure = /\d/.test(item) && !hasPreposition.test(item)
    if (isMeasure || /^(?:third|sentence|command|adjective)$/.test(shapeOf(item).shape)) break
    from -= 1
  }
  return from
}
