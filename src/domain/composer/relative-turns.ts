import { type Change, isSentenceWith } from "./turning.ts"
import { ingForm, isForm, verbForms } from "./understand/verbs.ts"
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
} from "./understand/word-kinds.ts"

// What is said of a thing right behind it: with "who", "that" and "which", or without them.

/** What one is, and does not do: nobody is "wanting". */
const states =
  /^(?:be|have|own|want|need|like|love|hate|know|prefer|believe|think|mean|understand|remember|deserve|feel|seem|keep|put|say|do|can|may|will|go|come|only|never|always|just|still|did)$/

/** "those who row on a machine" are those rowing on one. */
const closeWho: Change = (text) =>
  text.replace(
    /\b(those|people|anyone|anybody|someone|somebody|\p{Ll}+(?:s|men|women|children)) who (\p{Ll}+) ([^,;:.]{3,}?)(?=[,;:.]|$)/u,
    (whole: string, who: string, verb: string, rest: string) => {
      const isOne = /(?:one|body)$/.test(who)
      const found = verbForms(verb).find(({ form }) => form === (isOne ? "third" : "base"))
      const isWhole = !/ (?:and|or|but|is|are|has|have) /.test(` ${rest} `)
      return found === undefined || states.test(found.base) || !isWhole
        ? whole
        : `${who} ${ingForm(found.base)} ${rest}`
    },
  )

const isNoun = (word: string): boolean =>
  /^\p{Ll}[\p{Ll}-]{2,}$/u.test(word) &&
  !(
    isAuxiliary(word) ||
    isAdverb(word) ||
    isPronoun(word) ||
    isPreposition(word) ||
    isDeterminer(word) ||
    isConjunction(word) ||
    isNumber(word) ||
    isRelative(word) ||
    isAdjective(word)
  ) &&
  !verbForms(word).some(({ form, isAlsoNoun }) => form !== "base" && !(form === "third" && isAlsoNoun)) &&
  !/^(?:it|them|us|me|him|her|well|fast|hard|right|is|been|being|not|then|ones|others|everything|nothing|something)$/.test(
    word,
  )

/** "The price we paid is printed inside" is the price that we paid. */
const sayThatOfSubject: Change = (text) =>
  text.replace(
    /^(The (?:\p{Ll}[\p{Ll}-]* ){0,3}?)(\p{Ll}{3,}) (we|I|you|they) (\p{Ll}+)(?= (?:is|are|was|were|has|have|can|will)\b)/u,
    (whole: string, before: string, noun: string, who: string, verb: string) =>
      isNoun(noun) && !isAuxiliary(verb) ? `${before}${noun} that ${who} ${verb}` : whole,
  )

/** "a gauge you can read", "a day you choose" */
const sayThatOfObject: Change = (text) =>
  text.replace(
    /\b((?:[Aa]n?|[Tt]he|[Oo]ne|two|three|any) (?:\p{Ll}[\p{Ll}-]* ){0,2}?)(\p{Ll}{3,}) (you|we) (can|could|choose|pick|set|make|use|sell|fire|cut|write|sew|find|carry)(?=[ .,;]|$)/u,
    (whole: string, before: string, noun: string, who: string, verb: string, at: number) => {
      const ahead = text.slice(0, at)
      const isTime = /^(?:time|moment|minute|day|week|month|year|way)$/.test(noun)
      const isInside = !isPreposition(text.split(" ")[0] ?? "") && !/[,;]/.test(ahead)
      const isMeant = isNoun(noun) && (!isTime || /^(?:choose|pick|set)$/.test(verb)) && isInside
      return isMeant && !/\b(?:if|when|once|after|before|while|until|so|because) /.test(ahead)
        ? `${before}${noun} that ${who} ${verb}`
        : whole
    },
  )

const effects =
  "stops|lets|keeps|makes|helps|matters|prevents|saves|allows|leaves|is (?:the (?:part|reason|one|bit|thing)|what|why|how|where)"

/** "It turns 35 degrees each way, which stops the bars from jackknifing." */
const splitAtWhich: Change = (text) =>
  text.replace(
    new RegExp(String.raw`^([^;:]{15,}), which (${effects}) ([^;:]{6,}\.)$`, "u"),
    (whole: string, head: string, verb: string, rest: string) =>
      isSentenceWith(head.split(" ")) && !/, (?:which|who|where)\b/.test(head)
        ? `${head}. That ${verb} ${rest}`
        : whole,
  )

/** "a floor pump with a gauge" has a gauge. */
const sayHas: Change = (text) =>
  text.replace(
    /^((?:An?|This is an?|It is an?|Here is an?|\p{Lu}[\p{L}'’ -]{2,30} is an?) (?:[\p{L}\d][\p{L}\d'’-]* ){1,5}?)with (an? )/u,
    (whole: string, head: string, article: string) => {
      const words = head.trim().split(" ")
      const noun = words.at(-1) ?? ""
      const isPlain = words.slice(3).every((word) => !isPreposition(word) && !isConjunction(word) && !isRelative(word))
      return isNoun(noun) &&
        !isPluralWord(noun) &&
        isPlain &&
        !words.slice(3).some((word) => isForm(word, "past") || isForm(word, "third"))
        ? `${head}that has ${article}`
        : whole
    },
  )

/** "We also re-cut worn inscriptions." */
const moveAlso: Change = (text) =>
  text.replace(
    /\b(we|I|you|they|it|We|I|You|They|It) also (\p{Ll}[\p{Ll}-]+) ([^,;:.()]{3,45})(?=[.;]|$)/u,
    (whole: string, who: string, verb: string, rest: string) =>
      isAuxiliary(verb) || / (?:and|if|when|that|which|who|because) (?!(?:\p{Ll}+)$)/u.test(rest)
        ? whole
        : `${who} ${verb} ${rest}, too`,
  )

const others: Readonly<Record<string, string>> = { it: "it", they: "them", you: "you", we: "us", he: "him", she: "her" }

/** "so you can count the poles", "so a child can lift it" */
const sayLets: Change = (text) =>
  text.replace(
    /,? so (?:that )?(it|they|you|we|(?:the|your|an?|our) [\p{Ll}-]+(?: [\p{Ll}-]+)?) can (?!(?:not|always|still|only|be|see)\b)(?=\p{Ll})/u,
    (whole: string, who: string, at: number) =>
      /[?!]/.test(text) || /\b(?:not|only|just|and|or)$/.test(text.slice(0, at)) || at < 6
        ? whole
        : `, which lets ${others[who] ?? who} `,
  )

/** Every change of what is said of a thing behind it, tried one by one. */
export const relativeTurns: readonly Change[] = [
  closeWho,
  sayThatOfSubject,
  sayThatOfObject,
  splitAtWhich,
  sayHas,
  moveAlso,
  sayLets,
]
