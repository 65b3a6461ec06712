import { properNames } from "../../text/names.ts"
import { isRightWord } from "../../text/right-words.ts"
import { isForm } from "../understand/verbs.ts"
import { isAuxiliary } from "../understand/word-kinds.ts"

/** A picture between two words parts them. */
export const withCommas = (text: string): string =>
  text
    .replace(/\s+:[()DP|/](?=\s|$)/g, ",")
    .replace(
      /(?<=[\p{L}\d])\s*\p{Extended_Pictographic}(?:\p{Extended_Pictographic}|\uFE0F|\u200D|\s)*(?=\p{Ll})/gu,
      ", ",
    )

const daysOfWeek = "Monday Tuesday Wednesday Thursday Friday Saturday Sunday".split(" ")
const dayOf = (short: string): string =>
  daysOfWeek.find((day) => day.toLowerCase().startsWith(short.slice(0, 3).toLowerCase())) ?? short

/** "mon-sat 9-5" is when it is open. */
const hours =
  /(?<![\p{L}-])(?:open )?(mon|tue|wed|thu|fri|sat|sun)[a-z]* ?[-–] ?(mon|tue|wed|thu|fri|sat|sun)[a-z]*,? (\d{1,2}(?:[.:]\d\d)?(?: ?[ap]m)?) ?[-–] ?(\d{1,2}(?:[.:]\d\d)?(?: ?[ap]m)?)/giu

const rows: readonly (readonly [RegExp, string])[] = [
  [/(?<!\S)#1 (?=\p{L})/gu, ""],
  [/\b(pet|family|child|kid|dog|budget|beginner|eco|user) friendly(?= \p{Ll})/giu, "$1-friendly"],
  [/\b(left|right) hand (?=\p{Ll}{4,}s\b)/giu, "$1-hand "],
  [/\bone time (?=visit|fee|payment|charge|purchase|treatment)/gi, "one-time "],
  [/\blic\.? ?#?(?=\d)/gi, "license "],
  [/\b(\d+) (?:years|yrs)(?: of)? exp(?:erience)?\b(\.?)/gi, "$1 years of experience$2"],
  [
    /(?<![\d.,] ?)\b((?!1 )\d+) (minute|hour|day|week|month|mile|page|step|part|piece|foot|inch) (?=\p{Ll}{3,})/gu,
    "$1-$2 ",
  ],
  [/\s+RIP\b/g, ""],
  [/\b(\d+ (?:days|weeks|months|hours)) (?=(?:hire|rental|notice|warranty|guarantee)\b)/gi, "$1' "],
  [/\b(?:EP|Ep|ep)\.? ?#?(?=\d{1,3}\b)/g, "episode "],
  [/\b(no (?:\p{L}+ ){1,3}?)to (big|small|far|old|late|large|little|heavy|dirty)(?=[.,;!?]|$)/giu, "$1too $2"],
]

/** "Dvsa approved", "fsa registered": initials of an office, where the word is no other. */
const offices =
  /(?<![\p{L}\d'’-])(\p{L}\p{Ll}{2,4})(?=[ -](?:approved|registered|certified|accredited|licen[cs]ed|regulated|inspected)\b)/giu
const asOffice = (word: string): string =>
  isRightWord(word.toLowerCase()) || properNames.has(word.toLowerCase()) ? word : word.toUpperCase()

/** "Cover Sheffield Rotherham and Barnsley" forgot a comma. */
const townsInRow = /(?<=^|[.!?] |\p{Ll} )(\p{Lu}\p{Ll}{3,}) (\p{Lu}\p{Ll}{3,})(?= (?:and|&) \p{Lu}\p{Ll}{3,})/gu

/** "We catch the legend fish finally" */
const lateFinally =
  /(?<![\p{L}\d])(we|I|you|and|&) (\p{Ll}+) ((?:the|an?|our|my|his|her|their) [^,.;:!?]{3,40}?) finally(?=[,.;!?]|$)/giu

/** Small things that sellers type short, as a sentence has them. */
export const tidyText = (text: string): string =>
  rows
    .reduce((tidy, [from, to]) => tidy.replace(from, to), text)
    .replace(offices, asOffice)
    .replace(townsInRow, (whole: string, first: string, second: string) =>
      properNames.has(first.toLowerCase()) && properNames.has(second.toLowerCase()) ? `${first}, ${second}` : whole,
    )
    .replace(lateFinally, (whole: string, who: string, verb: string, what: string) =>
      isAuxiliary(verb) || !(isForm(verb, "base") || isForm(verb, "past")) ? whole : `${who} finally ${verb} ${what}`,
    )
    .replace(
      hours,
      (_, first: string, last: string, from: string, to: string) =>
        `open ${dayOf(first)} to ${dayOf(last)} ${from} to ${to}`,
    )

/** "Most satisfying detail on YouTube": what nobody can know of all others. */
export const boasting =
  /^(?:the )?(?:most (?:satisfying|insane|epic|amazing|incredible|shocking|viewed|viral|popular|unbelievable|intense|dangerous)|craziest|nastiest|greatest|sickest|best) \p{L}+(?: \p{L}+){0,3}$/iu

/** A greeting over a page tells nothing of what is offered. */
export const greeting =
  /^(?:hello|hi|hey|welcome|good (?:morning|evening))(?:,? (?:everyone|all|there|aboard|and welcome|welcome))*(?: (?:to|at|from) .*)?[.!]?$/i

/** Asking for a like is no part of what is offered. */
export const begging =
  /^(?:please |pls )?(?:like|sub|subscribe|smash|follow)\b.*\b(?:like|sub|subscribe|part|more|channel|button)\b/i
