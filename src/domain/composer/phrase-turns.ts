import type { Change } from "./turning.ts"
import { isForm, verbForms } from "./understand/verbs.ts"
import { isPluralWord, isPreposition, isPronoun, isRelative } from "./understand/word-kinds.ts"

// A phrase inside a sentence told otherwise: relatives opened and closed, small lists turned, an opener said again.

const people = String.raw`people|those|women|men|families|couples|\p{Ll}+(?:ers|ists|ants|parents|students|fans|friends|owners)`

/** "people furnishing a first flat" are people who furnish one. */
const openDoing: Change = (text) =>
  text.replace(
    new RegExp(String.raw`\b(${people}) (\p{Ll}+ing) (?=\p{L})`, "u"),
    (whole: string, who: string, doing: string) => {
      const verb = verbForms(doing).find(({ form }) => form === "ing")
      return verb === undefined || / (?:and|or) \p{Ll}+ing\b| who /u.test(text) ? whole : `${who} who ${verb.base} `
    },
  )

const openDoingOne: Change = (text) =>
  text.replace(
    /\b(someone|anyone|somebody|anybody) (\p{Ll}+ing) (?=\p{L})/u,
    (whole: string, who: string, doing: string) => (isForm(doing, "ing") ? `${who} who is ${doing} ` : whole),
  )

/** "teak blocks which are carved in our lane" are teak blocks carved there. */
const closeRelative: Change = (text) =>
  text.replace(
    /(?<=\p{Ll}{3} )(?:which|that) (?:is|are|was|were) (\p{Ll}+)(?= (?:by|in|with|at|on|from|for|to|out|of|under|over)\b)/u,
    (whole: string, participle: string, at: number) => {
      const before = text.slice(0, at).trim().split(" ").at(-1) ?? ""
      const isThing =
        !isPreposition(before) && !isPronoun(before) && !/^(?:all|one|those|ones|so|now|and)$/.test(before)
      return isForm(participle, "participle") && isThing ? participle : whole
    },
  )

/** "It is for bird watchers and people with a first flat": each of them may have its own "for". */
const repeatFor: Change = (text) =>
  text.replace(
    /^((?:(?:It|They|This|These|The)(?: [\p{L}-]+){0,4} (?:is|are) |One |Something |Have (?:it|them) )?[Ff]or ([^,;:.]{3,60}?)) (and|or) (?!for\b|no\b|want|so\b)([^,;:.]{8,})\.$/u,
    (whole: string, head: string, first: string, joint: string, second: string) => {
      const last = first.split(" ").at(-1) ?? ""
      const next = second.split(" ")[0] ?? ""
      const isApart = isPluralWord(last) || /^(?:someone|anyone) /.test(first)
      const isVerb = ["base", "third", "past", "ing", "participle"].some((form) =>
        verbForms(next).some((found) => found.form === form),
      )
      const hangs = first.split(" ").some((word) => isPreposition(word) || isRelative(word))
      return isApart && !isVerb && !hangs ? `${head} ${joint} for ${second}.` : whole
    },
  )

const wish = /^(?:want|need|like|love|know|hate)$/

/** "those who put sauce on everything and want flavour" are those who want it, too. */
const repeatWho: Change = (text) =>
  text.replace(
    /\b(who|which) (\p{Ll}+) ([^,;:.]{3,50}?) and (\p{Ll}+)(?= \p{L})/u,
    (whole: string, who: string, first: string, middle: string, second: string) => {
      const isPair = (["base", "third", "past"] as const).some(
        (form) => isForm(first, form) && (isForm(second, form) || (form === "base" && wish.test(second))),
      )
      const isNoun = verbForms(second).some(({ isAlsoNoun }) => isAlsoNoun)
      return isPair && !isNoun && !/ and | who | which /.test(middle)
        ? `${who} ${first} ${middle} and ${who} ${second}`
        : whole
    },
  )

/** "a crash or a flood", the other way round. */
const turnArticled: Change = (text) =>
  text.replace(
    /(?<!\b(?:both|either|between) )\b(an? \p{Ll}+) (and|or) (an? \p{Ll}+)(?=[.,;]|$)/u,
    (whole: string, first: string, joint: string, second: string) =>
      / (?:few|lot|bit|pair|couple|week|year|month|day|half)$/.test(first) || / (?:half|lot|bit|few)$/.test(second)
        ? whole
        : `${second} ${joint} ${first}`,
  )

/** "in carbon or fibreglass" */
const turnOr: Change = (text) =>
  text.replace(
    /(?<=\b(?:in|of|from|with|by|as) )(\p{Ll}{3,}) or (\p{Ll}{3,})(?=[.,;]|$| (?:and|with|for)\b)/u,
    (whole: string, first: string, second: string) =>
      /^(?:more|less|later|not|none|none|even|without|two|other|so)$/.test(second) ? whole : `${second} or ${first}`,
  )

/** "…, black and chrome." */
const turnLastPair: Change = (text) =>
  text.replace(
    /^([^,]{8,}), (\p{Ll}+) and (\p{Ll}+)\.$/u,
    (whole: string, head: string, first: string, second: string) =>
      /^(?:all|more|such|others?)$/.test(second) ||
      isPreposition(first) ||
      isForm(first, "base") ||
      isForm(second, "third") ||
      isForm(second, "past")
        ? whole
        : `${head}, ${second} and ${first}.`,
  )

const _leans =
  /\b(?:I|we|you|no extra|is|are|them|it|its|they|which|that|this|these|each|one|both|and|or|with|not|so|but|for)\b/i

/** "(pump not included)" */
const sayIncluded: Change = (text) =>
  text.replace(/\((\p{Ll}+) not included\)/u, (_, thing: string) =>
    isPluralWord(thing) ? `(the ${thing} are not included)` : `(the ${thing} is not included)`,
  )

/** Every change inside a sentence, tried one by one. */
export const phraseTurns: readonly Change[] = [
  openDoing,
  openDoingOne,
  closeRelative,
  repeatFor,
  repeatWho,
  turnArticled,
  turnOr,
  turnLastPair,
  sayIncluded,
]
