import { isMaterialWord } from "../../text/words/materials.ts"
import { isPlural } from "../../text/words/plural.ts"
import { thirdPerson, verbForms } from "../../text/words/verbs.ts"
import { canBeBase, canBeThird, kindOf, opensObject } from "../../text/words/word-kinds.ts"
import { isColour, unitWord } from "../search/phrases/word-classes.ts"

/** Words typed in one breath, and the place where the next of them would begin. */
export interface Place {
  readonly words: readonly string[]
  readonly at: number
  /** Where the breath began, or its last break. */
  readonly since: number
}

export type Row = (place: Place) => boolean

const kindAt = (words: readonly string[], at: number) => (words[at] === undefined ? "" : kindOf(words[at]))

/** A verb that names nothing: "bring", unlike "box". */
const isOnlyVerb = (word: string): boolean =>
  canBeBase(word) && kindOf(word) === "base" && verbForms(thirdPerson(word)).every(({ isAlsoNoun }) => !isAlsoNoun)

const hasMeasure = (word: string): boolean => /^\d[\d.,/]*\p{L}+$/u.test(word)

/** Whether the words before end with a measure: "19 mm", "8 ft long". */
const endsMeasure = (words: readonly string[], at: number): boolean => {
  const end = side.test(words[at - 1] ?? "") ? at - 1 : at
  const last = words[end - 1] ?? ""
  return hasMeasure(last) || (unitWord.test(last) && /^\d/.test(words[end - 2] ?? ""))
}
const side = /^(?:long|wide|high|deep|tall|thick|across)$/

/** Whether something was said to its end: a thing, a quality or a measure comes last. */
const endsSaid = ({ words, at }: Place): boolean =>
  /^(?:noun|plural|adjective|participle|adverb)$/.test(kindAt(words, at - 1)) ||
  // "Any colour"
  (kindAt(words, at - 1) === "base" && /^(?:determiner|adjective|number)$/.test(kindAt(words, at - 2))) ||
  endsMeasure(words, at)

const isToldTo = (words: readonly string[], at: number): boolean =>
  isOnlyVerb(words[at] ?? "") && opensObject(words[at + 1]) && kindAt(words, at + 1) !== "adverb"

/** "weighs a ton bring 3 lads": one ton brings nothing, so somebody is told to. */
export const opensOrder: Row = (place) => {
  const { words, at, since } = place
  return (
    !words.slice(since, at).some((word) => /^(?:conjunction|relative)$/.test(kindOf(word)) || word === "n") &&
    (isToldTo(words, at) ||
      (words[at] === "just" &&
        canBeBase(words[at + 1] ?? "") &&
        !/^(?:subject|auxiliary)$/.test(kindAt(words, at - 1)))) &&
    endsSaid(place) &&
    (!isPlural(words[at - 1] ?? "") || /^\d/.test(words[at - 2] ?? "")) &&
    !/^(?:not|never|also|always|just|then|please|pls|easily|still|even|really|usually|people)$/.test(
      words[at - 1] ?? "",
    )
  )
}

/**
 * "struts are weak need replacing", "works with no signal syncs later": behind a quality, or behind what a preposition
 * names, another verb says more of the same thing.
 */
export const opensSaidAgain: Row = ({ words, at, since }) => {
  const clause = words.slice(since, at)
  const kinds = clause.map(kindOf)
  const isVerb = /^(?:third|auxiliary)$/.test(kindAt(words, at)) || /^(?:needs?|have)$/.test(words[at] ?? "")
  if (
    !isVerb ||
    clause.some((word) => isOpen.test(word)) ||
    kinds.some((kind) => /^(?:relative|conjunction)$/.test(kind))
  )
    return false
  const isOfQuality =
    /^(?:adjective|participle)$/.test(kinds.at(-1) ?? "") &&
    kinds.slice(0, -1).some((kind) => /^(?:third|auxiliary)$/.test(kind))
  return isOfQuality || (canBeThird(clause[0] ?? "") && endsAdjunct(kinds))
}
const isOpen = /^(?:what|whatever|how|why|all|anything|everything|which|ones?|who|if)$/

/** "With no signal": the nearest word that is no part of a name is a preposition. */
const endsAdjunct = (kinds: readonly string[]): boolean => {
  const start = kinds.findLastIndex((kind) => !/^(?:noun|plural|adjective|determiner|number)$/.test(kind))
  return kinds[start] === "preposition" && /^(?:noun|plural)$/.test(kinds.at(-1) ?? "")
}

