import { isRightWord } from "../../text/spell/right-words.ts"
import { contentWords } from "../../text/words/content-words.ts"
import { isMaterialWord } from "../../text/words/materials.ts"
import { kindOf } from "../../text/words/word-kinds.ts"
import type { Fact } from "../fact.ts"
import { leans } from "../read/leans.ts"
import { nameWithSort } from "../search/sort-in-title.ts"
import { nameIn } from "../type/shape.ts"
import type { Understanding } from "../understanding.ts"
import { namesThing } from "./frame-of.ts"
import { asSentence, countWords, inRunningText, withoutEnd } from "./grammar.ts"
import { elsewhere, lineTyped, typed } from "./one-line.ts"

const maxWords = 25
const maxPhrase = 17
const maxDetail = 6
const enoughWords = 8
const fewestWords = 4
const maxTries = 3

/** A description of one line that says what the thing is: the best line for searchers, as typed. Empty for any other. */
export function wholeLine(u: Understanding): string {
  const { products, description } = u.brief
  // What the shop sells is not what this one is.
  const isOfShop = u.facts.some(({ field, topic }) => field === "description" && topic === "shop")
  const [first, ...others] = products.length < 2 && !isOfShop && countWords(description) <= maxWords ? lineTyped(u) : []
  const texts = first !== undefined && isAboutThing(first, true, u) ? [first, ...others].map(({ text }) => text) : []
  return hasLongRow(texts.join(", ")) ? "" : toldLine(texts, u)
}

/**
 * What the seller typed first about the thing: "Wind chimes made out of old forks and spoons". Empty if no line says what
 * it is, or none says more than the name.
 */
export const leadLine = (u: Understanding): string => wholeLine(u) || toldLine(firstPhrases(u), u)

function toldLine([first = "", ...others]: readonly string[], { language, genre, thing }: Understanding): string {
  const line = asSentence([first, ...others.map(inRunningText)].map(withoutEnd).join(", "))
  const name = thing.name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "")
  const fresh = contentWords(line).filter((stem) => !name.includes(stem)).length
  const isTold =
    language === "en" &&
    /^(?:goods|auction|local|video)$/.test(genre) &&
    countWords(line) >= fewestWords &&
    fresh >= (genre === "goods" ? 1 : mostFresh)
  return !isTold ? "" : genre === "goods" ? line : withNames(line, thing.name)
}

/** What somebody sells of their own is named by what it is, and some words more are worth it. */
const mostFresh = 2

/** "massey ferguson 35 dynamo": in haste, a maker or a model has no capitals, and the name of the thing has them. */
function withNames(line: string, name: string): string {
  const words = (name.match(/[\p{L}\d]+/gu) ?? []).map((word) => [word.toLowerCase(), word] as const)
  const names = new Map(words.filter(([low]) => !isRightWord(low) && !isMaterialWord(low)))
  return line.replace(/[\p{L}\d]+/gu, (word) => names.get(word.toLowerCase()) ?? word)
}

/** The first words about the thing, up to the comma behind which something else begins; a short line has the details behind it. */
function firstPhrases(u: Understanding): readonly string[] {
  const said = typed(u)
  const at = said
    .slice(0, maxTries)
    .findIndex((fact, place) => !elsewhere.has(fact.topic) && isAboutThing(fact, place === 0, u))
  const [lead, ...others] = at < 0 ? [] : said.slice(at)
  if (lead === undefined || lead.isCareful || !(lead.isRun || /^(?:noun|sentence)$/.test(lead.shape))) return []
  // "Off a Tohatsu 3.5": something was named before it.
  const phrases = kindOf(lead.text.split(" ")[0] ?? "") === "preposition" ? [] : lead.text.split(", ")
  const end = phrases.findIndex((phrase) => !isPhrase(phrase))
  const line = phrases.slice(0, end < 0 ? phrases.length : end)
  for (const { text, shape, topic, isRun } of end < 0 ? others : []) {
    const isDetail =
      !isRun &&
      countWords(text) <= maxDetail &&
      !/^(?:sentence|command|past|labelled)$/.test(shape) &&
      !elsewhere.has(topic)
    const words = countWords(line.join(" "))
    if (words >= enoughWords || !isDetail || !text.split(", ").every(isPhrase) || words + countWords(text) > maxWords)
      break
    line.push(text)
  }
  return line
}

/** The first words may use only a part of the name: "press-ons" for "press-on nails", but no "tableware, speckled". */
function isAboutThing({ text }: Fact, isFirst: boolean, u: Understanding): boolean {
  const own = contentWords(nameWithSort(u))
  // "Hoodies" have the stem of a hood.
  const isOwn = (stem: string): boolean =>
    own.includes(stem) || (stem.length >= minStem && own.some((each) => each.startsWith(stem)))
  const isPartlyNamed = contentWords(nameIn(text)).some((stem) => isOwn(stem) && !/\d/.test(stem))
  return !leans(text) && (namesThing(text, u) || (isFirst && isPartlyNamed))
}

const minStem = 4

const joining = /^(?:preposition|determiner|subject|auxiliary|relative|conjunction|third)$/

/** "Lamp green glass shade rewired last year new plug" has nothing that joins it. */
const hasLongRow = (text: string): boolean => /w{7}/.test(text.split(" ").map(markOf).join(""))

const markOf = (word: string): string => `${joining.test(kindOf(word)) ? "-" : "w"}${/[,;:]$/.test(word) ? "-" : ""}`

/** Words that belong together: "magnets no more holes" and "coop was my mother's" begin something else. */
function isPhrase(text: string): boolean {
  const words = text.split(" ")
  const kinds = words.map(kindOf)
  return (
    !hasLongRow(text) &&
    kinds.length <= maxPhrase &&
    kinds.every((kind, at) => {
      const before = kinds[at - 1]
      const isInClause = kinds.slice(0, at).includes("relative")
      if (kind === "auxiliary" || kind === "past") return isInClause
      // "Lace bobbins I turn myself"
      if (/^(?:I|we)$/i.test(words[at] ?? "") && /^(?:noun|plural)$/.test(before ?? ""))
        return !/ (?:it|them)\b/.test(text)
      if (kind === "subject") return before !== undefined && opensClause.test(before)
      // "2 nodes each"
      return kind !== "determiner" || at === kinds.length - 1 || !/^(?:noun|plural|number)$/.test(before ?? "")
    })
  )
}

const opensClause = /^(?:preposition|relative|conjunction|auxiliary|base|third|ing)$/
