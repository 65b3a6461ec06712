import { isMaterialWord, namesTimber } from "../../text/words/materials.ts"
import { isPlural } from "../../text/words/plural.ts"
import { canBeThird, kindOf } from "../../text/words/word-kinds.ts"
import { isGoodsKind } from "../search/kinds/goods-kinds.ts"
import { unitWord } from "../search/phrases/word-classes.ts"
import { endsMeasure, hasMeasure, kindAt, type Row } from "./breath.ts"

/** "110 cm long fits pots", "36 inch can cut shorter": behind a measure, something else is said of the whole. */
const opensDeed: Row = ({ words, at }) =>
  deed.test(words[at] ?? "") &&
  // "500 g and 1 kg packs" has no verb.
  (!alsoThings.test(words[at] ?? "") ||
    /^(?:adjective|adverb|determiner|number)$/.test(kindOf(words[at + 1] ?? "")) ||
    /^(?:into|to|up|onto|down|away)$/.test(words[at + 1] ?? "")) &&
  // "Boots size 8-12 comes with studs", "with run attached comes apart"
  (endsMeasure(words, at) || /^\d+-\d+$|^(?:attached|included|supplied)$/.test(words[at - 1] ?? ""))
const deed =
  /^(?:can|fits|holds|works|keeps|stops|comes|takes|weighs|folds|runs|lasts|needs|charges|connects|hangs|opens|closes|covers|makes|clips|attaches|slides|rolls|sits|stays|lies|packs|melts|burns|dries|washes)$/
const alsoThings = /^(?:packs|covers|rolls|clips|slides|charges)$/

/** "lens is clear bubble works": behind what one part is like, what another does. */
const opensState: Row = ({ words, at, since }) =>
  /^(?:adjective|participle)$/.test(kindAt(words, at - 1)) &&
  words.slice(since, at - 1).some((word) => /^(?:is|are|was|were)$/.test(word)) &&
  /^(?:noun|plural)$/.test(kindAt(words, at)) &&
  /^(?:is|are|has|have|works?|runs?|opens?|closes?|looks?|sounds?|plays?|needs?|fits?|holds?|missing|included|broken)$/.test(
    words[at + 1] ?? "",
  )

/** "24 pieces 12 sizes", "2 flowers 1 leaf 1 paisley", "for beginners 6 nibs" */
const opensCount: Row = ({ words, at }) =>
  ((isCounted(words, at - 2) && /^(?:number|determiner)$/.test(kindOf(words[at - 2] ?? ""))) ||
    (words[at - 2] === "for" && kindAt(words, at - 1) === "plural" && isPlural(words[at - 1] ?? ""))) &&
  // "A set of 4 mugs 2 bowls", "each burns 45 minutes"
  words[at - 3] !== "of" &&
  kindAt(words, at - 1) !== "third" &&
  /^\d{1,4}$/.test(words[at] ?? "") &&
  isCounted(words, at) &&
  !unitWord.test(words[at + 1] ?? "")

const isCounted = (words: readonly string[], at: number): boolean =>
  isPlural(words[at + 1] ?? "") || (words[at] === "1" && /^(?:noun|base)$/.test(kindAt(words, at + 1)))

/** "plant hanger cotton cord": a known thing, and a part with what it is made of. */
const opensStuff: Row = ({ words, at }) =>
  isGoodsKind(words.slice(at - 2, at).join(" ")) &&
  isMaterialWord(words[at] ?? "") &&
  /^(?:noun|plural|base)$/.test(kindAt(words, at + 1)) &&
  !isMaterialWord(words[at + 1] ?? "") &&
  !isGoodsKind(words.slice(at, at + 2).join(" ")) &&
  !isGoodsKind(words[at + 1] ?? "")

