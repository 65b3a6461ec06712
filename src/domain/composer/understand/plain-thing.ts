import { isRightWord } from "../../text/right-words.ts"
import { readNounPhrase } from "./noun-phrase.ts"
import { isForm } from "./verbs.ts"
import {
  isAdjective,
  isAdverb,
  isAuxiliary,
  isConjunction,
  isDeterminer,
  isNumber,
  isPluralWord,
  isPreposition,
  isPronoun,
  isRelative,
  plain,
} from "./word-kinds.ts"

/** Words that open no thing: "away from coffee", "otherwise the seams stain", "whichever you prefer", "noon to 6". */
const opensNoThing =
  /^(?:if|when|while|once|unless|until|because|as|so|otherwise|else|whichever|whatever|whoever|wherever|however|away|then|never|always|usually|often|not|or|and|but|to|than|there|here|it'?s?|we|you|they|he|she|I|this|that'?s|these|those|who|which|is|are|was|were|will|can|may|must|should|please|yes|paid|noon|midnight|every|also|just|only|too|very)$/i

/** A remark on a condition or a reason: no thing that one could have. */
const remark = /,? \b(?:if|when|because|unless|otherwise|though|although|never|please|whereas)\b /i

/** "Same day in Boise", "weekday mornings": a time. */
const time =
  /^(?:(?:same|next|week|every) ?days?|(?:week)?day (?:mornings?|evenings?|nights?)|weekends?|mornings?|afternoons?|evenings?|mon\w*|tues\w*|wed\w*|thurs\w*|fri\w*|sat\w*|sun\w*)\b(?! (?:delivery|service|repair|visit|course|class|lesson|trip|plan|job))/i

/** What plural things do by themselves, besides the verbs of the table: "pieces wait", "staves swell". */
const doneByThings = new Set(
  "wait swell close open sit stay last vary apply differ sell leave arrive fade stretch bend work help slide fold lift tilt spin wear die don't do".split(
    " ",
  ),
)

/** "Boxed-in shutters freed", "edges burnished with wax": a participle that follows what it is said of. */
const seeds =
  /^(?:bed|seed|shed|speed|thread|bread|feed|reed|weed|breed|need|sled|shred|sheared|hundred|led|ted|med|watershed|birdseed|linseed|flatbed|daybed)$/
const isDone = (word: string): boolean =>
  !seeds.test(word) &&
  ((isForm(word, "participle") && !isForm(word, "base")) ||
    isForm(word.replace(/^re-?(?=\p{L}{3})/u, ""), "participle") ||
    /^(?:\p{L}{2,}[^e]ed|freed|agreed|guaranteed)$/u.test(word))

const isSofter = (word: string): boolean => /^\p{L}{3,}er$/u.test(word) && isAdjective(word.replace(/e?r$/, ""))

/** A verb in the main part of the phrase: "pieces wait on the shelf", "springs are replaced", "his daughter took over". */
function hasVerb(words: readonly string[]): boolean {
  for (const [at, typed] of words.entries()) {
    const word = plain(typed)
    const before = words[at - 1] ?? ""
    if (at === 0 || isDeterminer(before) || isPreposition(before)) continue
    if (isRelative(word) && word !== "when" && word !== "where") return hasLateVerb(words.slice(at + 1))
    // "A liner you can lift out": what somebody does with it only says which it is.
    if (isPronoun(before) && at > 1 && isDeterminer(words[0] ?? "")) return false
    if (isAuxiliary(word)) return true
    if (word !== "rose" && isForm(word, "past") && !isForm(word, "participle") && !isForm(word, "base")) return true
    if (/^\p{Lu}/u.test(before) && /^(?:learnt|learned|taught|led|built|joined|founded|started|won)$/.test(word))
      return true
    const next = words[at + 1]
    const isOpen =
      next === undefined || isPreposition(next) || isDeterminer(next) || isConjunction(next) || isAdverb(next)
    const isVerb = doneByThings.has(word) || (isForm(word, "base") && next !== undefined && isDeterminer(next))
    if (isPluralWord(before) && isVerb && isOpen) return true
  }
  return false
}

/** "Parts that wear are replaced", "the person who quotes is the person who climbs": the second verb is the sentence's. */
const hasLateVerb = (words: readonly string[]): boolean =>
  words.some((word, at) => at > 0 && isAuxiliary(word) && !isPronoun(words[at - 1] ?? "") && !/n't$/.test(word)) &&
  !isAuxiliary(words[0] ?? "")

const isForeign = (words: readonly string[]): boolean => {
  const small = words.filter((word) => /^\p{Ll}[\p{L}'-]{2,}$/u.test(word))
  return small.length > 0 && small.filter((word) => !isRightWord(plain(word))).length * 2 > small.length
}

/** "A crook handle bent by steam": what is said of the handle has an end of its own. */
const hasAdded = (text: string, head: string): boolean => isPreposition(text.slice(head.length + 1).split(" ")[0] ?? "")

/** "Edges burnished with wax", "parts all sound": what several of them are follows their name. */
export function isSeveralDone(text: string): boolean {
  const words = (readNounPhrase(text).head || text).split(" ")
  const last = plain(words.at(-1) ?? "")
  return words.length > 1 && (isDone(last) || isAdjective(last)) && isPluralWord(words.at(-2) ?? "")
}

/** "Ship from Canada", "fits pots", "store below 70°F": what is done, before what only follows a verb. */
const opensDeed =
  /^(?:hang|lay|line|tumble|machine|ship|come|fit|work|use|wash|dry|store|keep|leave|order|pay|buy|send|pick|drop|tell|ask|add|choose)s? (?:from|to|in|within|up|off|on|at|by|for|below|under|with|your|the|it|them|me|us|before|after|around|near|flat|dry)\b/i

/**
 * Whether words that stand without a verb name a thing, which one can have, get or see. What does not ("same day in Boise",
 * "softer after the third wash", "edges burnished with wax") is told as it stands, and never behind "you get" or "it has".
 */
export function isPlainThing(given: string): boolean {
  const text = given.replace(
    /^(?:at least|at most|up to|more than|less than|about|around|over|under|nearly|almost) (?=\S)/i,
    "",
  )
  const words = text.split(" ").filter(Boolean)
  const [first = ""] = words
  if (words.length === 0 || /^[^\p{L}\p{N}"'(£$€¥₹#+]/u.test(text) || /[;:?!]/.test(text.replace(/\d:\d/g, "")))
    return false
  if (opensNoThing.test(first.replace(/,$/, "")) || time.test(text) || opensDeed.test(text) || remark.test(`${text} `))
    return false
  // "Snap into small pieces"
  if (words[1] === "into") return false
  if (isPreposition(first) && !/^(?:over|under|around)$/i.test(first)) return false
  if (hasVerb(words) || isForeign(words)) return false
  const { head } = readNounPhrase(text.split(/,| \(/)[0] ?? text)
  const inHead = head.split(" ").filter((word) => !isDeterminer(word))
  const last = plain(inHead.at(-1) ?? "")
  if (inHead.every((word) => isAdjective(word) || isAdverb(word) || isConjunction(word)) && inHead.length > 0)
    return false
  if (isSofter(plain(inHead[0] ?? "")) && inHead.length === 1) return false
  if (inHead.length === 1) return !(isDone(last) && words.length > 1)
  return (
    !isDone(last) ||
    isNumber(inHead[0] ?? "") ||
    (hasAdded(text, head) && (isDeterminer(first) || isPluralWord(inHead.at(-2) ?? "")))
  )
}
