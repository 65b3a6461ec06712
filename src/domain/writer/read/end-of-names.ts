import { isMaterial } from "../../text/words/materials.ts"
import { headNoun, isPlural } from "../../text/words/plural.ts"
import { isUncounted } from "../../text/words/uncounted.ts"
import { canBeParticiple, canBePast, canBeThird, type Kind, kindOf, opensAdjunct } from "../../text/words/word-kinds.ts"
import { isGoodsKind } from "../search/kinds/goods-kinds.ts"
import { isColour } from "../search/phrases/word-classes.ts"
import { isPlusOfModel, opensKindAt } from "../type/noun-shape.ts"
import { namesAThing } from "../type/thing-phrase.ts"
import { bareWord } from "./bare-word.ts"
import { endsKind, isKnownName, knownEnd } from "./known-end.ts"

/** Where the words after the names begin: "in Leeds", "made from oak", "that adjusts", "keeps cold". */
export function endOfNames(object: readonly string[]): number {
  if (isKnownName(object.join(" "))) return object.length
  const end = endOfPhrase(object)
  return knownEnd(object.slice(0, end))?.name ?? end
}

const maxKindWords = 4

/** How many words at the beginning are one name that a table knows: "next to me crib". */
function kindWords(object: readonly string[]): number {
  for (let size = maxKindWords; size > 1; size -= 1)
    if (isGoodsKind(object.slice(0, size).map(bareWord).join(" "))) return size
  return 1
}

function endOfPhrase(object: readonly string[]): number {
  const opening = kindWords(object)
  const end = object.findIndex((word, at) => {
    if (at < opening) return false
    const kind = kindOf(word)
    // "Kitchen tools: peelers, ladles": which ones.
    if (/:$/.test(object[at - 1] ?? "")) return true
    // "Grey sofa, £80", "crew socks, cotton blend": behind the name, what is said of it.
    if (/,$/.test(object[at - 1] ?? "") && (saysMore(word, kind) || tellsHowMuch(object, at) || isOfOne(object, at)))
      return true
    if (kind === "preposition") return !isInName(object, at)
    // "Watering can"
    if (endsKind(object.slice(0, at + 1))) return false
    // "Chimney sweeping all over Clare", "electrician covering Hull"
    // "Wellies and rain suits": the end of a row is no verb.
    const isLast = at === object.length - 1 || /[,;]$/.test(word)
    // "Heat-set threaded inserts for 3D prints": behind what they are like, they are things.
    const isLikened = /^(?:participle|adjective)$/.test(kindOf(object[at - 1] ?? ""))
    if (kind === "third" && isLikened && opensAdjunct(object[at + 1])) return false
    if (kind === "third" && isLast && object.slice(Math.max(0, at - 2), at).includes("and")) return false
    // "1954 £1 stamp"
    if (/^\p{Sc}\d/u.test(word)) return !isFaceValue(object[at + 1])
    // "Horsehair hatband real tail hair", "step stool solid maple"
    if (at > 1 && /^(?:real|genuine|solid|pure|oem|serviced|refurbished|tested)$/i.test(word))
      return /^(?:noun|plural)$/.test(kindOf(object[at - 1] ?? "")) || endsKind(object.slice(0, at))
    if (tellsDeed(object, at) || isMadeBy(object, at)) return true
    if (/^(?:relative|auxiliary|subject|third)$/.test(kind) || /^(?:all|every|each|any|covering)$/i.test(word))
      return true
    // "Bee plushie about 12 cm": what follows is not a name.
    if (
      /^(?:about|approx|x) \d/i.test(object.slice(at, at + 2).join(" ")) &&
      !/^(?:\d|(?:mm|cm|m|in|ft)$)/.test(object[at - 1] ?? "")
    )
      return true
    const isDone = canBeParticiple(word) || canBePast(word) || /\p{L}{3}ed$/u.test(bareWord(word))
    // "Hoya cuttings unrooted 2 nodes each"
    const isEnded = /\p{L}{3}ed$/u.test(word) || (/(?:en|wn)$/.test(word) && canBeParticiple(word))
    // "Chest freezers ready to go"
    const isState = kind === "adjective" && opensAdjunct(object[at + 1])
    if (kindOf(object[at - 1] ?? "") === "plural" && (isEnded || isState || isCountOf(object, at))) return true
    // "A kitchen broom tied the way my granddad tied them"
    const isTold = opensAdjunct(object[at + 1]) || /^(?:the|my|our|an?|every)$/i.test(object[at + 1] ?? "")
    return isDone && !/^set$/i.test(word) && isTold
  })
  return end < 0 ? object.length : end
}

