import { opensAdjunct, opensObject, predicateAt } from "./predicate-at.ts"
import { isQualityRow } from "./quality-row.ts"
import { treatedHow } from "./treated-how.ts"
import { isForm, verbForms } from "./verbs.ts"
import { choosing, doneTimes, isVeryQuality } from "./very-quality.ts"
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
   recorded filmed shot put`.split(/\s+/),
)

/** Nouns as often as verbs: they open an invitation only before what they are done to ("empty it in the bin"). */
const openersOfObject = new Set(
  "empty roll turn press squeeze charge clip unfold rub heat fill pull push hang peel plug wipe dry rinse".split(" "),
)

const marks = /^(?:marked|listed|certified|approved|tested|labelled|labeled|compliant|rated|registered)$/
/** "Third-party tested", "dermatologist approved": who did it, and nothing that it was done to. */
const testers = /^(?:\p{L}+-\p{L}+|lab|laboratory|vet|\p{L}{4,}(?:ologist|ician|trician|ly))$/u

/** "Umbrella a bit faded": how much stands with what is said, and not with the umbrella. */
const degree =
  / (a (?:bit|little|touch)|slightly|lightly|heavily|badly|quite|very|somewhat|rather|fully|freshly|newly)$/i

export const isPastEvent = (participle: string): boolean => pastEvents.has(plain(participle))

/** "Skips of 4 yards" and "prints (A3)" are things, and nothing that skips or prints. */
const opensObjectOf = (word: string, next = ""): boolean =>
  !next.startsWith("(") && (opensObject(next) || (isPreposition(next) && (next !== "of" || word === "tastes")))

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

/** "Comes with a lid", "fits pots of 5 inches" */
const opensDeed = ([first = "", next = "", ...rest]: readonly string[]): boolean =>
  /^(?:comes|includes)$/.test(plain(first)) ||
  (/^(?:fits|suits|holds|takes|accepts|seats)$/.test(plain(first)) && isPluralWord(next) && rest.length > 0)

/** "Fits iPhone 15", "each weighs 2 grams", "curls stay soft" */
function shapeOfSaid(word: string, next: string): Shape | null {
  if (isPluralWord(word) && /^(?:stay|keep|last|come|dry|feel|look|hold|never|always)$/.test(next)) return "clause"
  if (/^(?:fits|suits)$/.test(word) && /^(?:\p{Lu}|i\p{Lu}|\d)/u.test(next)) return "verb"
  const isOfEach = /^(?:each|both|all)$/.test(word)
  return isOfEach && (isForm(plain(next), "third") || /^(?:are|have)$/.test(plain(next))) ? "clause" : null
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
  // "Snap into small pieces for training"
  if (isBidding(word, next) || (next === "into" && isForm(word, "base") && words.length > 2)) return "imperative"
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
  const said = shapeOfSaid(word, next ?? "")
  if (said !== null) return said
  const how = treatedHow(words)
  if (how !== null) return how
  if (words.length === 2 && testers.test(word) && marks.test(plain(next ?? ""))) return "adjective"
  if (next === "and" && isAuxiliary(words[3] ?? "")) return "clause"
  if (opensDeed(words)) return "verb"
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

const opensSentence =
  /^(?:if|when|while|once|because|so|as|that|what|how|all|everything|before|after|since|until|where|and|but|or|then|here|there|now|sometimes|always|often|usually|every|each|this|last|next|come|rain|day)$/i

/** "Grind ring you can turn with one wet hand": a thing, and what somebody can do with it. */
function isContact(words: readonly string[], verb: number): boolean {
  const [first = ""] = words
  const noun = words[verb - 2] ?? ""
  return (
    verb > 1 &&
    /^(?:you|we|I|they)$/i.test(words[verb - 1] ?? "") &&
    /^\p{Ll}{3,}$/u.test(noun) &&
    !isAdverb(noun) &&
    !words.slice(0, verb).some((word) => isPreposition(word) || word.endsWith(",")) &&
    !isAdverb(first) &&
    !opensSentence.test(first) &&
    /^(?:can|will|could|may)$/.test(words[verb] ?? "")
  )
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
  if (isVeryQuality(text)) return whole("adjective")
  if (doneTimes.test(text)) return whole("participle")
  if (choosing.test(text)) return whole("imperative")
  const predicate = predicateAt(words)
  // "Cork base so they do not scratch the shelf": a thing, and what for.
  const isPurpose = predicate !== null && words.slice(1, predicate.index).includes("so")
  if (predicate === null || isPurpose || isContact(words, predicate.index)) return whole("noun")
  // "Ultrasonically cleaned" says how, and of nothing.
  if (predicate.shape === "passive" && words.slice(0, predicate.index).every((word) => /^\p{L}{4,}ly$/u.test(word)))
    return whole("participle")
  const subject = words.slice(0, predicate.index).join(" ")
  const rest = words.slice(predicate.index).join(" ")
  const [, much = ""] = (predicate.shape === "passive" && degree.exec(subject)) || []
  if (much === "") return { shape: predicate.shape, text, subject, rest }
  return { shape: predicate.shape, text, subject: subject.slice(0, -much.length - 1), rest: `${much} ${rest}` }
}
