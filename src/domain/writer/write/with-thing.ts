import { isMaterialWord } from "../../text/words/materials.ts"
import { isPlural, plural, singular } from "../../text/words/plural.ts"
import { kindOf } from "../../text/words/word-kinds.ts"
import { nounOf } from "../read/product-names.ts"
import { bareName, isSeveralThings } from "../read/thing.ts"
import { colours } from "../type/phrases.ts"
import { nameIn } from "../type/shape.ts"
import { firstText, type Understanding } from "../understanding.ts"
import { whomOf } from "./trouble.ts"

/** "This kit is for beginners." In a description, "For beginners." alone would be said of whatever was told last. */
export function withThing(body: string, u: Understanding): string {
  const noun = nounOf(bareName(u.thing.name))
  const isPlain = /^\p{Ll}+$/u.test(noun) && !vague.test(noun)
  const said = isPlain && !isSeveralThings(u.thing) ? saidFirst(noun, u) : ""
  // "Press-on nails short almond" are several, and no almond.
  if (said === "" || (u.thing.isPlural && !isPlural(said))) return body
  const named = isPlural(said) ? `These ${said} are` : `This ${said} is`
  return whomOf(u.facts, u)
    .sentences.filter((sentence) => sentence.startsWith("For "))
    .reduce((text, sentence) => text.replace(sentence, () => `${named} f${sentence.slice(1)}`), body)
}

/** "This type is for drivers" */
const vague = /^(?:type|kind|sort|style|size|version|model|item|thing|unit)s?$/

/**
 * The noun as the first words have it, one or several: of a name, its last word; in a careful sentence, the first thing
 * that it names. Empty if they are about something else: "Monstera in a 6-inch pot" is no pot.
 */
function saidFirst(noun: string, u: Understanding): string {
  const first = firstText(u)
  const name = nameIn(first).split(" ")
  if (isSame((name.at(-1) ?? "").toLowerCase(), noun)) return withSort(name)
  const words = first.toLowerCase().split(/[^\p{L}\p{N}'’-]+/u)
  const at = words.findIndex((word) => isSame(word, noun))
  const start = words.findLastIndex((word, place) => place < at && startsName.test(word))
  const isCareful = u.facts.some((fact) => fact.text === first && fact.isCareful)
  const isPart = words.slice(0, at).some((word) => kindOf(word) === "preposition")
  return isCareful && at >= 0 && at - start <= maxName && !isPart ? withSort(words.slice(0, at + 1)) : ""
}

/** A "hen house" is no house, and a "base layer" is more than a layer; but there is no "leaf tea" for a loose leaf tea. */
function withSort(words: readonly string[]): string {
  const [before = "", sort = "", noun = ""] = ["", "", ...words].slice(-3)
  const isJoined = isSort(before.toLowerCase()) || kindOf(before.toLowerCase()) === "adjective"
  return isSort(sort) && !isJoined ? `${sort} ${noun.toLowerCase()}` : noun.toLowerCase()
}

const isSort = (word: string): boolean =>
  /^\p{Ll}{3,}$/u.test(word) && kindOf(word) === "noun" && !isMaterialWord(word) && !colours.has(word)

const isSame = (word: string, noun: string): boolean => word === singular(noun) || word === plural(singular(noun))

const startsName = /^(?:this|these|our|my|the|an?|each|every)$/
const maxName = 5
