import { isMaterialWord } from "../../../text/words/materials.ts"
import { canBeBase, canBePast, canBeThird, kindOf } from "../../../text/words/word-kinds.ts"
import { isGoodsKind } from "../../search/kinds/goods-kinds.ts"
import { isColour, unitWord } from "../../search/phrases/word-classes.ts"

/** Nothing, a comma, or the end of a sentence. */
export type Mark = "" | "," | "."

/** A hasty text, word by word, with the marks that were typed. */
export interface Typed {
  /** In lowercase, without marks. */
  readonly words: readonly string[]
  readonly marks: readonly Mark[]
  readonly capitals: readonly boolean[]
}

/** The place behind a word without a mark, where one may be missing. */
export interface Gap extends Typed {
  readonly at: number
  /** Where the statement that this word belongs to began. */
  readonly since: number
  /** Whether a verb was said since then. */
  readonly hasVerb: boolean
}

const mostAhead = 12
const nearAhead = 5
const fewMarks = 0.08
const someMarks = 0.16
const fewCapitals = 0.2

const kinds = new Map<string, string>()
const mostKinds = 20_000

/** What kind of word it is; finer than its grammar where sellers list things. */
function kind(word: string | undefined): string {
  if (word === undefined) return "#"
  const known = kinds.get(word)
  if (known !== undefined) return known
  if (kinds.size > mostKinds) kinds.clear()
  const found = readKind(word)
  kinds.set(word, found)
  return found
}

function readKind(word: string): string {
  if (unitWord.test(word)) return "unit"
  if (/^[£$€]/.test(word)) return "price"
  if (/^\d[\d.,]*\p{L}+$/u.test(word)) return "measure"
  if (isColour(word)) return "color"
  return isMaterialWord(word) ? "material" : kindOf(word)
}

export const hasTense = (word: string): boolean => /^(?:third|auxiliary|past)$/.test(kind(word))

/** Every number is like every other. */
const word = (typed: string | undefined): string => (typed === undefined ? "#" : typed.replace(/\d+/g, "0"))

const step = (count: number, steps: readonly number[]): number => steps.find((each) => count <= each) ?? 99

/** How many words come before the next mark that was typed. */
function wordsAhead({ words, marks, at }: Gap): number {
  let count = 0
  while (at + 1 + count < words.length && marks[at + 1 + count] === "" && count < mostAhead) count += 1
  return count
}

/** Whether a verb comes soon, before the next mark. */
function hasVerbAhead({ words, marks, at }: Gap): boolean {
  for (let next = at + 1; next <= at + nearAhead && next < words.length; next += 1) {
    if (hasTense(words[next] ?? "")) return true
    if (marks[next] !== "") return false
  }
  return false
}

/** "Oak, ash or walnut": how far away the word is that ends a row, before the next mark. */
function wordsToJoint({ words, marks, at }: Gap): number {
  for (let next = at + 1; next <= at + nearAhead && next < words.length; next += 1) {
    if (/^(?:and|or|&)$/.test(words[next] ?? "")) return next - at
    if (marks[next] !== "") return 0
  }
  return 0
}

/** How densely the whole text is marked. */
export function customOf({ marks, capitals }: Typed): string {
  const marked = marks.slice(0, -1).filter(Boolean).length / marks.length
  const capital = capitals.slice(1).filter(Boolean).length / capitals.length
  const ofMarks = marked === 0 ? "none" : marked < fewMarks ? "few" : marked < someMarks ? "some" : "many"
  return `${ofMarks} ${capital === 0 ? "none" : capital < fewCapitals ? "few" : "many"}`
}

/** What is around a gap: the two words before it and the two behind it, and their kinds. */
interface Around {
  readonly words: readonly [z: string, a: string, b: string, c: string]
  readonly kinds: readonly [y: string, z: string, a: string, b: string, c: string]
  /** Whether the statement has a verb before the gap, and whether one comes behind it. */
  readonly verb: string
  readonly ahead: string
}

