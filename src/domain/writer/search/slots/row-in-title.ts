import { hasMoney } from "../../../text/measure/money.ts"
import { splitSentences } from "../../../text/split/split-sentences.ts"
import { headNoun } from "../../../text/words/plural.ts"
import { canBeThird, kindOf } from "../../../text/words/word-kinds.ts"
import { shapeOf } from "../../type/shape.ts"
import { topicOf } from "../../type/topic.ts"
import type { Understanding } from "../../understanding.ts"
import { titled, withoutEnd } from "../../write/grammar.ts"
import { isLimited } from "../attributes/limits.ts"
import { makerSpecifics } from "../attributes/maker-specifics.ts"
import { isColour, packaging } from "../phrases/word-classes.ts"
import { ofDeal } from "./features-in-title.ts"
import { isNew } from "./is-new.ts"

const maxWords = 5
const minPieces = 2
/** More single words than these are a list of what is in it. */
const maxSingles = 2

/** Behind these words comes another thing, a choice, or what is only nearly so. */
const ofOther =
  /^(?:v|very|so|quite|fits?|holds?|carries|keeps?|comes?|with|for|has|have|can|plus|and|in|on|no|not|then|also|makes?|includes?|ready)\b|\b(?:or|any|about|approx|abt|roughly|ish|up to|the|a|an|your|you|our|my|me|us|i|included|incl|no|without|each|other|more|n|w|some|most|choose|choice|optional|go|goes|ok|off|less|better|max|min|different|various|days?|weeks?|months?|least)\b|[+/():;"=]|\d\.\d\d$|^\d[\d.]* ?(?:minutes?|mins?|hours?|hrs?)$/iu

/** What is in these is not what they are. */
const ofContents = /^(?:set|kit|box|bundle|pack|mix|trio|duo|pouch|assortment|hamper|crate)s?$/

/** What a hasty seller types of the product itself, one quality after the other: "waxed, metal tips, pair". */
export function rowInTitle(u: Understanding): string[] {
  const { genre, language, brief, subject, thing, facts } = u
  const head = headNoun(thing.name.split(/, | for /)[0] ?? "").toLowerCase()
  if (genre === "auction" && language === "en" && brief.products.length === 1)
    return [...gaugeOf(u), ...hastyRow(u)].map((piece) => titled(piece, language))
  if (genre !== "goods" || language !== "en" || ofContents.test(head)) return []
  const features = facts.filter(({ field }) => field === "keyFeatures").map(({ text }) => withoutEnd(text))
  const pieces = brief.products.length === 0 ? [] : piecesOf(u.clean(subject.description), thing.name)
  // A listing has a field for "R260".
  const row = pieces.filter((piece) => !hasMoney(piece))
  const typed = features.filter((feature) => isQuality(feature) && isNew(feature, thing.name))
  return [...row, ...typed, ...hastyRow(u)].map((piece) => titled(piece, language))
}

/** Who looks for a model railway looks for its gauge. */
const gaugeOf = (u: Understanding): string[] => {
  const [, gauge = ""] = makerSpecifics(u).find(([name]) => name === "Gauge") ?? []
  return gauge === "" || new RegExp(`\\b${gauge}\\b`, "i").test(u.thing.name) ? [] : [`${gauge} gauge`]
}

const maxHasty = 2

/** "Silicone skirts, 4/0 hook" behind the name of jigs: parts of a hasty description of one thing that can only be its own. */
function hastyRow({ facts, runs, brief, thing }: Understanding): string[] {
  if (brief.products.length > 1) return []
  const told = [...facts, ...runs]
    .filter(
      ({ field, isCareful, isEnglish, topic, shape, text }) =>
        field === "description" &&
        !isCareful &&
        isEnglish &&
        topic !== "shop" &&
        // "Smoke free home, one cat"
        !/\bhome\b/i.test(text) &&
        // "Dust with soft brush, keep inside"
        !/^(?:sentence|command)$/.test(shape),
    )
    .toSorted((one, other) => one.place - other.place)
  const pieces = told.flatMap(({ text }) => withoutEnd(text).split(/,\s+/)).slice(1)
  const colours = pieces.filter(saysColour).length
  return (
    pieces
      // Of "100% cotton yarn", the title has the cotton.
      .filter(
        (piece) =>
          piece.includes(" ") && !piece.includes("%") && !(saysColour(piece) && (colours > 1 || /^\d/.test(piece))),
      )
      .filter((piece) => isQuality(piece) && isOwnPart(piece) && isNew(piece, thing.name))
      .slice(0, maxHasty)
  )
}

/** "Silicone skirts", and not "charcoal filter stops smell", "size M fits", "post worldwide" or "12 designs". */
function isOwnPart(piece: string): boolean {
  const { shape, isCertain } = shapeOf(piece)
  const words = piece.toLowerCase().split(" ")
  return (
    shape === "noun" &&
    (isCertain || /\d/.test(piece)) &&
    !/^(?:participle|past|base|ing)$/.test(kindOf(words[0] ?? "")) &&
    !words.slice(0, -1).some(canBeThird) &&
    kindOf(words.at(-1) ?? "") !== "third" &&
    !/^(?:fits|works|holds|etc|worldwide)$/.test(words.at(-1) ?? "") &&
    !/ (?:and|&) |^(?:min|minimum|max) /i.test(piece) &&
    !/^(?:post|postage|ships?|message|collect|pick)\b|^\d+ (?:sizes|kinds|designs|colou?rs|flavou?rs|styles)$/i.test(
      piece,
    )
  )
}

function piecesOf(text: string, name: string): string[] {
  const [first = ""] = splitSentences(text)
  const pieces = withoutEnd(first)
    .split(/,\s+(?:and )?/)
    .map((piece) => piece.trim())
  if (pieces.length < minPieces) return []
  const isChoice = pieces.filter(saysColour).length > 1 || / (?:or|any) /.test(first)
  const singles = pieces.filter((piece) => !piece.includes(" "))
  // "In beige, rose and ivory", "for daffodils, tulips and camassias": the list continues.
  const listed = pieces.findIndex((piece) => / (?:with|in|including|for|from|of) /.test(piece))
  // "Peach, mint or navy": each is one of several.
  const choice = pieces.findIndex((piece) => piece.includes(" or "))
  const opens = pieces.slice(0, Math.max(0, choice)).findLastIndex((piece) => piece.includes(" "))
  // "145 mm long, 24 g": beside its length, nobody looks for a pen by its weight.
  const isMeasured = pieces.some((piece) => /\d ?(?:mm|cm|m|in|inch(?:es)?|ft)(?!\p{L})/u.test(piece))
  // "Sizes 1-2, 2-3 and 4-5": the first of them alone would deny the others.
  const sizes = pieces.findIndex((piece, at) => /^sizes \S+$/i.test(piece) && at + 1 < pieces.length)
  return (
    pieces
      .filter((_, at) => (at <= opens || at > choice) && (sizes < 0 || at < sizes))
      .filter((piece) => !(isMeasured && /^[\d.,]+ ?(?:k?g|oz|lbs?|kilos?|grams?)$/i.test(piece)))
      .filter((piece, at) => listed < 0 || at <= listed || /\d| \S+(?<!and \S+)$/.test(piece))
      // "Nude" beside black and olive is one of the colors to choose.
      .filter(
        (piece) =>
          isQuality(piece) && !(isChoice && (saysColour(piece) || singles.includes(piece))) && isNew(piece, name),
      )
      .filter((piece) => singles.indexOf(piece) < maxSingles)
  )
}

const saysColour = (piece: string): boolean =>
  piece
    .toLowerCase()
    .split(" ")
    .some((word) => isColour(word))

/** What a part of a row says of the thing itself, in a few words. */
export function isQuality(piece: string): boolean {
  const { shape } = shapeOf(piece)
  const words = piece.toLowerCase().split(" ")
  return (
    words.length <= maxWords &&
    /^(?:noun|adjective|other|participle)$/.test(shape) &&
    /^(?:what|feature|size|capacity|material|count|colour|weight|made|method|promise)$/.test(
      topicOf(piece, "noun", "what"),
    ) &&
    !ofOther.test(piece) &&
    !isLimited(piece) &&
    !ofDeal.test(piece) &&
    !packaging.test(` ${piece}`) &&
    !words.some((word) => /^(?:auxiliary|subject|relative|third|adverb)$/.test(kindOf(word)))
  )
}
