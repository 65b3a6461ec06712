import { fixedCase } from "../../../text/case/fixed-case.ts"
import { hasMoney } from "../../../text/measure/money.ts"
import { isRightWord } from "../../../text/spell/right-words.ts"
import { contentWords } from "../../../text/words/content-words.ts"
import { isPlural, singular } from "../../../text/words/plural.ts"
import { canBeThird, kindOf } from "../../../text/words/word-kinds.ts"
import { namesAThing } from "../../type/thing-phrase.ts"
import { firstText, type Understanding } from "../../understanding.ts"
import { titled, withoutEnd } from "../../write/grammar.ts"
import { isOneLine } from "../phrases/is-one-line.ts"
import { unitWord } from "../phrases/word-classes.ts"
import { bareNameOf, firstPartOf } from "./thing-names.ts"

const joint =
  / (?:(?:came|comes|taken|pulled|removed|stripped|cut|salvaged) )?(for|from|off|to (?:suit|fit)|(?:as )?fitted to|suits?|fits?) (an? |the |my |our )?/iu

const isModel = (word: string): boolean =>
  fixedCase.has(word.toLowerCase()) || (/\d/.test(word) && /\p{Lu}/u.test(word))

/** "Tool Battery Wall Mount" holds no battery but a Ryobi: a title says what a thing fits. */
export function withFit(name: string, u: Understanding): string {
  const fit = fitOf(name, u)
  const [first = name] = name.split(", ")
  return fit === null ? name : name.replace(first, `${first} ${fit.word} ${titled(fit.model, u.language)}`)
}

interface Fit {
  readonly word: "for" | "from" | "off"
  /** "Ryobi 18V batteries" */
  readonly model: string
}

/** The model in the seller's first words that a thing fits or comes from, if its name does not say it. */
function fitOf(name: string, u: Understanding): Fit | null {
  if (u.language !== "en" || / for /i.test(name)) return null
  const said = withoutEnd(firstText(u))
  const [whole = "", way = "", article] = joint.exec(said) ?? []
  if (whole === "") return null
  const fit = machineIn(said.slice(said.indexOf(whole) + whole.length))
  // "Raw or wax dipped, from A$32"
  if (hasMoney(fit)) return null
  const isOff = /^(?:from|off)$/i.test(way)
  const known = new Set(contentWords(name))
  // Of "a 1986 new holland baler", the year and a maker are enough; "a 1962 alley" has no maker.
  const isOne = isOff && (article !== undefined || /^off$/i.test(way)) && /\d/.test(fit)
  // A Rayburn's lid off a Rayburn says it twice.
  const isTold = contentWords(fit).some((stem) => known.has(stem) && isModelWord(stem))
  const isOfYear = /^off$/i.test(way) && /^(?:19|20)\d\d(?: \S+){2}/.test(fit)
  const isOfOne = isOne && (isOfYear || contentWords(fit).some(isMaker(known)))
  const isFit = isOfOne || fit.split(" ").some(isModel) || /\p{Lu}\p{L}+ \d/u.test(fit)
  // "MS170 carb off a Stihl MS170 chainsaw"
  const isSaid = contentWords(fit).some((stem) => /\d/.test(stem) && known.has(stem))
  return isFit && !isSaid && !(isOff && isTold) && contentWords(fit).some((stem) => !known.has(stem))
    ? { word: !isOff ? "for" : /^off$/i.test(way) ? "off" : "from", model: fit }
    : null
}

/** "Bernina 830 Record" of a "Foot Pedal for Bernina 830 Record": who looks for the pedal types the machine. */
export const machineFitted = (u: Understanding): string =>
  (u.language === "en" ? [firstPartOf(u.thing.name), firstNamed(u)] : [])
    .map(machineBehind)
    .find((machine) => machine !== "") ?? ""

/** "Recoil starter assembly off a Stihl MS 260 chainsaw": the first words, if they say it of the thing and its name has no maker. */
function firstNamed(u: Understanding): string {
  const text = firstPartOf(withoutEnd(firstText(u)))
  const [called = ""] = text.split(fitting)
  const noun = (name: string): string => singular((name.toLowerCase().match(/\p{L}{3,}(?= |$)/gu) ?? []).at(-1) ?? "")
  // Nobody knows whose a "TD5 90" is.
  const isOfMaker = /^\p{L}+(?: |$)/u.test(text.slice(called.length).replace(fitting, ""))
  return isOneLine(u) && isOfMaker && noun(called) === noun(bareNameOf(u.thing.name)) ? text : ""
}

const fitting = / (?:for|off|from|to (?:suit|fit)|suits|fits) (?:an? |the |my )?/iu

function machineBehind(text: string): string {
  const at = fitting.exec(text)
  const machine = at === null ? "" : machineIn(text.slice(at.index + at[0].length)).replace(years, "")
  const isNamed = machine.split(" ").some(isModel) || /\p{Lu}\p{L}+ \d/u.test(machine)
  // "A4 exercise books" are things of their own.
  return isNamed && !isPlural(machine.split(" ").at(-1) ?? "") ? machine.toLowerCase() : ""
}

const years = /^(?:19|20)\d\d(?:[-–](?:(?:19|20)?\d\d))? /

const isMaker =
  (known: ReadonlySet<string>) =>
  (stem: string): boolean =>
    !known.has(stem) && !/^\d+s?$/.test(stem) && isModelWord(stem)

const maxMachine = 7

/** A machine's name at the beginning of a text, up to what cannot be a part of it: "98 skidoo formula 500". */
function machineIn(text: string): string {
  const words = text.split(" ")
  let end = 0
  while (end < words.length && !endsMachine(words, end)) {
    end += 1
    if (/[,;:.]$/.test(words[end - 1] ?? "")) break
  }
  const isRow =
    /^(?:and|or|&|n|\/|to)$/i.test(words[end] ?? "") ||
    (/,$/.test(words[end - 1] ?? "") && /^(?:\p{Lu}|\d+(?:,|$))/u.test(words[end] ?? ""))
  const name = words
    .slice(0, end)
    .join(" ")
    .replace(/[,;:.]+$/, "")
  // A row of models is too long for a title, and "a 1998 Brazil one" is no machine.
  return isRow || end > maxMachine || /^one\b/i.test(words[end] ?? "") ? "" : name
}

const counted = /^(?:\d+\/\d+|miles?|kms?|hours?|hrs?|years?)$/i

/** A verb, a small word or a measure; behind a thing's plain name, any number: "baler | 6 spline". */
function endsMachine(words: readonly string[], at: number): boolean {
  const [before = "", word = "", next = ""] = [words[at - 1], words[at], words[at + 1]?.replace(/[,;:.]$/, "")]
  const kind = kindOf(word)
  if (/^(?:preposition|determiner|subject|auxiliary|relative|conjunction|adverb|third|past)$/.test(kind)) return true
  // "Knitting machine works fine"
  if (canBeThird(word) && /^(?:adjective|adverb)$/.test(kindOf(next))) return true
  if (kind !== "number") return false
  const isMeasured = /^\d+$/.test(word) && (unitWord.test(next.toLowerCase()) || counted.test(next))
  return isMeasured || (/^\p{L}/u.test(next) && !/[,;:.]$/.test(word) && /^\p{Ll}/u.test(before) && namesAThing(before))
}

/** A maker, a model or a number: no word that says what a thing is. */
export const isModelWord = (word: string): boolean =>
  fixedCase.has(word.toLowerCase()) || /\d/.test(word) || !isRightWord(word.toLowerCase())
