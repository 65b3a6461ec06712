import { type Change, isDone } from "./turning.ts"
import { isForm, verbForms } from "./understand/verbs.ts"
import {
  isAdjective,
  isAuxiliary,
  isDeterminer,
  isNumber,
  isPluralWord,
  isPreposition,
  isPronoun,
  isRelative,
} from "./understand/word-kinds.ts"

// The last of a list set apart from the others. The order stays what it was, for it may mean something.

const isVerb = (word: string): boolean =>
  isAuxiliary(word) ||
  verbForms(word).some(({ form, isAlsoNoun }) => form === "past" || (form === "third" && !isAlsoNoun))

/** "living trusts": a plural that somebody's verb looks like. */
const isNamedByLast = (words: readonly string[]): boolean =>
  isPluralWord(words.at(-1) ?? "") && !isDeterminer(words[0] ?? "") && !isNumber(words[0] ?? "")

/** A thing and what it is like, with nothing behind it that could be said of the others too. */
const isThing = (item: string): boolean => {
  const words = item.split(" ")
  return (
    words.length < 6 &&
    /^[\p{Ll}\d]/u.test(item) &&
    !/[()"“”]|['’]t\b/.test(item) &&
    !words.some((word) => isPreposition(word) || isPronoun(word) || isRelative(word)) &&
    !(isNamedByLast(words) ? words.slice(0, -1) : words).some(isVerb) &&
    !/^(?:an? (?:little|few|bit|touch|hint|dash|pinch)|some|then|so|not|no|also|all|each|every|both|other|others|more|even|just|only|the rest|such|like|without|as)\b/.test(
      item,
    ) &&
    !/ly$/.test(words[0] ?? "") &&
    !isForm(words[0] ?? "", "ing") &&
    !isForm(words[0] ?? "", "base")
  )
}

/** Of these two or more are meant together, and the last may not be torn away. */
const together =
  /\b(?:between|both|either|neither|from|mix(?:es|ed)?|blends?|match(?:es)?|pairs?|combin\p{Ll}+|not|no|never|without|nothing|nobody|none|or|than|choose|choice|pick|same|halfway|total|together)\b|n['’]t\b/iu

/** The verb, or the small word, that the things of a list hang on. */
const opens = (word: string): boolean =>
  /^(?:with|has|have|includes?|gets?|gives?|sells?|brings?|keeps|needs?|of|contains?|offers?|shows?|adds?)$/.test(
    word,
  ) ||
  verbForms(word).some(({ form, isAlsoNoun }) => form === "third" && !isAlsoNoun) ||
  isForm(word, "base")

/** "wills, living trusts and powers of attorney, as well as guardianship papers" */
const setLastApart: Change = (text) =>
  text.replace(
    /^((?:[^,;:.]*? )?)([^,;:.]{3,70}?), ([^;:.]{3,120}?),? and ([^,;:.]{3,50})(?=\.|$|, (?:with|and|which|so) )/u,
    (whole: string, before: string, opener: string, middle: string, last: string, at: number) => {
      const words = `${before}${opener}`.split(" ")
      const start = words.slice(0, -1).findLastIndex((word) => opens(word))
      const first = words.slice(start + 1).join(" ")
      const inner = middle.split(", ")
      const isList =
        start > 0 &&
        first !== "" &&
        [last].every(isThing) &&
        [first, ...inner].every((item) => isThing(item.replace(/ of \p{Ll}+$/u, ""))) &&
        !/ and /.test(middle)
      const isSentence = at === 0 && !together.test(`${words.join(" ")} ${last}`)
      // "hatha, yin and pregnancy classes" are three kinds of classes; "knotless and soft" are no things.
      const isShared = !/ /.test([first, ...inner].join("")) && / /.test(last)
      const isLike = [first, ...inner, last].some((item) => isAdjective(item.split(" ").at(-1) ?? "") || isDone(item))
      if (!isList || isShared || isLike || !isSentence || isForm(last.split(" ")[0] ?? "", "third")) return whole
      const row = [words.join(" "), ...inner]
      return `${row.slice(0, -1).join(", ")} and ${row.at(-1) ?? ""}, as well as ${last}`
    },
  )

const opener = String.raw`an?|the|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d+|my|our|your|its`

/** "a hose for draining as well as a handle that folds": two things with an article each, after a verb. */
const sayAsWellAs: Change = (text) =>
  text.replace(
    new RegExp(String.raw`^([^;:.]{12,}?[^,;:. ]) and ((?:${opener}) [^,;:.]{3,60})(?=\.|$)`, "u"),
    (whole: string, before: string, last: string) => {
      const words = before.split(" ")
      const at = words.findIndex((word, place) => place > 0 && opens(word) && !/^(?:is|are|was|were|be)$/.test(word))
      const first = words.slice(at + 1).join(" ")
      const isPair =
        at > 0 &&
        new RegExp(`^(?:${opener}) `, "u").test(first) &&
        !/,/.test(first) &&
        !first.split(" ").some((word) => isRelative(word) || isVerb(word) || /^(?:and|or|if|when|to)$/.test(word))
      // "two adults and one child" sit in it together.
      const areCounts = words.slice(-3).some(isNumber) && isNumber(last.split(" ")[0] ?? "")
      const hasVerb = last.split(" ").some((word, place, all) => isVerb(word) && !isRelative(all[place - 1] ?? ""))
      return isPair &&
        !hasVerb &&
        !areCounts &&
        !together.test(`${before} ${last}`) &&
        !/^\d|^(?:its|your|my|our) .*\d/.test(last)
        ? `${before} as well as ${last}`
        : whole
    },
  )

/** "rebuild": done again. */
const isBase = (word: string): boolean =>
  isForm(word, "base") || (word.startsWith("re") && isForm(word.slice(2), "base"))

/** "No account is needed. No data leaves the phone." */
const splitDenials: Change = (text) =>
  text.replace(/^(No [^,;:.]{8,60}) and no ([^,;:.]{8,60})\.$/u, (whole: string, first: string, second: string) =>
    [first, second].every((half) => half.split(" ").some((word, at) => at > 0 && isVerb(word)))
      ? `${first}. No ${second}.`
      : whole,
  )

/** "We replace slates and rebuild flashing. We also install new roofs." */
const splitDeeds: Change = (text) =>
  text.replace(
    /^(We|I) (\p{Ll}+ [^,;:.]{4,60}), (\p{Ll}+ [^,;:.]{4,60}?),? and (\p{Ll}+) ([^,;:.]{6,})\.$/u,
    (whole: string, who: string, first: string, second: string, verb: string, rest: string) => {
      const isDeed = (text: string) =>
        isBase(text.split(" ")[0] ?? "") && !/ (?:that|which|who|if|when|and|or) /.test(text)
      const isThird =
        isForm(verb, "base") &&
        !/ (?:it|them|for you|as well|too)$/.test(` ${rest}`) &&
        !/^(?:it|them|then)\b/.test(rest)
      return isDeed(first) && isDeed(second) && isThird
        ? `${who} ${first} and ${second}. ${who} also ${verb} ${rest}.`
        : whole
    },
  )

/** "the part that most sets get wrong", "roofs that other crews want to tear off" */
const sayThatOfOthers: Change = (text) =>
  text.replace(
    /\b(\p{Ll}{4,}) ((?:most|other|many|some|an?|your|the) \p{Ll}{3,}(?: \p{Ll}{3,})?|you|we|I|they) (want|would|get|post|trust|own|set|see|need|know|like|love|sell|made|make|bring|gave|bought|drew|draw|use|used|wear|eat|drink|cook|grow|grew|chose|choose|sent|send|left)(?= |[.,;]|$)/u,
    (whole: string, noun: string, who: string, verb: string, at: number) => {
      const ahead = text.slice(0, at)
      const before = ahead.trim().split(" ").at(-1) ?? ""
      // "lets you see" has a noun of the same form.
      const isThing =
        isPluralWord(noun) && verbForms(noun).length === 0
          ? !isPronoun(before)
          : isDeterminer(before) || isNumber(before)
      const isTime =
        /^(?:time|times|moment|minute|day|days|week|month|year|years|way|once|morning|evening|night|that|what|which|when|where|while|than|then|because|since|with|from|over)$/.test(
          noun,
        )
      const isFirst =
        ahead.trim() === "" ||
        /(?:^|[,;:] )(?:in|on|at|for|with|after|before|from|by|if|when|once|as|since|each|every)(?: [^,;:]*)?$/i.test(
          ahead.trim(),
        ) ||
        /[,;:] ?$/.test(ahead)
      return isThing && !isTime && !isFirst && !isVerbLike(noun) && isOfMany(who, verb)
        ? `${noun} that ${who} ${verb}`
        : whole
    },
  )

const isVerbLike = (word: string): boolean =>
  verbForms(word).some(({ form }) => form === "base" || form === "past" || form === "ing")
/** "the hem a needle used in" has no subject: who does a deed in the present agrees with it. */
const isOfMany = (who: string, verb: string): boolean =>
  /^(?:you|we|I|they)$/.test(who) ||
  verb === "would" ||
  (/^(?:most|other|many|some) /.test(who) && isPluralWord(who.split(" ").at(-1) ?? ""))

/** Every one of them, tried one by one. */
export const listTurns: readonly Change[] = [setLastApart, sayAsWellAs, splitDenials, splitDeeds, sayThatOfOthers]
