import { type Change, isDone, large, small } from "./turning.ts"
import { isForm, verbForms } from "./understand/verbs.ts"
import {
  isAdverb,
  isAuxiliary,
  isConjunction,
  isDeterminer,
  isNumber,
  isPreposition,
  isPronoun,
  isRelative,
} from "./understand/word-kinds.ts"

// Both sides of an "and" or an "or" change places, wherever in a sentence they stand.

/** Said in this order only, or one thing by both their words. */
const fixed =
  /^(?:hook (?:and|or) loop|salt and pepper|black and white|front and back|back and forth|bed and breakfast|bread and butter|fish and chips|start and finish|start or finish|before and after|first and (?:second|last)|more (?:and|or) (?:more|less)|mum and dad|day and night|mix and match|mortar and pestle|salt and vinegar|gin and tonic|copy and paste|wear and tear|terms and conditions|drag and drop|health and safety|arts and crafts|nuts and bolts|odds and ends|do it or not|left and right|hide and seek|track and field|pump and dump|peace and quiet|love and care|ball and claw|mac and cheese|tongue and groove|this and that|here and there|up and down|in and out|now and then|again and again|one or two|two or three|three or four|four or five)$/

const leansOn =
  /^(?:it|its|them|their|itself|themselves|one|ones|other|others|so|not|then|both|either|also|too|all|each|else|more|less|most|few|half|whatever|everything|everyone|yet|even|just|only|same|back|forth|home|later|over|up|under|above|below|newer|older|larger|smaller|bigger|better|longer|shorter|higher|lower)$/

const bare = (word: string): string => word.replace(/[.,;:)!?]+$/, "")

