import { isPlural } from "../../text/words/plural.ts"
import { verbForms } from "../../text/words/verbs.ts"
import { canBeBase, canBeThird, kindOf } from "../../text/words/word-kinds.ts"
import { wordMap } from "../../text/words/word-map.ts"
import { shapeOf } from "../type/shape.ts"
import { bareWord } from "./bare-word.ts"
import { endOfNames } from "./end-of-names.ts"
import { namesInRow, namesWork } from "./names-in-row.ts"
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
  /** The rest of the row, if it has verbs of its own: "replace taps", "toilets". */
  readonly rest: readonly string[]
}

const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/))

const deals = set(`sell make bake sew knit crochet craft handcraft handmake build design print offer provide do supply
  stock produce create roast brew grow carve forge weave paint pour dye cast turn carry run specialise specialize rent
  hire tan throw blend ferment distil embroider quilt hammer cut stitch bind spin press engrave etch sculpt smoke bottle
  raise breed felt marble`)
/** Verbs for work on other people's things, each with its noun. */
export const deeds: ReadonlyMap<string, string> = wordMap(
  `repair=repair fix=repair clean=cleaning install=installation fit=fitting service=servicing sharpen=sharpening
  restore=restoration tune=tuning groom=grooming walk=walking replace=replacement unblock=unblocking repoint=repointing
  rewire=rewiring refurbish=refurbishment rebuild=rebuilding scan=scanning polish=polishing remove=removal trim=trimming
  prune=pruning sweep=sweeping reline=relining mow=mowing plaster=plastering upholster=upholstery mend=mending reupholster=reupholstery restring=restringing`,
)
const doings = set("do offer provide run specialise specialize carry")
const sellers = set("i we i'm im we're i've ive we've i'll we'll")
const glue = set(`am are is have been be also mainly mostly only now just hand both still currently proudly lovingly
  personally always each all family small tiny little local independent that who which and custom specialize`)
/** Words before the name of the thing that are not part of it. */
const before = set(`a an the my our your some these this those all various few
  grandad's grandads grandpa's grandpas dad's dads mum's mums mom's moms nan's nans granny's grannys uncle's uncles`)

const words = (text: string): string[] => text.replace(/[.!?\s]+$/, "").split(/\s+/)

