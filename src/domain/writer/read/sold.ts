import { isMaterialWord } from "../../text/words/materials.ts"
import { isPlural } from "../../text/words/plural.ts"
import { verbForms } from "../../text/words/verbs.ts"
import { canBeBase, canBeParticiple, type Kind, kindOf, opensAdjunct } from "../../text/words/word-kinds.ts"
import { isGoodsKind } from "../search/kinds/goods-kinds.ts"
import { isCompoundAt, isPlusOfModel, opensArea } from "../type/noun-shape.ts"
import { namesAThing } from "../type/thing-phrase.ts"
import { bareWord } from "./bare-word.ts"
import { isNounAt } from "./is-noun-at.ts"
import { endsKind, isKnownName, knownEnd } from "./known-end.ts"
import { namesInRow } from "./names-in-row.ts"
import { placeIn } from "./place-in.ts"

/** What a seller's sentence says is sold, made or done: "We sell garden chairs in Leeds". */
export interface Sold {
  /** The whole object of the verb, as typed: "natural soap bars with lavender and oat milk". */
  readonly object: string
  /** The name in it: "natural soap bars". */
  readonly name: string
  /** Each product or service in a row: "boilers", "leaks". */
  readonly each: readonly string[]
  readonly isPlural: boolean
  /** The town at the end of the sentence, if there is one. */
  readonly place: string
  /** A service, not something that is handed over. */
  readonly isService: boolean
  /** The work that is done on the thing named ("repair"), or null if the thing is made or sold. */
  readonly deed: string | null
}

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

const deals = set(`sell make bake sew knit crochet craft handcraft handmake build design print offer provide do supply
  stock produce create roast brew grow carve forge weave paint pour dye cast turn carry run specialise specialize rent
  hire tan throw blend ferment distil embroider quilt hammer cut`)
/** Verbs for work on other people's things, each with its noun. */
const deeds: ReadonlyMap<string, string> = new Map(
  `repair=repair fix=repair clean=cleaning install=installation fit=fitting service=servicing sharpen=sharpening
  restore=restoration tune=tuning groom=grooming walk=walking`
    .split(/\s+/)
    .map((row): [string, string] => [row.slice(0, row.indexOf("=")), row.slice(row.indexOf("=") + 1)]),
)
const doings = set("do offer provide run specialise specialize carry")
const sellers = set("i we i'm im we're i've ive we've i'll we'll")
const own = set("my our the a an this")
const firms = set(`company firm business shop store studio team family farm bakery workshop pottery nursery garage salon
  practice brand maker makers crew roastery brewery collective startup duo couple`)
const glue = set(`am are is have been be also mainly mostly only now just hand both still currently proudly lovingly
  personally always each all family small tiny little local independent that who which and custom specialize`)
/** Words before the name of the thing that are not part of it. */
const before = set("a an the my our your some these this those all various")
/** "Our best hiking log" is a hiking log. */
const rank = /^(?:best (?!m[ae]n|friends?)|(?:cheapest|finest|softest|prettiest) |old \p{Lu})/u
const amounts = set(
  "bunch range selection variety pair couple set lot lots number few bit kinds types sorts load loads",
)

const words = (text: string): string[] => text.replace(/[.!?\s]+$/, "").split(/\s+/)

/** The words after "we sell", "my husband and I make", "we are a small studio selling"; null if there is no such verb. */
export function soldIn(text: string): Sold | null {
  const all = words(text)
  const forSale = afterSale(all)
  if (forSale !== null) return readObject(forSale)
  const from = endOfSeller(all)
  if (from === 0) return named(all)
  let at = from
  while (at < all.length && at < from + maxGlue) {
    const word = bareWord(all[at] ?? "")
    const base = dealOf(word)
    if (base !== null) {
      const last = endOfDeeds(all, at)
      return isObject(all, last) ? readObject(all.slice(last + 1), deeds.get(base) ?? null, doings.has(base)) : null
    }
    if (glue.has(word) || own.has(word) || firms.has(word) || /^(?:adverb|adjective)$/.test(kindOf(word))) {
      at += 1
      continue
    }
    return jobIn(all, from, at)
  }
  return null
}

/** "We repair and replace slate roofs", "I repair, tune and service accordions": the last verb of the row. */
function endOfDeeds(all: readonly string[], from: number): number {
  let at = from
  while (/,$/.test(all[at] ?? "") && canBeBase(bareWord(all[at + 1] ?? ""))) at += 1
  return /^(?:and|or|&)$/i.test(all[at + 1] ?? "") && canBeBase(bareWord(all[at + 2] ?? "")) ? at + 2 : at
}

