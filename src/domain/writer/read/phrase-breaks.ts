import { isMaterialWord, namesTimber } from "../../text/words/materials.ts"
import { isPlural } from "../../text/words/plural.ts"
import { kindOf } from "../../text/words/word-kinds.ts"
import { isGoodsKind } from "../search/kinds/goods-kinds.ts"
import { unitWord } from "../search/phrases/word-classes.ts"
import { bareWord } from "./bare-word.ts"

/** Words typed in one breath, and the place where the next of them would begin. */
interface Place {
  readonly words: readonly string[]
  readonly at: number
}

type Row = (place: Place) => boolean

/** "110 cm long fits pots", "36 inch can cut shorter": behind a measure, something else is said of the whole. */
const opensDeed: Row = ({ words, at }) => endsMeasure(words, at) && deed.test(words[at] ?? "")
const deed =
  /^(?:can|fits|holds|works|keeps|stops|comes|takes|weighs|folds|runs|lasts|needs|charges|connects|hangs|opens|closes|covers|makes|clips|attaches|slides|rolls|sits|stays|lies|packs|melts|burns|dries|washes)$/

/** "24 pieces 12 sizes", "2 trays 4 screws" */
const opensCount: Row = ({ words, at }) =>
  isPlural(words[at - 1] ?? "") &&
  /^(?:number|determiner)$/.test(kindOf(words[at - 2] ?? "")) &&
  // "A set of 4 mugs 2 bowls"
  words[at - 3] !== "of" &&
  /^\d{1,4}$/.test(words[at] ?? "") &&
  isPlural(words[at + 1] ?? "") &&
  !unitWord.test(words[at + 1] ?? "")

const isPlain = (word: string): boolean => /^(?:noun|plural|base)$/.test(kindOf(word))

/** "plant hanger cotton cord": a known thing, and a part with what it is made of. */
const opensStuff: Row = ({ words, at }) =>
  isGoodsKind(words.slice(at - 2, at).join(" ")) &&
  isMaterialWord(words[at] ?? "") &&
  isPlain(words[at + 1] ?? "") &&
  !isMaterialWord(words[at + 1] ?? "") &&
  !isGoodsKind(words.slice(at, at + 2).join(" ")) &&
  !isGoodsKind(words[at + 1] ?? "")

/** "lambing record app works with no signal" */
const opensUse: Row = ({ words, at }) => /^(?:app|tool)$/.test(words[at - 1] ?? "") && deed.test(words[at] ?? "")

/** "plum yew and laburnum" are three woods. */
const opensWood: Row = ({ words, at }) =>
  [words[at - 1], words[at], words[at + 2]].every((word = "") => namesTimber(word)) &&
  /^(?:and|or)$/.test(words[at + 1] ?? "")

const rows: readonly Row[] = [opensUse, opensWood, opensDeed, opensCount, opensStuff]

const side = /^(?:long|wide|high|deep|tall|thick|across)$/

const endsMeasure = (words: readonly string[], at: number): boolean => {
  const end = side.test(words[at - 1] ?? "") ? at - 1 : at
  const last = words[end - 1] ?? ""
  return /^\d[\d.,]*\p{L}+$/u.test(last) || (unitWord.test(last) && /^\d/.test(words[end - 2] ?? ""))
}

const minBefore = 2
const maxBreath = 60

/** A hasty text with the commas that it lacks between things that cannot belong together. */
export function withPhraseBreaks(text: string): string {
  return text
    .split(/(?<=[,;:.!?()])\s+/)
    .map(breathApart)
    .join(" ")
}

function breathApart(breath: string): string {
  const typed = breath.split(/\s+/)
  if (typed.length > maxBreath) return breath
  const words = typed.map((word) => bareWord(word).toLowerCase())
  let since = 0
  return typed
    .map((word, at) => {
      const isBreak = at - since >= minBefore && rows.some((opens) => opens({ words, at }))
      if (isBreak) since = at
      return isBreak ? `, ${word}` : ` ${word}`
    })
    .join("")
    .trimStart()
}
