import { sellsThings } from "../../../rule-book/genre.ts"
import { contentWords } from "../../../text/words/content-words.ts"
import { isPlural, singular } from "../../../text/words/plural.ts"
import { kindOf } from "../../../text/words/word-kinds.ts"
import { nameIn } from "../../type/shape.ts"
import { namesAThing } from "../../type/thing-phrase.ts"
import { firstText, type Understanding } from "../../understanding.ts"
import { withoutEnd } from "../../write/grammar.ts"
import { subjectOf } from "../attributes/attributes.ts"
import { kindNamed } from "./app-topics.ts"
import { isTwoLines } from "./is-one-line.ts"
import { calledOf } from "./joined-forms.ts"
import { ownKeywords } from "./own-keywords.ts"
import { townOf } from "./towns.ts"
import { isBareHead } from "./word-classes.ts"

const maxWords = 5
const maxInFront = 4
const fewKeywords = 3

/**
 * Of a brief of a line or two, its name with what it is for, of or about, as people type both: "nurse shift calendar", "crisp
 * bag heat sealer", "nova scotia lighthouse jigsaw puzzles", "claw clips for thick hair", "resistance bands with handles".
 */
export function linePhrases(u: Understanding): string[] {
  if (!isTwoLines(u) || u.language !== "en" || ownKeywords(u).length >= fewKeywords) return []
  const isThing = sellsThings(u.genre)
  const names = namesOf(u)
  const found = objectsIn(withoutEnd(firstText(u)), isThing).flatMap((object) =>
    names.flatMap((name) => joinedTo(name, object, isThing)),
  )
  const town = u.genre === "service" ? townOf(u) : ""
  return [
    ...new Set([...inTown(names, town), ...found.flatMap((phrase) => [...inTown([phrase], town), phrase])]),
  ].filter(isShort)
}

/** "String quartet vancouver": people look for a business where they are. */
const inTown = (names: readonly string[], town: string): string[] =>
  town === "" ? [] : names.filter((name) => !/ for /.test(name)).map((name) => `${name} ${town}`)

const isShort = (phrase: string): boolean => phrase.includes(" ") && phrase.split(" ").length <= maxWords

/** What people call it, the fullest first: "mini heat sealer" and "heat sealer", "shift calendar", "string quartet". */
function namesOf(u: Understanding): readonly string[] {
  const called = sellsThings(u.genre) ? calledOf(subjectOf(u)) : kindNamed(u)
  const said = nameIn(withoutEnd(firstText(u))).toLowerCase()
  const name = called === "" ? said.replace(behindName, "") : called
  return [...new Set([name, name.replace(like, "")])].filter(isName)
}

const behindName = / (?:pdf|printable|download|app)$/
const like =
  /^(?:(?:mini|small|large|little|simple|handmade|used|vintage|solid|new|professional|mobile|piece|pack|\d\S*) )+(?=\S+ \S)/

function isName(name: string): boolean {
  const words = name.split(" ")
  return (
    words.length > 1 &&
    words.length < maxWords &&
    !/^\d/.test(name) &&
    !words.some((word) => /^(?:preposition|conjunction|determiner|auxiliary|subject|adverb)$/.test(kindOf(word))) &&
    (namesAThing(words.at(-1) ?? "") || isPlural(words.at(-1) ?? ""))
  )
}

/** "Crisp bags" of a "mini heat sealer for crisp bags, white", "thick hair" of "claw clips, 11 cm, for thick hair" */
function objectsIn(line: string, isThing: boolean): readonly Named[] {
  const [first = "", ...others] = line.split(/,\s/)
  const [, said = "", rest = ""] = joint.exec(first.slice(nameIn(first).length)) ?? []
  const isKnown = isThing ? /^(?:for|of|with)$/.test(said) : said !== "" && said !== "with"
  // "For ukulele, banjo and mandolin": each has its own phrase.
  const end = others.findIndex((piece) => / (?:and|or) /.test(piece))
  const isRow = end >= 0 && !/ (?:with|in) /.test(rest) && others.slice(0, end).every((piece) => !piece.includes(" "))
  const behind = others.filter((piece) => /^for /.test(piece)).map((piece) => ({ joint: "for", rest: piece.slice(4) }))
  return [...(isKnown && !isRow ? [{ joint: said, rest }] : []), ...behind]
    .flatMap((each) => namesIn(each.rest.replace(article, "")).map((name) => ({ joint: each.joint, name })))
    .filter(({ name }) => isObject(name))
}

/** Of two things, those that a plural names: "birth and marriage certificates" are both certificates. */
function namesIn(text: string): readonly string[] {
  const name = nameIn(text)
  const each = name.split(/\s(?:and|or)\s/).map((half) => half.replace(article, ""))
  // "Fisher & Paykel" is one maker.
  if (/^\s?&/.test(text.slice(name.length))) return []
  return each.length === 1 ? each : each.filter((half) => isPlural(half.split(" ").at(-1) ?? ""))
}

interface Named {
  /** The word before it: "for" or "of" weddings. */
  readonly joint: string
  readonly name: string
}

const joint = /^ (for|of|on|about|with) (.+)$/
/** "A pangolin", "a 19 cm pangolin" */
const article = /^(?:an?|the|your|my|our) (?:\d[\d.,x× ]* ?(?:mm|cm|m|in|inch|ft|g|kg|oz|lb|ml|l|litre) )?/

const maxObject = 3

const isObject = (name: string): boolean => {
  const words = name.split(" ")
  const last = words.at(-1) ?? ""
  return (
    words.length <= maxObject &&
    (namesAThing(last) || isPlural(last)) &&
    words.every(
      (word) => /^[\p{L}\d'’-]+$/u.test(word) && !/^(?:pronoun|subject|determiner|adverb)$/.test(kindOf(word)),
    )
  )
}

const people =
  /(?:er|or|ist|ian|eer|men|people|kids|children|girls|boys|ladies|adults|beginners|seniors|teens|toddlers)s?$/

const maxPart = 2

/** "Row counter for knitters", and "wedding string quartet" beside "string quartet for weddings" */
function joinedTo(name: string, { joint: said, name: typed }: Named, isThing: boolean): string[] {
  const object = typed.toLowerCase()
  const known = new Set(contentWords(name))
  const words = object.split(" ")
  if (contentWords(object).some((stem) => known.has(stem))) return []
  if (said === "with") return words.length <= maxPart && !/\d/.test(object) ? [`${name} with ${object}`] : []
  // Nobody types "pot watering spikes" or "knitter row counter".
  const isSaidBefore = !people.test(words.at(-1) ?? "") && (!isThing || words.length > 1) && !isBareHead(name)
  const isFront = isSaidBefore && words.length + name.split(" ").length <= maxInFront
  const [last = "", head = ""] = [words.at(-1), name.split(" ").at(-1)]
  const isShown = isThing && shows.test(head) && namesAThing(last) && words.length > 1
  return [
    ...(isFront ? [`${singular(object)} ${name}`] : []),
    ...(isShown ? [`${singular(last)} ${head}`] : []),
    ...(said === "for" ? [`${name} for ${object}`] : []),
  ]
}

/** "Raincoat pattern" of a "sewing pattern for a hooded raincoat" */
const shows = /^(?:pattern|print|poster|jigsaw|puzzle|stencil|template|chart|mou?ld|cutter|stamp|sticker|decal)s?$/
