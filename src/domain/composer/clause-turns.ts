import { withArticle } from "../text/article.ts"
import { type Change, isSentenceWith, large, small } from "./turning.ts"
import { isForm, pastForm, verbForms } from "./understand/verbs.ts"
import { isAdjective, isDeterminer, isNumber, isPluralWord, isPreposition, isPronoun } from "./understand/word-kinds.ts"

// Whole clauses told otherwise: split, moved to the front, moved back, or begun again with another word.

/** Whatever may follow a verb and never a noun in a list: an article, a number, a small word. */
const opensObject = (word: string): boolean =>
  isDeterminer(word) || isNumber(word) || isPreposition(word) || isPronoun(word)

const isPerson = (word: string): boolean =>
  /(?:ists?|m[ae]n|wife|husband|uncle|aunt|(?:moth|fath|teach|own|mak|pott|weav|bak|grow|paint|writ|found|design|sell|build|driv)ers?)$/.test(
    word,
  )

/** "Our pannier carries 22 litres and turns into a bag" as two sentences. */
const splitAtSecondVerb: Change = (text) => {
  const [, told = "", second = "", rest = ""] =
    /^((?:The|Our|This|Each|These|Those) [^,;:]{12,}?),? and (?:then )?(\p{Ll}+) ([^;:]{6,}\.)$/u.exec(text) ?? []
  const words = told.split(" ")
  const at = words.findIndex((word, place) => place > 1 && place < 6 && isVerb(word))
  const noun = words[at - 1] ?? ""
  const isMany = isPluralWord(noun)
  const isSecond =
    isBe.test(second) || (isForm(second, isMany ? "base" : "third") && opensObject(rest.split(" ")[0] ?? ""))
  const hangs =
    / (?:who|which|that|if|when|to|between|both|and (?:my|our|his|her|their|I|we|he|she|they|you|it)) /.test(
      told.replaceAll(" up to ", " "),
    ) || isPerson(noun)
  return at < 0 || !isSecond || hangs || /^(?:are|were|have)$/.test(second) !== (isMany && isBe.test(second))
    ? text
    : `${told}. ${isMany ? "They" : "It"} ${second} ${rest}`
}

const isBe = /^(?:is|are|was|were|has|have)$/
const isVerb = (word: string): boolean =>
  isBe.test(word) || (isForm(word, "third") && !isAlsoNoun(word)) || (isForm(word, "base") && !isForm(word, "ing"))
const isAlsoNoun = (word: string): boolean => verbForms(word).some((found) => found.isAlsoNoun)

