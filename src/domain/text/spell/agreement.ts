import { isPlural } from "../words/plural.ts"
import { thirdPerson } from "../words/verbs.ts"
import { canBeBase, kindOf } from "../words/word-kinds.ts"
import { wordSet } from "../words/word-set.ts"

/** What a seller says that a thing does; "cut" and "fit" of "it fit my old car" may be of the past. */
const deeds =
  wordSet(`come need work take tell give make hold run look feel go keep help show turn stop start weigh measure
  say cost use leave charge fold open close lift stand sit last cover include play save reach want mean move pull push burn
  dry wash smell taste sound bend melt leak shrink stretch hang stick mount plug connect sync send ask count track record
  get seem stay remind scan print export calculate`)
const pronoun =
  /(?<=(?:^|[\n.!?;,(] ?|(?<!\p{L})(?:and|but|so|because|then|if|when|unless|while) ))((?:it|he|she) )(\p{Ll}{2,10})(?= \p{L})/giu

/** Singular in form, and several all the same. */
const several =
  /^(?:people|children|men|women|police|cattle|sheep|fish|deer|staff|team|crew|family|folk|others|most|some|many|all|both|none|please|pls|plz|sorry|thanks|cheers|maybe|honestly|seriously|sir|madam|text|message|e-?mail)$/i
const denied =
  /(?<=(?:^|[\n.!?;,(] ?)(?:(?:the|this|that|my|our|one|each|its) )?(?:\p{L}+ )?)(\p{Ll}{3,}) (don't|have not|do not)(?= \p{Ll})/giu

const isOne = (noun: string): boolean =>
  /^(?:noun|ing)$/.test(kindOf(noun.toLowerCase())) && !isPlural(noun) && !canBeBase(noun) && !several.test(noun)

/** "Measure you're door", "in you're own time": behind these, it is the buyer's. */
const owned =
  /(?<=(?<!\p{L})(?:measure|check|bring|send|choose|pick|wash|clean|keep|protect|for|of|in|on|with|to|from|into|at|by) )you're(?= \p{Ll})/giu

/** "16 years experience" */
const ofTime =
  /(?<=(?<![\p{L}\d])(?:\d+\+?|two|three|four|five|six|ten|twelve|fifteen|twenty|thirty|forty|many) )(years|months|weeks|days) (?=(?:experience|notice|warranty|guarantee)(?!\p{L}))/giu

/** "Holding tanks an grease traps" */
const lastOfRow = /(?<=\p{L}{2} )an(?= (\p{Ll}+)(?: (\p{Ll}+))?)/gu
const isAnd = (next: string, behind = ""): boolean => /^[^aeiouh]/.test(next) && (isPlural(next) || isPlural(behind))

/** In haste, "it tell you the cost" tells you, and "the table don't have a drawer" doesn't. */
export const withAgreement = (text: string): string =>
  text
    .replace(owned, "your")
    .replace(lastOfRow, (typed, next: string, behind?: string) => (isAnd(next, behind) ? "and" : typed))
    .replace(ofTime, "$1' ")
    .replace(pronoun, (whole, subject: string, verb: string) =>
      deeds.has(verb.toLowerCase()) ? `${subject}${thirdPerson(verb)}` : whole,
    )
    .replace(denied, (whole, noun: string, verb: string) =>
      isOne(noun) ? `${noun} ${verb === "have not" ? "has not" : verb.replace(/^do/i, "does")}` : whole,
    )