/** "rewax once a year we sell the tin", "super crunchy they puff up": nothing before it can hold the clause. */
export const opensClause: Row = (place) => {
  const { words, at, since } = place
  const before = words[at - 1] ?? ""
  if (!/^(?:i|we|you|they|it|he|she|nothing|everything|it's|they're|we're)$/.test(words[at] ?? "")) return false
  if (!endsSaid(place) || /^(?:adverb)$/.test(kindOf(before)) || waitsForClause.test(before)) return false
  const hasVerb =
    /'/.test(words[at] ?? "") ||
    /^(?:base|third|past|auxiliary)$/.test(kindAt(words, at + 1)) ||
    canBeBase(words[at + 1] ?? "")
  const isWhole =
    opensObject(words[at + 2]) &&
    kindAt(words, at + 2) !== "adverb" &&
    /^(?:base|third|past)$/.test(kindAt(words, at + 1))
  const isApart = /^(?:adjective|participle)$/.test(kindOf(before)) || endsMeasure(words, at)
  return (
    hasVerb &&
    (isWhole || isApart) &&
    !words.slice(since, at).some((word) => /^(?:what|whatever|which|who|that|how|because|so|than|as)$/.test(word))
  )
}
const waitsForClause =
  /^(?:time|way|moment|reason|hope|sure|case|minute|second|said|glad|sorry|guess|bet|idea|thing|things|stuff|all|ones?|people|if|when|proud|happy|certain|aware|afraid|confident|think|know|promise|note|given|provided|say)$/

/** "for farm gates 19 mm shaft": a measured part is none of the gates. */
export const opensMeasured: Row = ({ words, at }) => {
  const isOne = hasMeasure(words[at] ?? "") && !/^\d+(?:st|nd|rd|th|s|x)$/.test(words[at] ?? "")
  const behind = isOne ? at + 1 : /^\d/.test(words[at] ?? "") && unitWord.test(words[at + 1] ?? "") ? at + 2 : 0
  return (
    behind > 0 &&
    /^(?:noun|plural)$/.test(kindAt(words, behind)) &&
    !ofSize.test(words[behind] ?? "") &&
    !unitWord.test(words[behind] ?? "") &&
    isPlural(words[at - 1] ?? "") &&
    !/^(?:ages?|sizes?|measures|is|series|takes|weighs|holds|needs|does)$/.test(words[at - 1] ?? "") &&
    !/^(?:preposition|determiner)$/.test(kindAt(words, at - 1))
  )
}
const ofSize = /^(?:diameter|dia|width|radius|bore|length|height|depth|thickness|size|thread|pitch|od|id|long|x)$/

/** "about 6 m long few creases", "2 lorries one small one" */
export const opensFew: Row = (place) => {
  const { words, at, since } = place
  return (
    !words.slice(since, at).some((word) => /^(?:relative)$/.test(kindOf(word)) || word === "who") &&
    (words[at - 1] ?? "").length > 1 &&
    ((/^(?:few|some|couple|another|one|lots|plenty)$/.test(words[at] ?? "") &&
      /^(?:noun|plural|adjective|base|participle|number)$/.test(kindAt(words, at + 1))) ||
    (/^(?:couple|lots|plenty)$/.test(words[at] ?? "") && words[at + 1] === "of")
      ? (/^(?:noun|plural)$/.test(kindAt(words, at - 1)) || endsMeasure(words, at)) &&
        !/^(?:number|no|part|day|week)$/.test(words[at - 1] ?? "")
      : false)
  )
}

/** "in about 3 hours usually within 4 days", "one brick cracked otherwise grand" */
export const opensMostly: Row = ({ words, at }) =>
  (words[at] === "otherwise" || /^(?:usually|normally|mostly)$/.test(words[at] ?? "")) &&
  /^(?:noun|plural|participle)$|^$/.test(kindAt(words, at - 1)) &&
  (words[at] === "otherwise" || /^(?:preposition|number|determiner|adjective)$/.test(kindAt(words, at + 1)))

/** "fuel tap off a Honda GX160 genuine": a quality behind everything is said of what came first. */
export const opensQuality: Row = ({ words, at, since }) => {
  const word = words[at] ?? ""
  const clause = words.slice(since, at)
  return (
    at === words.length - 1 &&
    !words.includes("") &&
    clause.length > 2 &&
    (isColour(word) ||
      /^(?:genuine|original|galvanised|galvanized|stainless|new|used|vintage|handmade|unused)$/.test(word)) &&
    /^(?:noun|plural|number)$/.test(kindAt(words, at - 1)) &&
    !isMaterialWord(words[at - 1] ?? "") &&
    !isColour(words[at - 1] ?? "") &&
    !clause.some((each) => /^(?:third|auxiliary|base|past|subject|conjunction)$/.test(kindOf(each)))
  )
}
export const newRows: readonly Row[] = [opensOrder, opensMeasured, opensFew, opensMostly, opensQuality]