/** "Selling my bike", "up for sale is a Fender", "this is a candle", "got a pram" */
const opensSale =
  /^(?:(?:i'm|im|we're|i am|we are) )?selling (?:off |up )?(?!(?:because|as|due|for|both|all|together|it|them)\b)|^(?:up )?for sale(?: is| are)? |^you(?:['’]re| are) bidding on |^(?:this is|these are|here is|here are|got|i'm|im|i am|we're|we are) (?=(?:an?|my|our) )/i

const firms = set(
  "company firm business shop store studio team family farm bakery workshop brand maker makers crew duo couple",
)

/** "My husband and I make", "our company offers" */
const opensSeller = new RegExp(
  String.raw`^(?:my|our) (?:\p{L}+ and i|(?:\p{L}+ )?(?:${[...firms].join("|")}))(?= \p{Ll})`,
  "iu",
)

/** "These are slip-on covers": without an article, only a plural names them. */
const theseAre =
  /^these are (?!(?:made|hand|all|not|no|very|great|good|perfect|ideal|suitable|for|from|in|on|at|the|our|my|available|sold|designed|new|used|some|just|also|only|both)\b)/i

/** "This listing is for a landing button" */
const listingFor = /^(?:this|the) (?:listing|auction|ad|advert|sale|post) is (?:for|of) (.+)/i

/** The words after "we sell", "I also make", "I'm an electrician"; null if there is no such verb. */
export function soldIn(text: string): Sold | null {
  const [, listed] = listingFor.exec(text) ?? []
  if (listed !== undefined) return readObject(words(listed))
  const all = words(text.replace(opensSeller, "we"))
  // "My old PlayStation" is a PlayStation.
  const offered = text
    .replace(opensSale, "")
    .replace(/^my old man['’]?s (?=\p{L})/iu, "")
    .replace(/^(?:my|our) old (?=\p{Lu})/u, "")
  const deal = sellers.has(bareWord(all[0] ?? "")) ? dealIn(all) : named(all)
  if (deal === null && theseAre.test(text)) {
    const several = readObject(words(text.replace(theseAre, "")))
    return several?.isPlural === true ? several : null
  }
  if (deal !== null || offered === text) return deal
  return readObject(words(offered), null, /^(?:i|we)['’ ]?(?:m|am|re|are) an? /i.test(text))
}

const maxGlue = 9

/** "We're a small studio selling mugs": the first verb of selling or making, behind nothing but what the seller is. */
function dealIn(all: readonly string[]): Sold | null {
  const at = all.findIndex((word, index) => index > 0 && index < maxGlue && dealOf(bareWord(word)) !== null)
  const isOurs = at > 0 && all.slice(1, startOfDeeds(all, at)).every((word) => isOfSeller(bareWord(word)))
  if (!isOurs) return null
  const base = dealOf(bareWord(all[at] ?? "")) ?? ""
  const last = endOfDeeds(all, at)
  const isTheirs = ofTheirs.has(base) && /^your$/i.test(all[last + 1] ?? "")
  return isObject(all, last) && !isTheirs
    ? readObject(all.slice(last + 1), deeds.get(base) ?? null, doings.has(base))
    : null
}

const isOfSeller = (word: string): boolean =>
  glue.has(word) || before.has(word) || firms.has(word) || /^(?:adverb|adjective)$/.test(kindOf(word))

/** "We collect and sell seed": what is done before it is sold. */
const startOfDeeds = (all: readonly string[], at: number): number =>
  /^(?:and|&)$/i.test(all[at - 1] ?? "") && canBeBase(bareWord(all[at - 2] ?? "")) ? at - 2 : at

/** "We repair and replace slate roofs", "we clean, re-letter and straighten headstones": the last verb of the row. */
function endOfDeeds(all: readonly string[], at: number): number {
  let last = at
  while (/,$/.test(all[last] ?? "") && isVerb(all[last + 1])) last += 1
  return /^(?:and|or|&)$/i.test(all[last + 1] ?? "") ? last + 2 : last
}

const isVerb = (word = ""): boolean => /^re-/i.test(word) || canBeBase(bareWord(word))

/** "I paint your dog on a river stone": what is painted or engraved for somebody is no thing for sale. */
const ofTheirs = set("paint print engrave etch embroider stitch bind cast press felt cut dye draw")

const notSold = /^(?:(?:not|sure|it|them|everything|daily|weekly)\b|every (?:\p{L}*day|week|month|morning|evening)\b)/iu
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

/** "The mattress is not included." */
const isLeftOut = /^(?:not|never|no longer) (?:included|supplied|part of|for sale|sold)|^sold separately/i

const isOrHas = /^(?:is|are|was|were|has|have)$/i
const isOrDoes =
  /^(?:is|are|was|were|has|have|lets?|gives?|keeps?|helps?|makes?|turns?|fits?|comes?|shows?|adds?|stops?|protects?|features?)$/i

/** "Our candles are poured by hand", "Little Acorns is a nursery": the thing before the verb, or the kind after it. */
function named(all: readonly string[]): Sold | null {
  const first = bareWord(all[0] ?? "")
  // "This crib was used by one child"
  // "Our window nest box lets you watch a bird family"
  const verb = /^(?:our|my)$/.test(first) ? isOrDoes : /^(?:this|these)$/.test(first) ? isOrHas : /^(?:is|are)$/i
  // "Our hijab magnets hold your scarf"
  const isDoing = (word: string, next = ""): boolean =>
    /^(?:our|my)$/.test(first) && (canBeBase(word) || canBeThird(word)) && /^(?:your|the|an?|them|it)$/i.test(next)
  const at = all.findIndex(
    (word, index) => index > 0 && (verb.test(word) || (index > 1 && isDoing(word, all[index + 1]))),
  )
  if (at < 1 || at > 8 || isLeftOut.test(all.slice(at + 1).join(" "))) return null
  if (/^(?:our|my|these|this|the|each|every)$/.test(first)) {
    const thing = all.slice(1, at)
    const end = thing.findIndex((word) => kindOf(word) === "preposition")
    const named = end > 0 && /^(?:this|these)$/.test(first) ? thing.slice(0, end) : thing
    if (named.some((word) => /^(?:preposition|relative|conjunction|auxiliary)$/.test(kindOf(word)))) return null
    const sold = readObject(named)
    return sold === null ? null : { ...sold, place: placeIn(all.slice(at)) }
  }
  const isName = all.slice(0, at).every((word) => /^[\p{Lu}\d&]/u.test(word))
  const opens = /^(an?)$|^(?:our|my)$/i.exec(all[at + 1] ?? "")
  return isName && opens !== null ? readObject(all.slice(at + 2), null, opens[1] !== undefined) : null
}

/** "Replace taps", "re-mud exteriors", "regild the letters": no name has an article inside. */
const opensWithVerb = (part: string): boolean =>
  / /.test(part) &&
  (/^re-| (?:the|your|their) /i.test(part) || kindOf(part.split(" ")[0]?.toLowerCase() ?? "") === "base")

/** "Tune uprights": what a business does, typed without who does it. */
export function leavesOutWho(text: string): boolean {
  const [first = "", second = ""] = text.toLowerCase().split(" ")
  return deeds.has(first) && isPlural(bareWord(second))
}

export const withWhoDoes = (text: string): string => (leavesOutWho(text) ? `we ${text}` : text)

/** "We are a team of three" */
const ofSellers =
  /^(?:\p{L}+ )?(?:team|crew|duo|couple|family|husband|wife|father|mother|pair of (?:brothers|sisters))(?: of | and |$)/iu

/** "Nipple drinkers, screw in type" names no screw. */
const particle = /^(?:in|on|up|out|over|down|off)$/i

function readObject(given: readonly string[], deed: string | null = null, isService = false): Sold | null {
  const object = withoutBefore(given)
  const end = endOfNames(object)
  const names = withoutHalf(object, end)
    .replace(/, (\p{L}+)$/u, (piece, word: string) =>
      canBeBase(word) && particle.test(object[end] ?? "") ? "" : piece,
    )
    .replace(/(?:[,;:]|\s(?:and|or|of))+$/i, "")
  if (!/\p{L}{2}/u.test(names) || names.length > 90 || ofSellers.test(names)) return null
  // "We repair leaks, replace taps and clear drains": each verb has things of its own.
  const row = deed === null ? sharedJoined(namesInRow(names), names) : namesInRow(names)
  const own = deed === null ? -1 : row.findIndex((part, at) => at > 0 && opensWithVerb(part))
  const each = own < 0 ? row : row.slice(0, own)
  return {
    object: object.join(" "),
    name: names,
    each,
    isPlural: each.length > 1 || isPlural(names),
    place: placeIn(object.slice(end)),
    deed,
    isService: isService || deed !== null,
    rest: own < 0 ? [] : row.slice(own),
  }
}

/** "Mobile sheep and alpaca hoof trimming": nobody offers sheep. */
function sharedJoined(row: readonly string[], text: string): readonly string[] {
  const [first = "", second = "", ...more] = row
  const both = `${first} and ${second}`
  return isSharedWork(first, second) && text.startsWith(both) ? [both, ...more] : row
}

const isSharedWork = (first: string, second: string): boolean =>
  / \p{L}+ing$/u.test(second) && !/ing$/.test(first) && !isPlural(first) && !namesWork(first)

/** "Sheep hoof trimming" and "alpaca hoof trimming" of "sheep and alpaca hoof trimming" */
export function eachWork(text: string): readonly string[] {
  const [first = "", second = "", ...more] = namesInRow(text)
  return isSharedWork(first, second)
    ? [`${first} ${second.slice(second.indexOf(" ") + 1)}`, second, ...more]
    : namesInRow(text)
}

/** "Nikon F3 body, shutter fires at all speeds but the meter is dead": half of that sentence would promise too much. */
function withoutHalf(object: readonly string[], end: number): string {
  const before = object.slice(0, end)
  const comma = before.findLastIndex((word) => word.endsWith(","))
  const next = object.findIndex((word, at) => at >= end && /[,;.]$/.test(word))
  const part = object.slice(comma + 1, next < 0 ? object.length : next + 1).join(" ")
  const isHalf = comma >= 0 && end < object.length && shapeOf(part).shape === "sentence"
  return (isHalf ? before.slice(0, comma + 1) : before).join(" ")
}

const amounts = set("bunch range selection variety pair set lot lots few bit load loads")

/** In "a bunch of baby clothes", the baby clothes; in "made to measure gloves", the gloves. */
function withoutBefore(given: readonly string[]): readonly string[] {
  let at = 0
  while (at < given.length - 1) {
    const [word = "", next = ""] = given.slice(at, at + 2)
    if (amounts.has(bareWord(word)) && next === "of") at += 2
    else if (at + 3 < given.length && /^made to (?:measure|order)$/i.test(given.slice(at, at + 3).join(" "))) at += 3
    else if (before.has(bareWord(word))) at += 1
    else break
  }
  return given.slice(at)
}
