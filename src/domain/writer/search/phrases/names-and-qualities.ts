import { isCommonWord } from "../../../text/spell/right-words.ts"
import { isMaterialWord, isPartOfPlant } from "../../../text/words/materials.ts"
import { singular } from "../../../text/words/plural.ts"
import { kindOf } from "../../../text/words/word-kinds.ts"
import { isThingPhrase } from "../../type/thing-phrase.ts"
import type { Understanding } from "../../understanding.ts"
import type { Subject } from "../attributes/attributes.ts"
import { isSame } from "../attributes/fact-attributes.ts"
import { saysByHand } from "../attributes/made-by-hand.ts"
import { makingOf } from "../attributes/made-of.ts"
import { isForOne } from "../attributes/said-of-thing.ts"
import { isGoodsKind } from "../kinds/goods-kinds.ts"
import { calledToo } from "./called-too.ts"
import { basesOf, saysWhatItIs } from "./joined-forms.ts"
import { isPlainNoun } from "./modifiers.ts"
import { ownKeywords } from "./own-keywords.ts"
import { isBareHead, isColour, isOfTrade, isOfWhole, isWholeNoun, saysWood, widerOf } from "./word-classes.ts"

const maxTag = 20

/** "overalls pattern" of the seller's "wide leg overalls pattern", which is too long: what is left names the thing. */
export const tailsOfOwn = (u: Understanding, { head }: Subject): string[] =>
  ownKeywords(u).flatMap((keyword) => {
    const words = keyword.split(" ")
    const tail = words.slice(-2).join(" ")
    const last = singular(words.at(-1) ?? "")
    const isOfThing = last === singular(head) || saysWhatItIs(last)
    // "Made to measure stick"
    const isName = isThingPhrase(tail) || (last === singular(head) && isPlainNoun(words.at(-2) ?? ""))
    return keyword.length > maxTag && words.length > 2 && isOfThing && isName && !/ (?:to|of) /.test(keyword)
      ? [tail]
      : []
  })

/** "Lace bobbins", which the seller types for Midlands bobbins too. */
export const kindsTyped = (u: Understanding, { head }: Subject): string[] =>
  ownKeywords(u).filter(
    (keyword) =>
      /^\p{L}+ \p{L}+$/u.test(keyword) &&
      isGoodsKind(singular(keyword)) &&
      singular(keyword.split(" ")[1] ?? "") === singular(head),
  )

/** "Walking stick" of a blackthorn stick that the first words call a "blackthorn walking stick" */
export function calledFully(u: Understanding, { head }: Subject): string[] {
  const words = plainPart(calledToo(u).split(" "))
  const called = words.join(" ")
  return words.length > 1 && isSame(words.at(-1) ?? "", head) && isThingPhrase(called) ? [called] : []
}

/** A name from the first word that tells neither what it is made of nor what it is like: "walking stick" of a blackthorn one. */
function plainPart(words: readonly string[]): readonly string[] {
  if (saysByHand(words.slice(0, 2).join(" "))) return plainPart(words.slice(2))
  const start = words.findIndex((word) => !isMaterialWord(word) && !isQuality(word))
  return start < 0 ? [] : words.slice(start)
}

const isQuality = (word: string): boolean => /^(?:adjective|participle)$/.test(kindOf(word)) || saysByHand(word)

