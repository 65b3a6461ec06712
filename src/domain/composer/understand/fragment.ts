import { isQualityRow } from "./quality-row.ts"
import { isForm, verbForms } from "./verbs.ts"
import {
  isAdjective,
  isAdverb,
  isAuxiliary,
  isConjunction,
  isDeterminer,
  isNumber,
  isPluralWord,
  isPredicate,
  isPreposition,
  isPronoun,
  isRelative,
  plain,
} from "./word-kinds.ts"

/**
 * What a piece of a brief is, grammatically:
 * noun "folding handles" · verb "holds 12 oz" (its subject is left out) · participle "hammered by hand" ·
 * past "began with a 5 kg roaster" · passive "light seals replaced in 2026" (its "were" is left out) ·
 * clause "legs unscrew for transport" · imperative "take photos" · gerund "lifting the car safely" ·
 * adjective "vegan" · adjunct "with wooden buttons".
 */
export type Shape =
  | "noun"
  | "verb"
  | "participle"
  | "past"
  | "passive"
  | "clause"
  | "imperative"
  | "gerund"
  | "adjective"
  | "adjunct"

export interface Fragment {
  readonly shape: Shape
  readonly text: string
  /** Of a clause or a passive: what it is said of. Empty otherwise. */
  readonly subject: string
  /** What is said. Of a clause or a passive without its subject, otherwise the whole text. */
  readonly rest: string
  /** A thing that the brief says it has ("with a lip guard"), and not only words between two commas. */
  readonly isPart?: boolean
}

/** Verbs that open an invitation, and are hardly ever the first word of a noun phrase. */
const openers = new Set(
  `take add send create choose edit learn make build get keep save write find turn put let bring connect import export invite
   organise organize discover explore compare draw see follow use tap type upload share track scan swap pick split log grow
   measure wash store wear dip twist sprinkle pour`.split(/\s+/),
)

/** Things somebody did once, told in the past; every other participle tells how the thing is. */
const pastEvents = new Set(
  `repaired replaced serviced cleaned tested fitted restored refinished repainted bought checked upgraded painted sharpened oiled
   changed added removed fixed resoled recapped calibrated reupholstered sanded installed rebuilt purchased worn opened washed
   recorded filmed shot`.split(/\s+/),
)

/** Nouns as often as verbs: they open an invitation only before what they are done to ("empty it in the bin"). */
const openersOfObject = new Set(
  "empty roll turn press squeeze charge clip unfold rub heat fill pull push hang peel plug wipe dry rinse".split(" "),
)

/** "Drawers slide": what a part does by itself. */
const doneAlone = new Set("slide fold open close lift swing tilt spin detach unscrew unfold stack lock".split(" "))

const marks = /^(?:marked|listed|certified|approved|tested|labelled|labeled|compliant|rated|registered)$/
/** "Third-party tested", "dermatologist approved": who did it, and nothing that it was done to. */
const testers = /^(?:\p{L}+-\p{L}+|lab|laboratory|vet|\p{L}{4,}(?:ologist|ician|trician|ly))$/u

/** "Umbrella a bit faded": how much stands with what is said, and not with the umbrella. */
const degree =
  / (a (?:bit|little|touch)|slightly|lightly|heavily|badly|quite|very|somewhat|rather|fully|freshly|newly)$/i

/** "The gas can not included" has a can; what can do something is followed by what it does. */
const isVessel = (words: readonly string[], index: number): boolean => {
  const [word = "", next = "", after = ""] = words.slice(index, index + 3)
  const done = plain(next) === "not" ? after : next
  return plain(word) === "can" && /^(?:included|needed|empty|full|missing)$/.test(plain(done))
}

export const isPastEvent = (participle: string): boolean => pastEvents.has(plain(participle))

/** What may follow a verb, and so tells a verb from a noun of the same form. */
const opensObject = (word: string | undefined): boolean =>
  word !== undefined &&
  plain(word) !== "that" &&
  (isDeterminer(word) ||
    isNumber(word) ||
    isPronoun(word) ||
    isForm(word, "ing") ||
    /^(?:next|last|same|up|out|off|away|about|around|only|mon|mon-\w+)$/.test(plain(word)))