/** "plum yew and laburnum" are three woods, "pink blue or lime" three colors; navy blue is one. */
const opensOfRow: Row = ({ words, at }) => {
  const [one = "", other = "", joint = "", last = ""] = words.slice(at - 1)
  const areColours = basic.test(one) && basic.test(other)
  return (areColours || [one, other, last].every(namesTimber)) && /^(?:and|or)$/.test(joint)
}
const basic = /^(?:black|white|red|blue|green|yellow|pink|purple|orange|brown|gr[ae]y)$/

/** "for farm gates 19 mm shaft": a measured part is none of the gates. */
const opensMeasured: Row = ({ words, at }) => {
  const isOne = hasMeasure(words[at] ?? "") && !/^\d+(?:st|nd|rd|th|s|x)$/.test(words[at] ?? "")
  const behind = isOne ? at + 1 : /^\d/.test(words[at] ?? "") && unitWord.test(words[at + 1] ?? "") ? at + 2 : 0
  return (
    behind > 0 &&
    /^(?:noun|plural)$/.test(kindAt(words, behind)) &&
    !ofSize.test(words[behind] ?? "") &&
    !unitWord.test(words[behind] ?? "") &&
    isPlural(words[at - 1] ?? "") &&
    !/^(?:ages?|sizes?|measures|series|takes|weighs|holds|needs|carries|kids)$/.test(words[at - 1] ?? "") &&
    !/^(?:preposition|determiner|third|auxiliary)$/.test(kindAt(words, at - 1))
  )
}
const ofSize = /^(?:diameter|dia|width|radius|bore|length|height|depth|thickness|size|thread|pitch|od|id|long|x)$/

/** "about 6 m long few creases", "2 lorries one small one" */
const opensFew: Row = ({ words, at, since }) => {
  const isFew =
    (/^(?:few|some|another|one)$/.test(words[at] ?? "") &&
      /^(?:noun|plural|adjective|base|participle|number)$/.test(kindAt(words, at + 1))) ||
    (/^(?:couple|lots|plenty)$/.test(words[at] ?? "") && words[at + 1] === "of")
  return (
    isFew &&
    (/^(?:noun|plural)$/.test(kindAt(words, at - 1)) || endsMeasure(words, at)) &&
    // "The whole family shares one list"
    !(canBeThird(words[at - 1] ?? "") && /^(?:noun|subject)$/.test(kindAt(words, at - 2))) &&
    // "Free for 3 pieces, then one payment", "at least one quilt"
    !/^(?:number|no|part|day|week|then|first|last|next|least|than|other|another|missing|\p{L})$/u.test(
      words[at - 1] ?? "",
    ) &&
    !isSuchOne(words, at) &&
    // "People who want one good jumper"
    !words.slice(since, at).some((word) => kindOf(word) === "relative" || word === "who")
  )
}

/** "I use the laptop one", "a later steel one", "taped on one side": one of the things named before, or a part of this one. */
const isSuchOne = (words: readonly string[], at: number): boolean =>
  words[at] === "one" &&
  (/^(?:side|end|way|time|room|day|week|month|hand)$/.test(words[at + 1] ?? "") ||
    words.slice(Math.max(0, at - 3), at).some((word) => /^(?:an?|the|my|your|our|this|that)$/.test(word)))

/** "in about 3 hours usually within 4 days", "one brick cracked otherwise grand" */
const opensMostly: Row = ({ words, at }) =>
  /^(?:noun|plural|participle)$/.test(kindAt(words, at - 1)) &&
  ((words[at] === "otherwise" && at + 1 < words.length) ||
    (words[at] === "just" && /^(?:number|determiner)$/.test(kindAt(words, at + 1))) ||
    (/^(?:usually|normally|mostly)$/.test(words[at] ?? "") &&
      /^(?:preposition|number|determiner|adjective)$/.test(kindAt(words, at + 1))))

/** Where another part of what is sold begins. */
export const opensPart: Row = (place) => rows.some((opens) => opens(place))
const rows: readonly Row[] = [
  opensDeed,
  opensState,
  opensCount,
  opensStuff,
  opensOfRow,
  opensMeasured,
  opensFew,
  opensMostly,
]