/** "The window is perspex with a crack across one corner": what it has may be told apart. */
const splitAtWith: Change = (text) => {
  const found =
    /^(The|It|They|This|These|Our|Each) ((?:[\p{L}\d'’-]+ ){0,4}?)(is|are) ([^;:]{3,80}?)((?:, with(?= [\p{Ll}-]+ [\p{Ll}-]+s )|,? with(?= (?:an?|\d+|two|three|four|five|six|some) ))) ([^;:]+)\.$/u.exec(
      text,
    )
  if (found === null) return text
  const [, opener = "", noun = "", verb = "", middle = "", joint = "", rest = ""] = found
  const last = middle.split(" ").at(-1) ?? ""
  const isThing =
    !isAdjective(last) &&
    !/(?:ed|en|able|ible|ful)$/.test(last) &&
    !["base", "participle"].some((f) => isForm(last, f === "base" ? "base" : "participle"))
  if (
    (!joint.startsWith(",") && (!isThing || middle.split(" ").length > 2)) ||
    / (?:with|who|which|that) /.test(middle) ||
    /^for /.test(middle)
  )
    return text
  return `${opener} ${noun}${verb} ${middle}. ${verb === "is" ? "It has" : "They have"} ${rest}.`
}

/** "For nineteen summers my grandmother sold ices from a cart." */
const moveBack: Change = (text) =>
  text.replace(
    /^((?:For|Over) (?:\d+|\p{Ll}+(?:-\p{Ll}+)?) (?:years|summers|winters|months|weeks|seasons)|(?:Before|After|While) \p{Ll}+ing(?: \p{Ll}+){0,3}),? ((?:my|our|the|I|we|each|every|it|they|all)\b [^;:.]{12,})\.$/u,
    (whole: string, opener: string, rest: string) =>
      isSentenceWith(rest.split(" ")) ? `${large(rest)} ${opener.charAt(0).toLowerCase()}${opener.slice(1)}.` : whole,
  )

/** "I grew up over a shop, where I was trusted with the stone." */
const splitAtWhere: Change = (text) =>
  text.replace(
    /^(?!What |How |Who )([^,;:]{12,}), where ((?:I|we|it|they|he|she|you|the|our|my) [^,;:]{8,})\.$/u,
    (_, head: string, rest: string) => `${head}. There ${rest}.`,
  )

/** "a firm that used to make saddles" once made them. */
const sayOnce: Change = (text) =>
  text.replace(/\b(who|that|which) used to (\p{Ll}+)\b/u, (whole: string, who: string, verb: string) =>
    isForm(verb, "base") ? `${who} once ${pastForm(verb)}` : whole,
  )

/** "In 1997, Ailsa Rennie made her first one." */
const frontYear: Change = (text) =>
  text.replace(
    /^(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*) (\p{Ll}+) ([^,;:]{8,}) in (\d{4})\.$/u,
    (whole: string, who: string, verb: string, rest: string, year: string) =>
      // "Learned saddlery from him and opened the workshop in 2011": the year is that of the second alone.
      isForm(verb, "past") && !/ and \p{Ll}/u.test(rest) ? `In ${year}, ${small(who)} ${verb} ${rest}.` : whole,
  )

/** "If I cannot see one I run a fingernail round the rim." */
const moveIfBack: Change = (text) =>
  text.replace(
    /^(If|When|Once) ((?:I|you|we|it|they) [^,;:.]{4,30}?) (I|we|you|it|they) ((?:\p{Ll}+) [^,;:.]{6,})\.$/u,
    (whole: string, opener: string, condition: string, who: string, rest: string) =>
      isForm(rest.split(" ")[0] ?? "", who === "it" ? "third" : "base") &&
      !/ (?:that|which|what|and|or)$/.test(condition)
        ? `${large(who)} ${rest} ${opener.toLowerCase()} ${condition}.`
        : whole,
  )

/** "I and four women of our lane print." */
const bePolite: Change = (text) =>
  text.replace(/^(I|Me) and ([^,;:.]{3,40}) (\p{Ll}+)\.$/u, (whole: string, _, others: string, verb: string) =>
    isForm(verb, "base") ? `${large(others)} and I ${verb}.` : whole,
  )

/** "I knot these on my porch, takes me three hours each": the second has lost what it is said of. */
const giveSubject: Change = (text) =>
  text.replace(/^((?:I|We) [^,;:.]{8,}), (takes|costs|needs|comes|works|fits) ([^;:.]{6,})\.$/u, "$1. It $2 $3.")

/** "Slight variation is there." */
const tellThere: Change = (text) =>
  text.replace(
    /^(?:The )?(\p{L}[^,;:.]{3,40}?) is there((?: (?:in|on|at) [^,;:.]+)?)(\.?)$/u,
    (whole: string, thing: string, place: string, end: string) =>
      isPronoun(thing) ? whole : `There is ${withArticle(small(thing))}${place}${end}`,
  )

const broken = "broken|cracked|torn|worn|loose|stiff|bent|dented|faded|chipped|rusty|scratched|stained|missing"

/** "The black case has a broken hinge." · "The 7 iron has a ding on the toe." */
const tellFault: Change = (text) =>
  text
    .replace(
      new RegExp(`^The ([^,;:.]{3,40}?) has an? (${broken}) ([\\p{Ll} -]{3,30})(\\.?)$`, "u"),
      (_, thing: string, how: string, part: string, end: string) =>
        `The ${part} of the ${small(thing)} is ${how}${end}`,
    )
    .replace(
      /^The ([\p{Ll}][^,;:.]{2,30}?) has (an? [\p{Ll} -]{3,30}) (on|in|at|along|across) the ([\p{Ll} -]{3,30})(\.?)$/u,
      "There is $2 $3 the $4 of the $1$5",
    )

/** "You drop it at the box" bids the same as "Drop it". */
const bid: Change = (text) =>
  text.replace(
    /^You (drop|send|choose|pick|print|cut|open|fold|press|turn|put|add|pay|book|call|message|fill|hang|pull) (?=it\b|them\b|the\b|your\b|an?\b)/u,
    (_, verb: string) => `${large(verb)} `,
  )

/** Every change of clauses, tried one by one. */
export const clauseTurns: readonly Change[] = [
  splitAtSecondVerb,
  splitAtWith,
  moveBack,
  splitAtWhere,
  sayOnce,
  frontYear,
  moveIfBack,
  bePolite,
  giveSubject,
  tellThere,
  tellFault,
  bid,
]
