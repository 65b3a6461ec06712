import { sellsThings } from "../../../rule-book/genre.ts"
import { isCommonWord, isRightWord } from "../../../text/spell/right-words.ts"
import { contentWords } from "../../../text/words/content-words.ts"
import { isMaterialWord } from "../../../text/words/materials.ts"
import { isPlural, singular } from "../../../text/words/plural.ts"
import { kindOf } from "../../../text/words/word-kinds.ts"
import { isThingPhrase, namesAThing } from "../../type/thing-phrase.ts"
import type { Understanding } from "../../understanding.ts"
import type { Subject } from "../attributes/attributes.ts"
import { isGoodsKind } from "../kinds/goods-kinds.ts"
import { saysWhatItIs } from "./joined-forms.ts"
import { compounding, isPlainNoun } from "./modifiers.ts"
import { ownKeywords } from "./own-keywords.ts"
import { isBareHead, isBinding, isColour } from "./word-classes.ts"

const maxUses = 3
const maxWords = 5
const fewKeywords = 3

/**
 * "Drain plug for small engines", "roller skate laces": what the seller's first words say that it is for, right behind what they
 * call it.
 */
export function usePhrases(u: Understanding, subject: Subject): string[] {
  if (!sellsThings(u.genre) || subject.head === "" || ownKeywords(u).length >= fewKeywords) return []
  const found = [u.thing.name, u.thing.sold?.object ?? ""].flatMap((text) => {
    const [called = "", behind = ""] = text.toLowerCase().split(/ for (?=\S)/)
    const isOfThing = singular(called.split(" ").at(-1) ?? "") === singular(subject.head)
    return isOfThing ? usesIn(behind).flatMap((use) => withUse(use, called, subject)) : []
  })
  return [...new Set(found)]
}

const behindUse =
  /[.;:(]|,(?! (?:\p{L}+ ){1,3}(?:and|or) )|\s(?:who|that|which|to|in|on|with|from|at|of|by|up|made|we|i|\d\S*)(?:\s|$)/iu

const usesIn = (behind: string): string[] =>
  (behind.split(behindUse)[0] ?? "")
    .split(/,\s*(?:and |or )?|\s(?:and|or|&)\s/)
    .map((use) => upToPlural(use.trim()))
    .filter((use, at, [first = ""]) => isUse(use) && (at === 0 || !sharesNoun(first, use)))
    .slice(0, maxUses)

/** "Syrian hamsters and dwarfs" */
const sharesNoun = (first: string, use: string): boolean =>
  first.includes(" ") && !use.includes(" ") && !isNoun(first.split(" ")[0] ?? "")

const isNoun = (word: string): boolean => (isPlainNoun(word) || compounding.has(word)) && isCommonWord(word)

/** "Crested geckos | holds two cups" */
function upToPlural(use: string): string {
  const words = use.split(" ")
  return words.slice(0, words.findIndex((word) => isPlural(word)) + 1).join(" ")
}

const ofAny = /^(?:all|any|most|many|both|your|my|our|the|other|more|some|old|new|large|big|little|standard|full)$/
const ofPeople = /(?:er|or|ist|ian|eer)$/
const groups = /^(?:men|people|guys|kids|adults|girls|boys|ladies|mums|moms|dads|families|techs|women|children)$/

/** Things and animals: who buys it is told elsewhere, and "sale", "home" and "any use" say nothing. */
function isUse(use: string): boolean {
  const words = use.split(" ")
  const last = words.at(-1) ?? ""
  return (
    words.length < maxWords - 1 &&
    isPlural(use) &&
    (namesAThing(last) || isGoodsKind(singular(use))) &&
    words.every(isRightWord) &&
    !isMaterialWord(singular(last)) &&
    !(words.length === 1 && ofPeople.test(singular(last))) &&
    !groups.test(last) &&
    words.every((word) => /^\p{L}{3,}$/u.test(word) && !isColour(word) && !ofAny.test(word)) &&
    words.slice(0, -1).every((word) => /^(?:noun|plural|adjective|base)$/.test(kindOf(word)) || compounding.has(word))
  )
}

function withUse(use: string, called: string, { full }: Subject): string[] {
  // "Roller skates" and "skate laces" share a word.
  const [first = "", ...rest] = full.split(" ")
  const words = use.split(" ")
  if (rest.length > 0 && words.length > 1 && singular(words.at(-1) ?? "") === singular(first))
    return [`${singular(use)} ${rest.join(" ")}`]
  const said = new Set(contentWords(full))
  if (contentWords(use).some((stem) => said.has(stem))) return []
  const names = called.split(" ")
  const isOfRow = / (?:and|&|or) |,/.test(called)
  const name = [3, 2, 1]
    .map((size) => names.slice(-size))
    .filter((each) => !isBinding(names.at(-each.length - 1) ?? "") && !(isOfRow && singular(each.join(" ")) !== full))
    .find((each) => each.length + words.length < maxWords && canStandAlone(each, full))
  if (name === undefined) return []
  // "Boat trailer wheel chock": two words that say what for are said before the noun.
  const isFront =
    words.length > 1 && words.every((word) => isNoun(singular(word))) && name.length + words.length <= maxInFront
  return [isFront ? `${singular(use)} ${name.join(" ")}` : `${name.join(" ")} for ${use}`]
}

const maxInFront = 4

/** A "drain plug" of a magnetic drain plug, and no "indian hood" of an anglo indian hood. */
function canStandAlone(name: readonly string[], full: string): boolean {
  const text = name.join(" ")
  const last = name.at(-1) ?? ""
  if (name.length === 1) return text === full && saysWhatItIs(singular(text)) && !isBareHead(text)
  return (
    (isThingPhrase(text) && singular(text) === singular(full)) ||
    ((namesAThing(last) || isPlainNoun(last)) &&
      name.slice(0, -1).every((word) => isPlainNoun(word) || isMaterialWord(word)))
  )
}