/** "Skips of 4 yards" and "prints (A3)" are things, and nothing that skips or prints. */
const opensObjectOf = (word: string, next = ""): boolean =>
  !next.startsWith("(") && (opensObject(next) || (isPreposition(next) && (next !== "of" || word === "tastes")))

const opensAdjunct = (word: string | undefined): boolean =>
  word === undefined ||
  isPreposition(word) ||
  isAdverb(word) ||
  isDeterminer(word) ||
  /^(?:last|next|free|and|or)$/.test(plain(word))

/** "Sent flat between boards", "frosted by hand": how it is made, packed or sold. */
const isTreated = (word: string, next: string | undefined): boolean =>
  next !== undefined &&
  (/^(?:sold|sent|shipped|supplied|served|delivered)$/.test(word) ||
    (/^(?:packed|stored|finished|left|kept)$/.test(word) && isAdjective(next)) ||
    (/^[\p{L}-]{3,}[^e]ed$/u.test(word) && (isPreposition(next) || isAdverb(next)) && plain(next) !== "of"))

/** "Rose petals" are a thing; what rose does so before a preposition. */
const isThingToo = (word: string, next: string): boolean =>
  /^(?:rose|saw|dove|stole|bore)$/.test(word) && !isPreposition(next) && !isDeterminer(next) && !isAdverb(next)

/** "Steep for 3 minutes", "pop one in a burner" */
const isBidding = (word: string, next = ""): boolean =>
  /^(?:steep|brew|simmer|soak|boil|infuse|pop|stir|defrost)$/.test(word) &&
  /^(?:for|at|it|them|one|in|within|over|until)$/.test(next)

/** Words that look like a verb and are a thing: "scratches on the lid", "handles without cracks", "buckles all present". */
function isThingFirst([first = "", next = "", ...rest]: readonly string[]): boolean {
  const word = plain(first)
  const isMark = /^(?:scratch|mark|chip|crack|stain|tear|rip|dent|scuff|patch|hole|nick)e?s$/.test(word)
  const isPart = /^(?:handles|covers|screens|seals|straps|pockets|laces|plugs|cushions)$/.test(word)
  if (isMark && isPreposition(next)) return true
  if (isPart && /^(?:without|with|free)$/.test(next)) return true
  return /^(?:all|both)$/.test(plain(next)) && rest.length === 1
}