/** "Chicken coop timber fits 5 or 6 hens", "chest freezer works great": behind the name, what it does. */
const tellsDeed = (object: readonly string[], at: number): boolean => {
  const [word = "", next = ""] = object.slice(at, at + 2)
  if (at < 2) return false
  // "Coconut scraper clamps to table"
  if (/^(?:to|onto|into)$/i.test(next))
    return /^(?:clamps|clips|hooks|sticks|attaches|screws|bolts|straps|fixes|ties|folds|turns|converts|unfolds)$/i.test(
      word,
    )
  return (
    /^(?:fits|works|holds|runs|seats|sleeps|takes|plays|folds|packs|opens|closes|stacks)$/i.test(word) &&
    /^(?:number|adjective|adverb|determiner)$/.test(kindOf(next))
  )
}

const isFaceValue = (next = ""): boolean =>
  /^(?:stamps?|coins?|notes?|banknotes?|bills?|tokens?|vouchers?)(?:,|$)/i.test(next)

/** "Sisal basket hand woven by 14 women" */
const isMadeBy = (object: readonly string[], at: number): boolean =>
  at > 0 &&
  /^(?:hand|machine|home|custom|block|screen|lino|laser|letterpress|wheel|kiln|oven|air|sun|wood|slow)$/i.test(
    object[at] ?? "",
  ) &&
  canBeParticiple(object[at + 1] ?? "") &&
  opensAdjunct(object[at + 2])

/** "Pullets 11 left", "sleepers 36 available" */
const isCountOf = (object: readonly string[], at: number): boolean =>
  /^\d+$/.test(object[at] ?? "") && /^(?:left|available|remaining|spare|in)$/i.test(bareWord(object[at + 1] ?? ""))

const saysMore = (word: string, kind: Kind): boolean =>
  /^[\p{Sc}\d]|^(?:sizes?|colou?rs?)$/iu.test(word) ||
  /^(?:adjective|participle|adverb|third|determiner|number|auxiliary)$/.test(kind)

/** No name is longer. */
const maxName = 20

/** "Night light, timer", "trainers, white and grey": behind one thing, a part of it, and behind any, its colors and stuff. */
function isOfOne(object: readonly string[], at: number): boolean {
  if (at > maxName) return false
  const words = object.slice(at, at + maxName)
  const end = words.findIndex((word) => /[,;]$/.test(word))
  const piece = words.slice(0, end < 0 ? words.length : end + 1).map((word) => bareWord(word).toLowerCase())
  const name = piece.join(" ")
  const before = object.slice(0, at).map((word) => bareWord(word).toLowerCase())
  const thing = headNoun(before.join(" "))
  const isOne = (namesAThing(thing) || endsKind(before)) && !isPlural(thing) && !isUncounted(thing)
  // "Wheat bag, microwave heat pack" is called both.
  const isRow = piece.includes("and") || isPlural(name) || (piece.length > 1 && endsKind(piece))
  // "Fits vents and dashboards"
  if (isOne && canBeThird(piece[0] ?? "") && piece.length > 1 && !/^(?:and|or|&)$/.test(piece[1] ?? "")) return true
  return isMaterial(name) || name.split(/ and | or /).every(isColour) || (isOne && !isRow)
}

/** "Wood stove, Drolet, heats approx 1200 sq ft" */
const tellsHowMuch = (object: readonly string[], at: number): boolean =>
  canBeThird(object[at] ?? "") &&
  /^(?:approx\p{L}*|about|around|up|over|under|nearly|\d\S*)$/iu.test(object[at + 1] ?? "")

/** "Pack of 5", "1 to 15 HP": a preposition within a name. */
const isInName = (object: readonly string[], at: number): boolean => {
  const [before = "", word = "", next = ""] = [object[at - 1], object[at], object[at + 1]]
  const isRange = word === "to" && /[\p{Lu}\d]$|^\d/u.test(before) && /^[\p{Lu}\d]/u.test(next)
  // "Push in, pack of 20", "blank inside": nothing comes behind it that it could belong to.
  const isAdverb =
    /^(?:in|on|up|off|out|down|over|inside|outside|through|underneath)(?:,|$)/i.test(word) &&
    (next === "" || word.endsWith(","))
  // "A cot, 3 in 1"
  const isCount = word === "in" && /^\d$/.test(before) && /^\d\b/.test(next)
  const isRepeated = word === "by" && before !== "" && bareWord(before) === bareWord(next)
  return (
    bareWord(word) === "of" ||
    isAdverb ||
    isCount ||
    isRepeated ||
    isRange ||
    isPlusOfModel(object, at) ||
    opensKindAt(object.map(bareWord), at)
  )
}
