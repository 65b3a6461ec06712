import { sellsThings } from "../../../rule-book/genre.ts"
import { type Brief, hasSeveralProducts, isProductName } from "../../../seo/brief.ts"
import { isListedWord, isRightWord } from "../../../text/spell/right-words.ts"
import { wordDistance } from "../../../text/spell/word-distance.ts"
import { partsAgain } from "../../../text/split/parts-again.ts"
import { splitList } from "../../../text/split/split-list.ts"
import { contentWords } from "../../../text/words/content-words.ts"
import { isMaterialWord } from "../../../text/words/materials.ts"
import { headNoun, isPlural, singular } from "../../../text/words/plural.ts"
import { placeName } from "../../../text/words/proper-names.ts"
import { canBeThird, kindOf } from "../../../text/words/word-kinds.ts"
import { isOfOtherMaker } from "../../read/keywords-denied.ts"
import { readSiblings } from "../../read/keywords-of-siblings.ts"
import { bareName } from "../../read/thing.ts"
import { namesAThing } from "../../type/thing-phrase.ts"
import type { Understanding } from "../../understanding.ts"
import { isBareHead, isColour } from "./word-classes.ts"

const maxWords = 6
/** A question is typed in full. */
const maxQuestion = 8
const maxKeywords = 60

/** The keywords that the seller typed, if they fit this product and a buyer would type them. */
export function ownKeywords(u: Understanding): string[] {
  const { brief, clean } = u
  const typed = [brief.targetKeywords, brief.videoTags, brief.shopifyTags]
    .flatMap((raw) => splitList(clean(raw)))
    // "Sunset lamp sunset lamp projector" lacks its comma.
    .flatMap((phrase) => phrase.split(/(?<=^(\S+ \S+(?: \S+)?)) (?=\1(?: |$))/i))
    .flatMap(eachAgain)
    .slice(0, maxKeywords)
  const fitting = typed
    .filter((phrase) => !isOfOtherModel(phrase, u) && !(sellsThings(u.genre) && isOfOtherMaker(phrase, brief)))
    .filter(
      (phrase) =>
        phrase.split(" ").length <= (/^how /i.test(phrase) ? maxQuestion : maxWords) &&
        !/^(?:made in|not) /i.test(phrase),
    )
    .map((phrase) => phrase.toLowerCase())
    .filter((phrase) => u.language !== "en" || (phrase.includes(" ") ? !isQualityAlone(phrase) : isSingle(phrase, u)))
  return withoutSiblings(withoutRepeats(withoutTypos(fitting)), u).filter((phrase) => !isOfShop(phrase, u))
}

/** "Gate motor repairs leeds gate motor repair bradford" lacks its comma, too. */
function eachAgain(phrase: string): string[] {
  const words = phrase.split(" ")
  return words.length < minTwo ? [phrase] : partsAgain(words).map((part) => part.join(" "))
}
const minTwo = 5

/** "MF 135 gauge" for a gauge that fits the MF 35: a number that nothing else mentions belongs to another product. */
function isOfOtherModel(phrase: string, { brief, subject }: Understanding): boolean {
  if (!hasSeveralProducts(brief)) return false
  const said = new Set(`${subject.name} ${subject.category} ${subject.description}`.match(/\d+/g) ?? [])
  return (phrase.match(/\d+/g) ?? []).some((figure) => !said.has(figure))
}

/** "Hand turned" and "machine washable" may be said of anything. */
function isQualityAlone(phrase: string): boolean {
  const [, last = "", ...more] = phrase.split(" ")
  const kind = kindOf(last)
  const isDone = /^(?:participle|past)$/.test(kind) && /(?:ed|made|woven)$/.test(last)
  return more.length === 0 && (isDone || (kind === "adjective" && /[ai]ble$/.test(last)))
}

/** A single word is kept if it names a thing or is a name: "pram", "skyrim", but not "perfect" or "blue". */
const isSingle = (word: string, { thing }: Understanding): boolean =>
  word.length > 2 &&
  !isColour(word) &&
  (singular(word) === singular(headNoun(bareName(thing.name)).toLowerCase()) ||
    isOfTradeOnly(word) ||
    (namesAThing(word) && !isMaterialWord(word) && /^(?:noun|plural|ing)$/.test(kindOf(word)) && !canBeThird(word)) ||
    /\d/.test(word))

/** "Azada", "manjira", "olivetti": who types a word that no list knows looks for exactly this. */
export const isOfTradeOnly = (word: string): boolean =>
  /^\p{L}{4,}$/u.test(word) && !isRightWord(word) && !isGlued(word)

/** "Cricketbat", "galwayink" */
const isGlued = (word: string): boolean =>
  Array.from(word).some(
    (_, at) => at > 2 && isRightWord(word.slice(0, at)) && /^.{3}/.test(word.slice(at)) && isRightWord(word.slice(at)),
  )

/** "Aircon servcing" beside "aircon servicing" is the same with a slip. */
const withoutTypos = (phrases: readonly string[]): readonly string[] =>
  phrases.filter((phrase) => !phrases.some((other) => isTypoOf(phrase.split(" "), other.split(" "))))