const maxGlue = 9
const notSold = /^(?:(?:not|sure|it|them|everything|daily|weekly)\b|every (?:\p{L}*day|week|month|morning|evening)\b)/iu
/** "I'm an electrician", "we are a mobile mechanic": the seller's trade. */
function jobIn(all: readonly string[], from: number, end: number): Sold | null {
  const article = all.slice(0, end).findIndex((word, at) => at >= from && /^an?$/i.test(bareWord(word)))
  const isBeing = /^(?:am|are|i'm|im|we're)$/.test(bareWord(all[article - 1] ?? ""))
  return article > 0 && isBeing ? readObject(all.slice(article + 1), null, true) : null
}

/** "We do not ship", "we make to order" and "we roast every Tuesday" name no product. */
const isObject = (all: readonly string[], at: number): boolean => {
  const next = all[at + 1]
  return (
    next !== undefined &&
    !/^(?:preposition|subject|auxiliary|conjunction|relative)$/.test(kindOf(next)) &&
    !notSold.test(all.slice(at + 1, at + 3).join(" "))
  )
}

const dealOf = (word: string): string | null => {
  const form = verbForms(word).find(
    ({ base, form: each }) => each !== "participle" && each !== "past" && (deals.has(base) || deeds.has(base)),
  )
  return form?.base ?? null
}

/** The subject of a name without a verb: "mobile dog grooming in York". */
export const soldAs = (text: string): Sold | null => readObject(words(text))

/** The number of words that name the seller: "we", "my husband and I", "our company". */
function endOfSeller(all: readonly string[]): number {
  const first = bareWord(all[0] ?? "")
  if (sellers.has(first)) return 1
  if (first !== "my" && first !== "our") return 0
  const end = all.slice(0, 5).findIndex((word, at) => at > 0 && (bareWord(word) === "i" || firms.has(bareWord(word))))
  return end < 0 ? 0 : end + 1
}

const saleRows: readonly (readonly string[])[] = [
  ["up", "for", "sale", "is"],
  ["up", "for", "sale", "are"],
  ["up", "for", "sale"],
  ["for", "sale", "is"],
  ["for", "sale"],
  ["i", "am", "selling"],
  ["i'm", "selling"],
  ["im", "selling"],
  ["we", "are", "selling"],
  ["we're", "selling"],
  ["selling"],
  ["this", "is"],
  ["these", "are"],
  ["here", "is"],
  ["you", "get"],
  ["you", "are", "buying"],
  ["you", "will", "receive"],
  ["got"],
]

/** "Up for sale is a Fender", "this is a candle": the words that follow. */
function afterSale(all: readonly string[]): readonly string[] | null {
  const opening = all.slice(0, 4).map(bareWord)
  const row = saleRows.find((each) => each.every((word, at) => opening[at] === word))
  if (row === undefined || all.length <= row.length) return null
  const rest = all.slice(row.length)
  const isThing =
    !/^(?:this|these|here|got|you)$/.test(row[0] ?? "") ||
    own.has(bareWord(rest[0] ?? "")) ||
    row[0] === "these" ||
    row[0] === "you"
  return isThing && !/^(?:preposition|conjunction|relative|subject|auxiliary)$/.test(kindOf(rest[0] ?? ""))
    ? rest
    : null
}

/** "Our candles are poured by hand", "Little Acorns is a nursery": the thing before the verb, or the kind after it. */
function named(all: readonly string[]): Sold | null {
  const at = all.findIndex((word, index) => index > 0 && /^(?:is|are)$/i.test(word))
  if (at < 1 || at > 6) return null
  const first = bareWord(all[0] ?? "")
  if (/^(?:our|my|these|this|the|each|every)$/.test(first) && at > 1) {
    const thing = all.slice(1, at)
    if (thing.some((word) => /^(?:preposition|relative|conjunction|auxiliary)$/.test(kindOf(word)))) return null
    const sold = readObject(thing)
    return sold === null ? null : { ...sold, place: placeIn(all.slice(at)) }
  }
  const isName = all.slice(0, at).every((word) => /^[\p{Lu}\d&]/u.test(word))
  const opens = /^(an?)$|^(?:our|my)$/i.exec(all[at + 1] ?? "")
  return isName && opens !== null ? readObject(all.slice(at + 2), null, opens[1] !== undefined) : null
}

function readObject(given: readonly string[], deed: string | null = null, isService = false): Sold | null {
  const object = withoutBefore(given)
  const end = endOfNames(object)
  const names = object
    .slice(0, end)
    .join(" ")
    .replace(/[,;:]+$/, "")
  if (/^(?:how|why|what|when|where|who|looking|want|need)\b/i.test(names)) return null
  if (!/\p{L}{2}/u.test(names) || names.length > 90) return null
  const each = namesInRow(names)
  return {
    object: object.join(" "),
    name: names,
    each,
    // A row of names is one thing: "Liege & Lief".
    isPlural: each.length > 1 && !each.slice(1).some((part) => /^\p{Lu}\p{Ll}/u.test(part)) ? true : isPlural(names),
    place: placeIn(object.slice(end)),
    deed,
    isService: isService || deed !== null,
  }
}

