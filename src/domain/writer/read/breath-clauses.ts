import { isPlural } from "../../text/words/plural.ts"
import { thirdPerson, verbForms } from "../../text/words/verbs.ts"
import { canBeBase, canBeThird, kindOf, opensObject } from "../../text/words/word-kinds.ts"
import { endsMeasure, endsSaid, kindAt, type Place, type Row } from "./breath.ts"

/** A verb that names nothing: "bring", unlike "box". */
const isOnlyVerb = (word: string): boolean =>
  canBeBase(word) && kindOf(word) === "base" && verbForms(thirdPerson(word)).every(({ isAlsoNoun }) => !isAlsoNoun)

const isToldTo = (words: readonly string[], at: number): boolean =>
  (isOnlyVerb(words[at] ?? "") &&
    ((words[at - 1] === "only" && !/^(?:subject|auxiliary)$/.test(kindAt(words, at - 2))) ||
      (opensObject(words[at + 1]) && kindAt(words, at + 1) !== "adverb"))) ||
  (/^(?:don't|do)$/.test(words[at] ?? "") && (words[at] !== "do" || words[at + 1] === "not"))

/** "wash cold hang dry": somebody who is told one thing is told the next. */
const goesOnTelling = ({ words, at, since }: Place): boolean =>
  /^(?:wash|hand|machine|wipe|soak|rinse|cut|boil|cook)$/.test(words[since] ?? "") &&
  /^(?:dry|hang|rinse|wipe|iron|lay|tumble|store|keep|air|boil|serve|cook|freeze)$/.test(words[at] ?? "") &&
  /^(?:noun|adjective|adverb)$/.test(kindAt(words, at - 1)) &&
  at + 1 < words.length

/** "weighs a ton bring 3 lads": one ton brings nothing, so somebody is told to. */
export const opensOrder: Row = (place) => {
  const { words, at, since } = place
  return (
    !words.slice(since, at).some((word) => /^(?:conjunction|relative)$/.test(kindOf(word)) || word === "n") &&
    (isToldTo(words, at) ||
      goesOnTelling(place) ||
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
    // "Offline at the apiary then syncs"
    /^(?:then|and|but|or|also|only|just)$/.test(clause.at(-1) ?? "") ||
    kinds.some((kind) => /^(?:relative|conjunction)$/.test(kind))
  )
    return false
  const isOfQuality =
    /^(?:adjective|participle)$/.test(kinds.at(-1) ?? "") &&
    kinds.slice(0, -1).some((kind) => /^(?:third|auxiliary)$/.test(kind))
  // "Comes in a box … hooks are sharp" speaks of the hooks.
  const isOfOther = /^(?:are|were|have|need|don't)$/.test(words[at] ?? "")
  return isOfQuality || (canBeThird(clause[0] ?? "") && !isOfOther && endsAdjunct(kinds))
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
  // "Bar by bar then I play it slow": it begins with its "then".
  const [subject = "", verb = "", object] = words.slice(at).filter((word) => word !== "just" && word !== "then")
  const before = words[at - 1] ?? ""
  const isSubject = /^(?:i|we|you|they|it|he|she|nothing|everything|it's|they're|we're)$/.test(subject)
  // "1970s I think" is a guess.
  if (/^(?:think|guess|believe|reckon|hope|suppose)$/.test(verb)) return false
  // "Cut it we don't": an object ends its clause.
  if (isSubject && /^(?:it|them|me|us)$/.test(before) && canBeBase(words[at - 2] ?? "")) return true
  if (!isSubject || !endsSaid(place) || kindOf(before) === "adverb" || waitsForClause.test(before)) return false
  const isDeed =
    /^(?:base|third|past)$/.test(kindOf(verb)) ||
    (/^(?:is|are|was|were)$/.test(verb) && kindOf(object ?? "") === "determiner")
  const isWhole = isDeed && opensObject(object) && kindOf(object ?? "") !== "adverb"
  const isApart = /^(?:adjective|participle)$/.test(kindOf(before)) || endsMeasure(words, at)
  const hasVerb = isDeed || subject.includes("'") || kindOf(verb) === "auxiliary"
  return (isWhole || (isApart && hasVerb)) && !words.slice(since, at).some((word) => holdsClause.test(word))
}
const waitsForClause =
  /^(?:time|way|moment|reason|hope|sure|case|minute|second|said|glad|sorry|guess|bet|idea|things?|stuff|all|ones?|people|if|when|proud|happy|certain|aware|afraid|confident|think|know|promise|note|given|provided|say|then)$/
const holdsClause = /^(?:what|whatever|which|who|that|how|because|so|than|as)$/