function around(gap: Gap): Around {
  const { words, at } = gap
  const kindAt = (step: number): string => kind(words[at + step])
  const wordAt = (step: number): string => word(words[at + step])
  return {
    words: [wordAt(-1), wordAt(0), wordAt(1), wordAt(2)],
    kinds: [kindAt(-2), kindAt(-1), kindAt(0), kindAt(1), kindAt(2)],
    verb: gap.hasVerb ? "v" : "-",
    ahead: hasVerbAhead(gap) ? "v" : "-",
  }
}

/** What can be seen at a gap, each with the name of what it is; a weight for it was learned from mended texts. */
export function signsOf(gap: Gap, custom: string): string[] {
  const seen = around(gap)
  return [
    `custom ${custom}`,
    ...signsOfKinds(seen, custom),
    ...signsOfWords(seen),
    ...signsOfLength(gap, seen),
    ...signsOfRow(gap, seen),
    ...signsOfCapitals(gap, custom),
    ...signsOfGoods(gap, seen),
  ]
}

const signsOfKinds = ({ kinds: [, kz, ka, kb, kc], verb, ahead }: Around, custom: string): string[] => [
  `last ${ka}`,
  `next ${kb}`,
  `after ${kc}`,
  `before ${kz}`,
  `pair ${ka}_${kb}`,
  `three ${kz}_${ka}_${kb}`,
  `ahead ${ka}_${kb}_${kc}`,
  `verb+next ${verb}${kb}`,
  `verb+ahead ${verb}${kb}_${kc}`,
  `verb+pair ${verb}${ka}_${kb}`,
  `verbs ${verb}${ahead}`,
  `verbs+pair ${verb}${ahead}${ka}_${kb}`,
  `custom+next ${custom.split(" ")[0]}${kb}`,
]

const signsOfWords = ({ words: [z, a, b, c], kinds: [, , ka, kb], verb }: Around): string[] => [
  `w-last ${a}`,
  `w-next ${b}`,
  `w-after ${c}`,
  `w-before ${z}`,
  `wk ${a}_${kb}`,
  `kw ${ka}_${b}`,
  `verb+word ${verb}${b}`,
  `end-last ${a.slice(-3)}`,
  `end-next ${b.slice(-3)}`,
  ...(canBeBase(b) ? ["base", `base+verb ${verb}${ka}`] : []),
  ...(canBeThird(b) ? ["third", `third+verb ${verb}${ka}`] : []),
  ...(canBePast(b) ? ["past", `past+verb ${verb}${ka}`] : []),
]

function signsOfLength(gap: Gap, { kinds: [, , , kb], verb, ahead }: Around): string[] {
  const length = step(gap.at - gap.since + 1, [1, 2, 4, 7, 11])
  const room = step(wordsAhead(gap), [0, 1, 3, 6])
  return [
    `length ${length}`,
    `length+verb ${length}${verb}`,
    `length+next ${length}${kb}`,
    `room ${room}`,
    `room+verbs ${room}${verb}${ahead}`,
  ]
}

function signsOfRow(gap: Gap, { kinds: [, , ka, kb], verb, ahead }: Around): string[] {
  const joint = wordsToJoint(gap)
  return [`joint ${joint}`, `joint+pair ${joint}${ka}_${kb}`, `joint+verb ${joint}${verb}${ahead}`]
}

function signsOfCapitals({ capitals, at }: Gap, custom: string): string[] {
  const [, ofCapitals = ""] = custom.split(" ")
  return [`capitals ${capitals[at] === true}${capitals[at + 1] === true}${ofCapitals}`]
}

/** "Bell tent" and "tent pegs" are goods: which words around the gap name some together. */
function signsOfGoods({ words, at }: Gap, { kinds: [, , ka, kb] }: Around): string[] {
  const goods = (from: number, to: number): boolean =>
    at + to < words.length && at + from >= 0 && isGoodsKind(words.slice(at + from, at + to + 1).join(" "))
  return [
    ...(goods(0, 1) || goods(-1, 1) || goods(0, 2) ? ["inside-goods"] : []),
    ...(goods(0, 0) ? ["goods"] : []),
    ...(goods(1, 1) ? ["goods-next"] : []),
    ...(goods(-1, 0) ? ["goods-two", `goods-two+next ${kb}`] : []),
    ...(goods(1, 2) ? ["goods-two-next", `goods-two-next+last ${ka}`] : []),
  ]
}