/** In "a bunch of old baby clothes", the baby clothes. */
function withoutBefore(given: readonly string[]): readonly string[] {
  let at = 0
  while (at < given.length - 1) {
    const word = bareWord(given[at] ?? "")
    const next = bareWord(given[at + 1] ?? "")
    if ((amounts.has(word) && next === "of") || word === "most") at += 2
    else if (before.has(word) || rank.test(`${word} ${given[at + 1]}`)) at += 1
    else break
  }
  return given.slice(at)
}

/** Where the words after the names begin: "in Leeds", "made from oak", "that adjusts", "keeps cold". */
function endOfNames(object: readonly string[]): number {
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
    // "Grey sofa, £80", "crew socks, cotton blend": behind the name, what is said of it.
    if (/,$/.test(object[at - 1] ?? "") && saysMore(word, kind)) return true
    if (kind === "preposition") return !isInName(object, at)
    if (opensArea(object, at)) return true
    // "Bag covers cotton front"
    if (at > 1 && isMaterialWord(bareWord(word)) && kindOf(bareWord(object[at - 1] ?? "")) === "plural") return true
    // "Watering can"
    if (endsKind(object.slice(0, at + 1))) return false
    // "Chimney sweeping all over Clare"
    if (/^(?:all|every|each|any)$/i.test(word)) return true
    if (kind === "third" && isNounAt(object, at)) return false
    if (kind === "relative" || kind === "auxiliary" || kind === "subject" || kind === "third") return true
    if (
      doesSo.test(word) &&
      kind !== "noun" &&
      /^(?:in|into|on|onto|up|off|over|flat|\d+)$/i.test(bareWord(object[at + 1] ?? ""))
    )
      return true
    if (
      /^(?:covering|offering|serving|including|starting|while|for)$/i.test(bareWord(word)) &&
      !isCompoundAt(object, at)
    )
      return true
    // "Drain jetting too 120 first hour", "bee plushie approx 12 cm": what follows is not a name. "Hand planes x4": a count.
    if (
      /^(?:too|also|now|here|there|approx(?:imately)?|ca|x\d+)$/.test(bareWord(word)) ||
      (/^(?:about|x) \d/i.test(object.slice(at, at + 2).join(" ")) && !/^\d/.test(object[at - 1] ?? ""))
    )
      return true
    // "Magnetic vent clip 6 magnets": a count begins another thing.
    const isCount = /^\d{1,2}$/.test(word) && kindOf(object[at + 1] ?? "") === "plural"
    // "Post hole digger 9 in auger": inches, and not the place.
    if (/^\d[\d./]*$/.test(word) && object[at + 1] === "in" && namesAThing(bareWord(object[at + 2] ?? ""))) return true
    if (isCount && at > 1 && namesAThing(bareWord(object[at - 1] ?? ""))) return true
    const isDone = canBeParticiple(word) || /\p{L}{3}ed$/u.test(bareWord(word))
    // "Hoya cuttings unrooted 2 nodes each"
    if (/\p{L}{3}ed$/u.test(word) && kind !== "noun" && kindOf(object[at - 1] ?? "") === "plural") return true
    return isDone && !/^set$/i.test(word) && opensAdjunct(object[at + 1])
  })
  return end < 0 ? object.length : end
}

const saysMore = (word: string, kind: Kind): boolean =>
  /^[\p{Sc}\d]/u.test(word) ||
  isMaterialWord(bareWord(word)) ||
  /^(?:adjective|participle|third|determiner|number|auxiliary)$/.test(kind)

/** "12 V plugs in the socket": "plugs" is a verb here. */
const doesSo = /^(?:plugs|clips|folds|screws|snaps|slides|fits|hangs|clamps|slips)$/i

/** "USB-C to HDMI cable", "pack of 5": a preposition within a name. */
const isInName = (object: readonly string[], at: number): boolean =>
  bareWord(object[at] ?? "") === "of" ||
  isPlusOfModel(object, at) ||
  // "Pour over stand", "pull up bar"
  (at === 1 &&
    canBeBase(bareWord(object[0] ?? "")) &&
    /^(?:over|up|on|in|off|out|down|away)$/i.test(object[1] ?? "") &&
    /^(?:noun|base)$/.test(kindOf(object[2] ?? ""))) ||
  (bareWord(object[at] ?? "") === "to" &&
    /[\p{Lu}\d]$|^\d/u.test(object[at - 1] ?? "") &&
    /^[\p{Lu}\d]/u.test(object[at + 1] ?? ""))
