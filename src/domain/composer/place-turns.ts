import { withArticle } from "../text/article.ts"
import { type Change, isDone, large } from "./turning.ts"
import { verbForms } from "./understand/verbs.ts"
import { isAuxiliary } from "./understand/word-kinds.ts"

// Where things are made, seen and done: two places, a place and a maker, a place and what happens there change places.

const named = String.raw`in \p{Lu}[\p{L}'’-]+(?: (?:on |of |upon )?\p{Lu}[\p{L}'’-]+)*(?:, \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)*)?`

/** "written by a nurse in Leeds" */
const turnMakerAndPlace: Change = (text) =>
  text.replace(
    new RegExp(String.raw`\b(\p{Ll}+) (by (?:an?|two|three|\p{Lu})[^,;:.]{2,50}?) (${named})(?=[.;]|$)`, "u"),
    (whole: string, done: string, who: string, town: string) =>
      isDone(done) && !/ (?:and|who|whose|that|which|after|in|at|on|from) /.test(who)
        ? `${done} ${town} ${who}`
        : whole,
  )

const places = "(?:in|on|at|under|over|near)"

/** "on your phone and in your iCloud" */
const turnTwoWays: Change = (text) =>
  text.replace(
    new RegExp(
      String.raw`(?<=\p{L} )(${places} (?!the (?:one|left|right) )[^,;:.()]{2,26}?) (and|or) (${places} [^,;:.()]{2,30})(?=[.;]|$|, (?:so|and|but|because|which))`,
      "u",
    ),
    (whole: string, first: string, joint: string, second: string, at: number) => {
      const inner = ` ${first.slice(3)} ${second.slice(3)} `
      const isPlain = !/ (?:and|or|that|which|who|if|when|once|so|is|are|was|it|them|then|there) /.test(inner)
      // "from £9 to £14 and on Sundays": a span has its own order.
      const isSpan = first.startsWith("from ") || /\b(?:between|both|either)$/.test(text.slice(0, at).trimEnd())
      return isPlain && !isSpan ? `${second} ${joint} ${first}` : whole
    },
  )

const _hasVerb = (words: readonly string[]): boolean =>
  words.some(
    (word) =>
      isAuxiliary(word) ||
      verbForms(word).some(({ form, isAlsoNoun }) => (form === "third" && !isAlsoNoun) || form === "past"),
  )

/** "a former fire station" was once one. */
const sayOnceWas: Change = (text) =>
  text.replace(
    /\b(in|at|from) an? former (\p{Ll}+)(?=(?: \p{Ll}+)?(?: (?:in|on|near|at|by)\b|[.,;]|$))/u,
    (_, at: string, what: string) => `${at} what was once ${withArticle(what)}`,
  )

/** "Before you pay, …" and "You can see it before you pay." */
const frontBefore: Change = (text) =>
  text.replace(
    /^(You|We|I|They) (can|may|will) ([^,;:.]{6,50}?) (before|after|once|while) ((?:you|we|it|they|the)\b [^,;:.]{2,40})\.$/u,
    (whole: string, who: string, can: string, what: string, when: string, rest: string) =>
      / (?:that|which|who|if|when)(?: |$)/.test(what)
        ? whole
        : `${large(when)} ${rest}, ${who === "I" ? who : who.toLowerCase()} ${can} ${what}.`,
  )

const months = "January|February|March|April|May|June|July|August|September|October|November|December"

/** "Bought in 2023 for £430" */
const moveTimeBack: Change = (text) =>
  text.replace(
    new RegExp(
      String.raw`(?<=\p{L} )(in (?:${months}|(?:(?:${months}) )?\d{4})) ((?:from|with|for) [^,;:.]{3,40}?)(?=[.;]|$)`,
      "u",
    ),
    (whole: string, when: string, how: string) =>
      / (?:and|or|that|which|who|when|after|before|to|years|months|in) /.test(` ${how} `) ? whole : `${how} ${when}`,
  )

/** Every change of places, tried one by one. */
export const placeTurns: readonly Change[] = [turnMakerAndPlace, frontBefore, turnTwoWays, sayOnceWas, moveTimeBack]