function firstWordShape(words: readonly string[]): Shape | null {
  const [first = "", next] = words
  const word = plain(first)
  if (isPronoun(word) || (/^(?:this|that|these|those)$/.test(word) && isAuxiliary(next ?? ""))) return "clause"
  if (/^(?:don't|never)$/.test(word) || (word === "do" && plain(next ?? "") === "not")) return "imperative"
  if (
    words.some((one, at) => at > 1 && /^there(?:'s|$)/.test(plain(one)) && at < words.length - 2) &&
    isPreposition(word)
  )
    return "clause"
  if (word === "orders" && /^(?:before|after|by|placed|over|under|received)$/.test(plain(next ?? ""))) return "clause"
  // "Tarnishes slowly": what is done in some manner is done, whatever verb it is.
  if (words.length === 2 && /^\p{L}{3,}[^su]s$/u.test(word) && /\p{L}{2}ly$/u.test(next ?? "")) return "verb"
  if (isBidding(word, next)) return "imperative"
  if (word === "have" && /^(?:it|them)$/.test(next ?? "")) return "imperative"
  if (isAuxiliary(word)) return "verb"
  if (next === "and" && word === "come" && isForm(plain(words[2] ?? ""), "base")) return "imperative"
  if (
    openersOfObject.has(word) &&
    /^(?:it|them|the|your|once|back|flat|at|after|before|thoroughly|immediately)$/.test(plain(next ?? ""))
  )
    return "imperative"
  if (/^(?:cut|set|split)$/.test(word) && /^(?:on|from|by|out|with|into|in)$/.test(plain(next ?? "")))
    return "participle"
  if (words.length < 4 && words.length > 1 && /^\p{Lu}{2,}/u.test(first) && marks.test(plain(words.at(-1) ?? "")))
    return "adjective"
  if (words.length === 2 && /^(?:part|half|hand|well)$/.test(word) && isForm(plain(next ?? ""), "participle"))
    return "adjective"
  if (words.length === 2 && testers.test(word) && marks.test(plain(next ?? ""))) return "adjective"
  if (next === "and" && isAuxiliary(words[3] ?? "")) return "clause"
  if (word === "comes" || word === "includes") return "verb"
  if (/^(?:fits|suits|holds|takes|accepts|seats)$/.test(word) && isPluralWord(next ?? "") && words.length > 2)
    return "verb"
  if (isThingFirst(words)) return null
  const found = verbForms(word)
  if (found.some(({ form, isAlsoNoun }) => form === "third" && (!isAlsoNoun || opensObjectOf(word, next))))
    return isForm(word, "third") && next !== undefined ? "verb" : null
  if (isForm(word, "participle") && word !== "set" && word !== "cut" && word !== "split" && opensAdjunct(next))
    return next === undefined && !isPredicate(word) ? "adjective" : "participle"
  if (word === "won" && next !== undefined) return "past"
  if (isTreated(word, next)) return "participle"
  if (isForm(word, "past") && !isForm(word, "participle") && next !== undefined && !isThingToo(word, next))
    return "past"
  if (
    openers.has(word) &&
    next !== undefined &&
    !isPreposition(next) &&
    (opensObject(next) || isPluralWord(next) || isPredicate(next))
  )
    return "imperative"
  if (isForm(word, "ing") && (isDeterminer(next ?? "") || isNumber(next ?? ""))) return "gerund"
  return isPreposition(word) && word !== "made" ? "adjunct" : null
}

/** "stops burned lips", but not "seals replaced in 2026". */
const opensWithParticiple = ([first = "", second]: readonly string[]): boolean =>
  isForm(first, "participle") && !opensAdjunct(second)

/** "The screen dims as the story ends", "the head turns to five angles": of one thing, and so no plural. */
function isDoneByOne(words: readonly string[], index: number): boolean {
  const [before = "", word = "", next = ""] = words.slice(index - 1, index + 2)
  const follows = /^(?:as|when|while|until|to|like|down|up|off|away)$/.test(next)
  const isTwo = next === "and" && isDeterminer(words[index + 2] ?? "")
  return (
    index > 1 &&
    /^(?:the|its|each|every)$/i.test(words[0] ?? "") &&
    /^\p{Ll}{2,}[^\P{Ll}su]s$/u.test(word) &&
    !isPluralWord(before) &&
    !isAdjective(before) &&
    (follows || isTwo)
  )
}

/** "Rugs braided by hand": a participle that no table has. */
const isUnheardDone = (words: readonly string[], index: number): boolean => {
  const [before = "", word = "", next = ""] = words.slice(index - 1, index + 2)
  const isKnown = verbForms(plain(word)).length > 0 || isAdjective(word)
  return !isKnown && /^\p{Ll}{3,}[^e]ed$/u.test(word) && next === "by" && !isAdjective(before)
}

/** Where a phrase turns into something said of it: the index of the verb, and what kind of thing is said. */
function predicateAt(words: readonly string[]): { index: number; shape: "clause" | "passive" } | null {
  const isOfOne = /^(?:each|every|one|this|nobody|everyone)$/.test(plain(words[0] ?? ""))
  for (let index = 1; index < Math.min(words.length, 8); index++) {
    const word = plain(words[index] ?? "")
    const before = words[index - 1] ?? ""
    const next = words[index + 1]
    if (isRelative(word)) return null
    if (isPreposition(before) || isDeterminer(before) || isConjunction(before)) continue
    if (/^(?:not|never)$/.test(word) && next !== undefined && isForm(next, "participle"))
      return { index, shape: "passive" }
    if (isVessel(words, index)) continue
    if (isAuxiliary(word) || isDoneByOne(words, index)) return { index, shape: "clause" }
    if (word === "works" && next === undefined && !isPluralWord(before) && !isConjunction(before))
      return { index, shape: "clause" }
    if (isUnheardDone(words, index)) return { index, shape: "passive" }
    if (isPreposition(word) && word !== "made") return passiveAfter(words, index)
    // "2 pairs a box" counts them.
    const isCounted =
      next?.startsWith("(") === true || (isNumber(before) && !/^(?:one|1)$/i.test(before) && isPluralWord(word))
    for (const { form, isAlsoNoun } of isCounted ? [] : verbForms(word)) {
      const isSure = isOfOne || !isAlsoNoun || opensObject(next) || opensWithParticiple(words.slice(index + 1))
      if (form === "third" && !isPluralWord(before) && isSure && (isOfOne || next !== undefined))
        return { index, shape: "clause" }
      const isAll = /^(?:all|both|the|these|my|our)$/.test(plain(words[0] ?? ""))
      const isAlone = words.length === 2 && doneAlone.has(word)
      if (form === "base" && isPluralWord(before) && (isAll || isAlone) && next === undefined)
        return { index, shape: "clause" }
      if (form === "base" && isPluralWord(before) && /^(?:it|them|you|your|the|an?|our)$/.test(plain(next ?? "")))
        return { index, shape: "clause" }
      if (form === "past" && /^(?:her|his|their|its|our|my|an?|the|it|them)$/.test(plain(next ?? "")))
        return { index, shape: "clause" }
      if (form === "base" && isPluralWord(before) && next !== undefined && opensAdjunct(next) && !isConjunction(next))
        return { index, shape: "clause" }
      const isActive = words.slice(1, index).some((one) => /^(?:I|we|you|they|he|she|it)$/.test(one))
      if (form === "participle" && isActive) return { index, shape: "clause" }
      if (form === "participle" && opensAdjunct(next) && !/^(?:set|cut|used|split|read|cost|run|won|met)$/.test(word))
        return { index, shape: "passive" }
    }
  }
  return null
}

/** "Roast date on the bag stamped by hand": a passive may come after one preposition, nothing else may. */
function passiveAfter(words: readonly string[], from: number): { index: number; shape: "clause" | "passive" } | null {
  for (let index = from + 2; index < Math.min(words.length, 9); index++) {
    const word = plain(words[index] ?? "")
    if (isAuxiliary(word) && !words.slice(0, index).some(isRelative)) return { index, shape: "clause" }
    if (word === "included" || word === "needed" || word === "available") return { index, shape: "passive" }
  }
  return null
}

/** "If a rib breaks, post it to us", "parts that wear are replaced": whole sentences, whatever they begin with. */
const condition =
  /^(?:if|when|once|unless|while) [^,]{4,}, \S|^(?!(?:an?|one|no) )(?:[\p{L}-]+ ){1,3}(?:that|who) \p{L}+ (?:[\p{L}-]+ ){0,2}(?:is|are|was|were|has|have|will|can) \S/iu

export function readFragment(text: string): Fragment {
  if (text.includes("?") || condition.test(text)) return { shape: "clause", text, subject: "", rest: text }
  if (/^[\p{L} ]{3,24}: /u.test(text)) return { shape: "noun", text, subject: "", rest: text }
  if (isQualityRow(text)) return { shape: "adjective", text, subject: "", rest: text }
  const words = text.split(" ")
  const whole = (shape: Shape): Fragment => ({ shape, text, subject: "", rest: text })
  const first = firstWordShape(words)
  if (first === "clause") return { shape: "clause", text, subject: words[0] ?? "", rest: words.slice(1).join(" ") }
  if (first !== null) return whole(first)
  if (words.length <= 3 && words.every((word) => isPredicate(word) || isConjunction(word) || isAdverb(word)))
    return whole("adjective")
  const predicate = predicateAt(words)
  if (predicate === null) return whole("noun")
  const subject = words.slice(0, predicate.index).join(" ")
  const rest = words.slice(predicate.index).join(" ")
  const [, much = ""] = (predicate.shape === "passive" && degree.exec(subject)) || []
  if (much === "") return { shape: predicate.shape, text, subject, rest }
  return { shape: predicate.shape, text, subject: subject.slice(0, -much.length - 1), rest: `${much} ${rest}` }
}