/** The seller has several words for which handkerchief it is: "wedding", "lace", "linen". */
export function isCalledAlone(u: Understanding, { head, full }: Subject): boolean {
  const one = singular(head)
  if (full === head || isBareHead(head) || isOfTrade(head) || one.length < minAlone || !isThingOfOneSort(one))
    return false
  const texts = [u.thing.name, u.subject.description, ...ownKeywords(u)].join(". ").toLowerCase()
  const words = texts.match(/[\p{L}'’-]+|[.,;]/gu) ?? []
  return new Set(words.filter((_, at) => singular(words[at + 1] ?? "") === one)).size > 2
}

const minAlone = 5

/** A seat pad, a walking stick and a butter print are not found as pads, sticks and prints. */
const isThingOfOneSort = (noun: string): boolean =>
  !/^(?:stick|print|plate|board|block|sheet|parts?|point|panel|piece)$/.test(noun)

export const ofWhole =
  /^(?:personali[sz]ed|handmade|embroidered|spangled|inscribed|engraved|vintage|knitted|crocheted|woven|carved)$/

/** The whole name, the shorter ones that everybody knows, and the noun alone where it means nothing else. */
export function namesOf(subject: Subject): string[] {
  const { full, head } = subject
  const words = full.split(" ")
  const known = words
    .map((_, at) => words.slice(at).join(" "))
    .filter((tail) => tail.includes(" ") && isGoodsKind(tail))
  // "Egg rack" of a wooden egg rack
  const plain = plainPart(words)
  const alone = saysWhatItIs(head) || (isUncommon(head) && !isBoundHead(subject)) ? [head] : []
  // A lace pillow is for no bed.
  const isOther = full !== head && isGoodsKind(full) && isGoodsKind(head)
  return [
    ...new Set([full, ...(plain.length > 1 ? [plain.join(" ")] : []), ...known, ...basesOf(subject), ...alone]),
  ].filter((name) => !/ for /.test(name) && !isBareHead(name) && !isOfTrade(name) && !(isOther && name === head))
}

/** "quill earrings" where "porcupine quill earrings" are too long for a place: what is left says which earrings. */
export function shortened(name: string): string[] {
  const words = name.toLowerCase().split(" ")
  return tailsOfName(name).filter((tail) => {
    const own = tail.split(" ")
    return saysWhich(own, words.slice(0, words.length - own.length))
  })
}

/** The ends of a name that name a thing. */
export function tailsOfName(name: string): string[] {
  const words = name.toLowerCase().split(" ")
  return words
    .map((_, at) => words.slice(at).join(" "))
    .filter(
      (tail, at) =>
        isThingPhrase(tail) &&
        !opensNoName.test(kindOf(words[at] ?? "")) &&
        // "East Midlands style lace bobbins"
        !/^(?:style|type|sized|shaped|grade)$/.test(words[at] ?? "") &&
        !ofNext.test(words[at - 1] ?? "") &&
        // "Back pinafore dress" of a cross back pinafore dress
        (words.length - at < maxTail || !(isPlainNoun(words[at - 1] ?? "") && isPlainNoun(words[at] ?? ""))),
    )
}

const maxTail = 3

/** "Gap filler" of a "car seat gap filler" fills walls: a noun before the rest says which, unless everybody knows what is left. */
export function saysWhich(name: readonly string[], before: readonly string[]): boolean {
  if (before.length === 0 || isGoodsKind(singular(name.join(" ")))) return true
  const [first = "", second = ""] = name
  const last = before.at(-1) ?? ""
  // "Lined beanie" of a satin lined one, "bark case" of one of birch bark, "climate collection" of one for a cool climate
  const isBound =
    /[^aeiou]ed$/.test(first) ||
    isPartOfPlant(first) ||
    (second !== "" && kindOf(last) === "adjective" && !isOfWhole(last) && isPlainNoun(first) && !isMaterialWord(first))
  return !isBound && (isWholeNoun(name.at(-1) ?? "") || before.every(isOfWholeName))
}

const isOfWholeName = (word: string): boolean =>
  /\d/.test(word) ||
  isMaterialWord(word) ||
  isColour(word) ||
  /^(?:adjective|participle|past|ing|determiner)$/.test(kindOf(word))

/** "1/12 scale", "Paterson's curse", "guinea pig cage" */
const ofNext = /\d|['’]s$|^guinea$/
const opensNoName = /^(?:participle|past|ing|number)$/

export const isUncommon = (noun: string): boolean => noun.length > 4 && !isCommonWord(singular(noun))

const isSaidIn = (quality: string, { full }: Subject): boolean =>
  quality.split(" ").some((word) => full.split(" ").includes(word))

const bearsFood = /\b(?:maple|cherry|apple|pear|plum|walnut|olive|hazel|almond|pecan|birch|chestnut|coconut)$/i

/** A maple tapping spout is for maples, and "maple sugar shards" are no wood. */
export function widerStuff(stuff: string, u: Understanding, { head, modifiers }: Subject): string | undefined {
  const wider = widerOf(stuff, head)
  // The "Larch" of a carbon broom is what it is called.
  const isOfOther = modifiers.some(
    ({ kind, text }) => kind === "material" && text !== stuff && widerOf(text, head) !== wider,
  )
  if (wider === "wooden" && isOfOther) return undefined
  return wider === "wooden" && bearsFood.test(stuff) && !saysWood([u.thing.name, ...u.facts.map(({ text }) => text)])
    ? undefined
    : wider
}

/** What it is made of, and the wider word for it. */
export function stuffsOf(u: Understanding, subject: Subject): string[] {
  const named = subject.attributes.filter(({ kind }) => kind === "material").map(({ text }) => text)
  const said = [...named, ...makingOf(u, subject).flatMap(({ stuffs }) => stuffs)]
  const wider = said.flatMap((stuff) => widerStuff(stuff, u, subject) ?? [])
  return [...new Set([...said, ...wider])].filter((stuff) => !isSaidIn(stuff, subject))
}

/** How it is made or looks. */
export function mannersOf(u: Understanding, subject: Subject, isByHand: boolean): string[] {
  const ofKind = (kinds: RegExp): string[] =>
    subject.attributes.filter(({ kind, text }) => kinds.test(kind) && !/\d/.test(text)).map(({ text }) => text)
  const found = [
    ...(isForOne(u) ? [u.isBritish ? "personalised" : "personalized"] : []),
    ...(isByHand ? ["handmade"] : []),
    ...ofKind(/^(?:trait|style)$/),
    ...makingOf(u, subject).map(({ craft }) => craft),
    ...ofKind(/^(?:colour|name)$/),
  ]
  return [...new Set(found)].filter((manner) => manner !== "" && !ofWork.test(manner) && !isSaidIn(manner, subject))
}

/** Nobody looks for a "turned tipper" or a "cut bookmark". */
const ofWork = /^(?:turned|cut|sewn|sanded|oiled|cast|made|tied)$/

/** A needle minder is no minder. */
export const isBoundHead = ({ full, head }: Subject): boolean =>
  !isGoodsKind(head) && isGoodsKind(full.split(" ").slice(-2).join(" ")) && full.includes(" ")
