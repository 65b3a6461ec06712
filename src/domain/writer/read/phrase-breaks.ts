import { isMaterialWord, namesTimber } from "../../text/words/materials.ts"
import { isPlural } from "../../text/words/plural.ts"
import { kindOf } from "../../text/words/word-kinds.ts"
import { isGoodsKind } from "../search/kinds/goods-kinds.ts"
import { unitWord } from "../search/phrases/word-classes.ts"
import { bareWord } from "./bare-word.ts"
import { newRows, opensClause, opensSaidAgain } from "./breath.ts"

/** Words typed in one breath, and the place where the next of them would begin. */
interface Place {
  readonly words: readonly string[]
  readonly at: number
  readonly since: number
}

type Row = (place: Place) => boolean

/** "works perfect 2 yrs old", "drives great 1 owner" */
const opensAge: Row = ({ words, at }) =>
  /^\d[\d.]* (?:yrs?|years?|months?|mths?) old\b/.test(words.slice(at, at + 3).join(" ")) &&
  !/^(?:preposition|auxiliary|determiner|subject|conjunction|relative|number)$/.test(kindOf(words[at - 1] ?? "")) &&
  !/^(?:about|around|only|just|over|nearly|almost|approx|roughly|ages?|its|it's|ones|one's)$/.test(words[at - 1] ?? "")

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

/** "rubber sole velcro strap", "canvas upper 4 mm rubber sole": behind a part and what it is made of, the next part. */
const opensPart: Row = ({ words, at }) => {
  const start = startOfPart(words, at)
  const [first = "", second = "", third] = words.slice(start)
  const isPart = isMaterialWord(first) && isPlain(second) && !isMaterialWord(second)
  return (
    isPart &&
    isMaterialWord(words[at - 2] ?? "") &&
    isPlain(words[at - 1] ?? "") &&
    !isMaterialWord(words[at - 1] ?? "") &&
    (third === undefined || /^(?:preposition|conjunction|number)$/.test(kindOf(third)) || isMaterialWord(third))
  )
}

/** Where the part begins behind its measure: "4 mm rubber sole". */
const startOfPart = (words: readonly string[], at: number): number =>
  /^\d/.test(words[at] ?? "") ? at + (unitWord.test(words[at + 1] ?? "") ? 2 : 1) : at

const isPlain = (word: string): boolean => /^(?:noun|plural|base)$/.test(kindOf(word))

/** "plant hanger cotton cord": a known thing, and a part with what it is made of. */
const opensStuff: Row = ({ words, at }) =>
  isGoodsKind(words.slice(at - 2, at).join(" ")) &&
  isMaterialWord(words[at] ?? "") &&
  isPlain(words[at + 1] ?? "") &&
  !isMaterialWord(words[at + 1] ?? "") &&
  !isGoodsKind(words.slice(at, at + 2).join(" ")) &&
  !isGoodsKind(words[at + 1] ?? "")

/** "all good moving house has to go by sat": why and how it is sold. */
const opensSale: Row = ({ words, at }) =>
  sale.test(words.slice(at, at + 4).join(" ")) &&
  !/^(?:preposition|auxiliary|determiner|subject|conjunction|relative)$/.test(kindOf(words[at - 1] ?? "")) &&
  !/^(?:only|just|also|not|so|if)$/.test(words[at - 1] ?? "")
const sale =
  /^(?:moving (?:house|home|out|away|overseas|interstate|abroad)|no longer (?:needed|used|required)|(?:has|have|needs?) to go|must go|needs? gone|(?:pick ?up|collection|cash|local) only|pick up only|can (?:deliver|post|ship)|selling (?:as|because|due))(?!\p{L})/u

/** "lambing record app works with no signal" */
const opensUse: Row = ({ words, at }) => /^(?:app|tool)$/.test(words[at - 1] ?? "") && deed.test(words[at] ?? "")

/** "pick up Toowoomba $180": the price is none of the picking up. */
const opensPrice: Row = ({ words, at }) =>
  /^\p{Sc}\d/u.test(words[at] ?? "") && /^(?:pick|pickup|collect|collection)$/.test(words[0] ?? "")

/** "plum yew and laburnum" are three woods. */
const opensWood: Row = ({ words, at }) =>
  [words[at - 1], words[at], words[at + 2]].every((word = "") => namesTimber(word)) &&
  /^(?:and|or)$/.test(words[at + 1] ?? "")

const rows: readonly Row[] = [
  opensUse,
  opensWood,
  opensPrice,
  opensAge,
  opensDeed,
  opensCount,
  opensPart,
  opensStuff,
  opensSale,
  ...newRows,
]

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
      const place = { words, at, since }
      if (at - since < minBefore) return ` ${word}`
      if (opensSaidAgain(place)) return ` and ${word}`
      if (opensClause(place)) return `; ${word}`
      const isBreak = rows.some((opens) => opens(place))
      if (isBreak) since = at
      return isBreak ? `, ${word}` : ` ${word}`
    })
    .join("")
    .trimStart()
}