function isTypoOf(typed: readonly string[], other: readonly string[]): boolean {
  const differing = typed.flatMap((word, at) => (word === other[at] ? [] : [[word, other[at] ?? ""] as const]))
  const [[word = "", meant = ""] = [], ...more] = differing
  return (
    typed.length === other.length &&
    more.length === 0 &&
    word !== "" &&
    isListedWord(meant) &&
    !isListedWord(word) &&
    wordDistance(word, meant, 1) <= 1
  )
}

/** Of several phrases with the same words, only the first is kept. */
function withoutRepeats(phrases: readonly string[]): string[] {
  const seen = new Set<string>()
  return phrases.filter((phrase) => {
    const key = [...contentWords(phrase)].sort().join(" ")
    const isNew = key !== "" && !seen.has(key)
    seen.add(key)
    return isNew
  })
}

/**
 * Keywords are typed once for a whole shop: one with a word of another product's name belongs to that product, unless it
 * ends with this one's noun and the other product is something else: "bee smoker" beside a bee suit.
 */
function withoutSiblings(phrases: readonly string[], { brief, subject, genre }: Understanding): string[] {
  const others = brief.products.filter(({ name }) => name.trim() !== "" && name !== subject.name)
  if (others.length === 0) return [...phrases]
  const own = new Set(contentWords(`${subject.name} ${subject.category}`))
  const head = headOf(subject.name)
  const said = new Set(contentWords(`${subject.name} ${subject.category} ${subject.description}`))
  const ofShop = new Set(contentWords(`${brief.shopifyProductType} ${brief.industry}`))
  // "Fountain pen notebook" is not a fountain pen, and "paper" alone fits any product.
  const named = new Set(contentWords(subject.name))
  const isOfSibling = readSiblings({ brief, subject, genre })
  const isStray = (phrase: string): boolean =>
    !said.has(headOf(phrase)) && (!phrase.includes(" ") || (named.has(head) && contentWords(phrase).includes(head)))
  return phrases
    .filter((phrase) => !isStray(phrase) && !isOfSibling(phrase))
    .filter((phrase) => {
      const stems = contentWords(phrase).filter((stem) => !own.has(stem))
      const isOwnHead = headOf(phrase) === head && !isBareHead(head)
      const isOwn = contentWords(phrase).every((stem) => said.has(stem))
      return others.every((other) => {
        const told = new Set(contentWords(`${other.name} ${other.category} ${other.description}`))
        const words = contentWords(phrase)
        // "Carrageen moss" beside dulse, of a box that has some carrageen
        if (words.some((stem) => told.has(stem)) && !words.some((stem) => said.has(stem) || ofShop.has(stem)))
          return false
        if (!isOwn && words.every((stem) => told.has(stem))) return false
        const named = new Set(contentWords(other.name))
        return (isOwnHead && headOf(other.name) !== head) || !stems.some((stem) => named.has(stem))
      })
    })
}

/**
 * "Turkish spindle" beside a top whorl spindle: where the description tells of the whole shop, a name that only it says of
 * this noun belongs to another product.
 */
function isOfShop(phrase: string, { brief, subject, facts }: Understanding): boolean {
  const [only, ...more] = brief.products
  if (only === undefined || more.length > 0 || !isProductName(brief, subject.name)) return false
  const own = new Set(contentWords(`${subject.name} ${subject.category} ${subject.description} ${brief.location}`))
  const names = new Set(
    [...brief.description.matchAll(/\p{Ll},? (\p{Lu}\p{Ll}+)/gu)].map(([, name = ""]) => name.toLowerCase()),
  )
  // "Shearing combs nz" are combs.
  const words = phrase.split(" ")
  const last = words.at(-1) ?? ""
  const named = words.length > 1 && isPlaceName(last) ? words.slice(0, -1).join(" ") : phrase
  const head = headOf(named)
  // "Can opener" of a bread knife, where the shop has a collection of openers, or "sock glue" of a wig, which it also stocks.
  if (!own.has(head)) {
    const stems = contentWords(phrase)
    const isToldOfShop = facts.some(
      ({ topic, field, text }) =>
        topic === "shop" && field === "description" && stems.every((stem) => contentWords(text).includes(stem)),
    )
    return isToldOfShop || isOfShelf(head, brief)
  }
  return phrase.split(" ").some((word) => names.has(word) && !contentWords(word).every((stem) => own.has(stem)))
}

/** The shop has a collection of these. */
const isOfShelf = (head: string, { shopifyCollections }: Brief): boolean =>
  shopifyCollections.split(/[,;\n]| and | & /i).some((each) => isPlural(each.trim()) && headOf(each.trim()) === head)

/** "Poodle socks" among the tags of a shop, which has a collection of them, on the page of a wig */
export const isOfOtherShelf = (tag: string, { brief, subject }: Understanding): boolean =>
  brief.products.length === 1 &&
  isOfShelf(headOf(tag), brief) &&
  !contentWords(`${subject.name} ${subject.category} ${subject.description}`).includes(headOf(tag))

const isPlaceName = (word: string): boolean => /^(?:uk|us|usa|nz|au|eu)$/.test(word) || placeName(word) !== undefined

const headOf = (name: string): string => contentWords(headNoun(name.split(/,\s/)[0] ?? "").toLowerCase())[0] ?? ""