/** A word that can be part of a thing's name, and is neither a deed nor what holds a sentence together. */
const isPart = (word: string): boolean =>
  /^\p{Ll}[\p{Ll}'’-]+$/u.test(word) &&
  !isPreposition(word) &&
  !isPronoun(word) &&
  !isAuxiliary(word) &&
  !isRelative(word) &&
  !isConjunction(word) &&
  !isDeterminer(word) &&
  !isAdverb(word) &&
  !isNumber(word) &&
  !leansOn.test(word) &&
  !verbForms(word).some(({ form, isAlsoNoun }) => form === "ing" || (form === "third" && !isAlsoNoun)) &&
  !(isForm(word, "past") || isForm(word, "participle"))

const isOpener = (word: string): boolean =>
  (isDeterminer(word) && !/^(?:no|all|each|every|any|both)$/.test(word)) || isNumber(word)

const isBorder = (word: string): boolean =>
  /[,;:]$/.test(word) ||
  isPreposition(word) ||
  isAuxiliary(word) ||
  isForm(word, "third") ||
  isForm(word, "base") ||
  isDone(word)

interface Side {
  readonly from: number
  readonly to: number
  readonly words: readonly string[]
  readonly hasOpener: boolean
}

const mostWords = 3

function leftOf(words: readonly string[], joint: number): Side | null {
  for (let from = joint - 1; from >= 0 && from >= joint - mostWords - 1; from--) {
    const word = words[from] ?? ""
    const isHead = from === 0
    const inner = isHead ? word.charAt(0).toLowerCase() + word.slice(1) : word
    if (isOpener(inner))
      return from < joint - 1 && (isHead || isBorder(words[from - 1] ?? "")) ? side(words, from, joint, true) : null
    // "Fits braids and long locs": at the head a verb that is a noun elsewhere is none.
    if (isHead && from < joint - 1 && isForm(inner, "third")) return side(words, from + 1, joint, false)
    if (!isPart(inner)) {
      const isEnd =
        /[,;:]$/.test(word) ||
        isPreposition(word) ||
        isAuxiliary(word) ||
        isForm(word, "participle") ||
        (isForm(word, "third") && from < joint - 1)
      return isEnd ? side(words, from + 1, joint, false) : null
    }
    if (isHead) return side(words, 0, joint, false)
  }
  return null
}

function rightOf(words: readonly string[], joint: number): Side | null {
  const hasOpener = isOpener(words[joint + 1] ?? "")
  for (let at = joint + 1 + Number(hasOpener); at <= joint + mostWords + Number(hasOpener); at++) {
    const word = words[at] ?? ""
    if (!isPart(bare(word))) return null
    if (bare(word) !== word || at === words.length - 1) return side(words, joint + 1, at + 1, hasOpener)
    const next = words[at + 1] ?? ""
    if (/^(?:is|are|was|were|have|can|go|come)$/.test(next) || isPreposition(next))
      return side(words, joint + 1, at + 1, hasOpener)
  }
  return null
}

const side = (words: readonly string[], from: number, to: number, hasOpener: boolean): Side | null =>
  to > from ? { from, to, words: words.slice(from, to), hasOpener } : null

/** Without an article of its own, what is said of the first thing would be said of the second, or no longer. */
const areAlike = (left: Side, right: Side): boolean =>
  left.hasOpener && right.hasOpener
    ? left.words.length - right.words.length < 3
    : !left.hasOpener && !right.hasOpener && left.words.length === right.words.length

/** What follows hangs on both sides only where they are one kind: "stroke rate and heart rate for every 100 m". */
function isFree(words: readonly string[], left: Side, right: Side): boolean {
  const last = right.words.at(-1) ?? ""
  const next = words[right.to] ?? ""
  // What hangs on the last of them behind a comma would hang on the other.
  if (bare(last) !== last) return !/^(?:which|who|where|that|so|with|for|because|since)$/.test(next)
  if (next === "") return true
  if (isPreposition(next)) return left.words.at(-1) === last
  return left.from === 0
}

/** A verb with its object may look like a thing: "fold and store it". */
function isDeed({ words, hasOpener }: Side, before: string): boolean {
  if (hasOpener || isPreposition(before)) return false
  return isForm(bare(words[0] ?? "").toLowerCase(), "base")
}

/** "24 sheets of paper and a band": the first hangs on another thing, and the second does not. */
const isDeep = (words: readonly string[], left: Side, before: string): boolean =>
  left.hasOpener &&
  left.from > 0 &&
  !/^(?:with|has|have|is|are|includes?|gets?|needs?|sells?|plus|keep|bring|wants?)$/.test(before) &&
  (!/^(?:for|from|by|in|on|of|to|as)$/.test(before) ||
    words.slice(0, left.from - 1).some((word) => isPreposition(word)))

const turnAt =
  (which: number): Change =>
  (text) => {
    const words = text.split(" ")
    const joints = words.flatMap((word, at) => (word === "and" || word === "or" ? [at] : []))
    const joint = joints[which]
    if (joint === undefined) return text
    const left = leftOf(words, joint)
    const right = rightOf(words, joint)
    if (left === null || right === null || !areAlike(left, right) || !isFree(words, left, right)) return text
    const before = words[left.from - 1] ?? ""
    const last = right.words.at(-1) ?? ""
    const mark = last.slice(bare(last).length)
    const [first, second] = [left.words.join(" "), [...right.words.slice(0, -1), bare(last)].join(" ")]
    const pair = `${first} ${words[joint]} ${second}`.toLowerCase()
    const isBound = fixed.test(pair) || /^(?:between|both|either|whether)$/i.test(before) || /,$/.test(before)
    const isSubject = /^(?:is|are|was|were)$/.test(words[right.to] ?? "")
    if (isBound || isDeep(words, left, before)) return text
    if (!isSubject && (isDeed(left, before) || isDeed(right, before))) return text
    const isHead = left.from === 0
    // A strange word at the head may be a name.
    if (isHead && small(first) === first) return text
    const turned = `${isHead ? large(second) : second} ${words[joint]} ${isHead ? small(first) : first}${mark}`
    return [...words.slice(0, left.from), turned, ...words.slice(right.to)].join(" ")
  }

/** "English and Welsh on the device" */
const turnTongues: Change = (text) =>
  text.replace(
    /(?<=\p{Ll} )(\p{Lu}\p{Ll}+(?:ish|ian|ese|ch)) (and|or) (\p{Lu}\p{Ll}+(?:ish|ian|ese|ch|i|sh))(?=[.,;]|$| (?:on|in|for|at|with|by)\b)/u,
    "$3 $2 $1",
  )

/** "at Hereford or Cwmbran station", "our two groomers, Priya and Walt, …" */
const turnNamed: Change = (text) =>
  text.replace(
    /(?<=\b(?:in|at|on|from|with|to|by) )(\p{Lu}\p{L}+) or (\p{Lu}\p{L}+)(?= \p{Ll}|[.,;]|$)|(?<= \p{Ll}{3,}, )(\p{Lu}\p{Ll}+) and (\p{Lu}\p{Ll}+)(?=,)/u,
    (whole: string, a?: string, b?: string, c?: string, d?: string) =>
      a !== undefined && b !== undefined
        ? `${b} or ${a}`
        : c !== undefined && d !== undefined
          ? `${d} and ${c}`
          : whole,
  )

/** "(black, blue, green, red)" */
const turnBracket: Change = (text) =>
  text.replace(/\((\p{Ll}[\p{L} -]*(?:, \p{Ll}[\p{L} -]*){2,})\)/u, (whole: string, row: string) => {
    const items = row.split(", ")
    const isRow = items.every(
      (item) =>
        item.split(" ").every((word) => isPart(word) || /^\p{Ll}+$/u.test(word)) &&
        item.split(" ").length < 3 &&
        !/\b(?:and|or|etc|then|small|medium|large|first|last|not|each)\b/.test(item),
    )
    const [last = "", ahead = "", ...rest] = items.toReversed()
    return isRow ? `(${[...rest.toReversed(), last, ahead].join(", ")})` : whole
  })

/** Every change of sides, tried one by one. */
export const sideTurns: readonly Change[] = [turnAt(0), turnAt(1), turnAt(2), turnTongues, turnNamed]

/** What changes within brackets. */
export const bracketTurns: readonly Change[] = [turnBracket]
