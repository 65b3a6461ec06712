import { isPlural } from "../../text/words/plural.ts"
import { thirdPerson, verbForms } from "../../text/words/verbs.ts"
import { canBeBase, kindOf, opensObject } from "../../text/words/word-kinds.ts"
import { endsMeasure, endsSaid, kindAt, type Place, type Row } from "./breath.ts"

/** A verb that names nothing: "bring", unlike "box". */
const isOnlyVerb = (word: string): boolean =>
  canBeBase(word) &&
  kindOf(word) === "base" &&
  !alsoThing.test(word) &&
  verbForms(thirdPerson(word)).every(({ isAlsoNoun }) => !isAlsoNoun)

/** "No face paint", "the thin sort" */
const alsoThing =
  /^(?:bend|build|calm|catch|count|crash|curl|dry|enamel|insert|iron|paint|pop|process|pull|push|sand|sort)$/

const isToldTo = (words: readonly string[], at: number): boolean =>
  (isOnlyVerb(words[at] ?? "") &&
    ((words[at - 1] === "only" && !/^(?:subject|auxiliary)$/.test(kindAt(words, at - 2))) ||
      (words[at - 1] !== "only" && opensObject(words[at + 1]) && kindAt(words, at + 1) !== "adverb"))) ||
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
  const clause = words.slice(since, at)
  return (isWhole || (isApart && hasVerb)) && !isAdjunct(clause) && !clause.some((word) => holdsClause.test(word))
}
/** "In winter we leave them alone": what is said first only says when or where. */
const isAdjunct = (clause: readonly string[]): boolean =>
  /^(?:in|on|at|over|during|after|before)$/.test(clause[0] ?? "") &&
  !clause.some((word) => /^(?:base|third|past|auxiliary)$/.test(kindOf(word)))

const waitsForClause =
  /^(?:time|way|moment|reason|hope|sure|case|minute|second|said|glad|sorry|guess|bet|idea|things?|stuff|all|ones?|people|if|when|till|til|let|lets|now|why|proud|happy|certain|aware|afraid|confident|think|know|promise|note|given|provided|say|then)$/
const holdsClause = /^(?:what|whatever|which|who|that|how|because|so|than|as)$/
