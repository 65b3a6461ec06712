import { type Genre, sellsThings } from "../../rule-book/genre.ts"
import { endsInside } from "../../text/split/ends-inside.ts"
import { headNoun, isPlural } from "../../text/words/plural.ts"
import { isUncounted } from "../../text/words/uncounted.ts"
import { kindOf } from "../../text/words/word-kinds.ts"
import { namesWork } from "../read/names-in-row.ts"
import { opensDetail } from "../read/pieces-of-line.ts"
import { rowsJoined } from "../read/rows.ts"
import { nameIn, shapeOf } from "../type/shape.ts"
import type { Understanding } from "../understanding.ts"
import { deedsBehindColon, deedsOf } from "./deeds-in-line.ts"
import { countWords, withoutEnd } from "./grammar.ts"
import { labeledParts } from "./labeled-parts.ts"
import { isStatement, telegramParts, withFragmentsJoined } from "./telegram.ts"

const maxWords = 9
/** Longer ones are no line. */
const maxChars = 400
const minHead = 2
const opensRow = /^(.+?) (?:with|including|offering) (.+)$/i
const opensWork = /^(.+?) (?:with|including|offering|for) (.+)$/i
const opensPart = /^(?:with|including|plus) /i
const goesOn = /^(?:and|or|but|so|which|who|that|because|to)\b/i

/**
 * What one line says, piece by piece: "Boarding cattery in Hobart with 22 heated suites, outdoor runs and pick-up on Fridays"
 * names the cattery and three things that it has. Empty if nobody can tell where a piece ends.
 */
export function lineParts(text: string, u: Understanding): readonly string[] {
  const telegram = telegramParts(text, u)
  const parts = telegram.length > 0 ? telegram : partsOf(withoutEnd(text), u)
  return withFragmentsJoined(labeledParts(parts, u))
}

function partsOf(line: string, u: Understanding): readonly string[] {
  if (u.language !== "en" || line.length > maxChars || endsInside(line)) return []
  const deeds = u.genre === "app" ? deedsBehindColon(line) : []
  if (deeds.length > 0 || /:\s/.test(line)) return deeds
  const told = deedsOf(line)
  if (told.length > 0 || isStatement(line)) return told
  const [first = "", ...others] = line.split(/,\s+(?![^(]*\))/)
  const works = u.genre === "service" ? worksFor(line) : []
  if (works.length > 0) return works
  const [head = "", ...rest] =
    rowOf(first, others, u) ??
    rowBehind(line, u) ??
    rowsJoined(sellsThings(u.genre) ? thingsTogether([first, ...others]) : [first, ...others])
  const said = rest.flatMap((piece) => thingsIn(piece, u)).map((piece) => piece.replace(article, ""))
  const isCertain =
    said.length > 0 &&
    countWords(head) >= minHead &&
    said.every((piece) => countWords(piece) <= maxWords && /\p{L}{3}|\d/u.test(piece) && !goesOn.test(piece))
  return isCertain ? [head, ...said] : []
}

/** "With moon phase and a 7-day chart" behind a comma names two things. */
function thingsIn(piece: string, { genre }: Understanding): readonly string[] {
  if (!opensPart.test(piece)) {
    const halves = halvesOf(piece)
    return halves.some((half) => article.test(half)) && halves.every(isThing) ? halves : [piece]
  }
  const row = piece.replace(opensPart, "")
  const things = row.split(/,\s+/).flatMap((part, at, all) => (at === all.length - 1 ? halvesOf(part) : [part]))
  // "With box" says more than "box".
  return things.length > 1 &&
    (things.length > 2 || areTwo(things)) &&
    things.every(isThing) &&
    !shareNoun(things, genre)
    ? things
    : row.includes(" ")
      ? [row]
      : [piece]
}

const article = /^(?:an?|the) /i

/** "How to play with White" and "playing with White" have no such part. */
const tellsHow = /^(?:how|why|what) /i
const doing = /^\p{L}+ing /iu

/**
 * "Driving school in Durban offering lessons and car hire" of a line that then tells "open Sundays", and that rest. Empty
 * if nobody can tell where a row ends.
 */
export function lineAndRest(line: string, u: Understanding): readonly [line: string, rest: readonly string[]] {
  const [first = "", ...others] = line.split(/,\s+(?![^(]*\))/)
  const end = rowOf(first, others, u) === null ? -1 : rowEnd(others)
  const isOpen = end < 0 && (/ (?:and|or) /.test(others[0] ?? "") || rowsJoined([first, ...others])[0] !== first)
  return isOpen ? ["", []] : [[first, ...others.slice(0, end + 1)].join(", "), rowsJoined(others.slice(end + 1))]
}

/** "With knotted fringes, 100 x 170 cm" is no row. */
const rowEnd = (others: readonly string[]): number =>
  others.findIndex((part) => / and /.test(part) && !opensDetail(part))

/** The things behind "with", up to the part that has the last "and"; none if one of them is no thing. */
function rowOf(first: string, others: readonly string[], { genre }: Understanding): readonly string[] | null {
  // A business is for several kinds of work; what goods are for is part of what they are.
  const [, head = "", opened = ""] = (genre === "service" ? opensWork : opensRow).exec(first) ?? []
  if (head === "" || shapeOf(head).shape !== "noun" || nameIn(head) === "" || tellsHow.test(head)) return null
  if (genre === "video" && doing.test(head)) return null
  const end = rowEnd(others)
  const parts = [opened, ...others.slice(0, end + 1)]
  const items = [...parts.slice(0, -1), ...halvesOf(parts.at(-1) ?? "")]
  if (items.length < 2 || !items.every(isThing) || (items.length === 2 && !areTwo(items))) return null
  // "Shears" and "kitchen knives" alone are no work of a sharpener.
  if (first.startsWith(`${head} for `) && !items.some(namesWork))
    return [head, `for ${parts.join(", ")}`, ...rowsJoined(others.slice(end + 1))]
  if (shareNoun(items, genre)) return [head, parts.join(", "), ...rowsJoined(others.slice(end + 1))]
  // "Interviews in Hamilton" behind other work: all of it is done there.
  const [place = ""] = (genre === "service" && inPlace.exec(items.at(-1) ?? "")) || []
  const whole = isOnePart(parts.at(-1) ?? "") ? parts : items
  const named = whole.map((item, at) => (at === whole.length - 1 ? item.slice(0, item.length - place.length) : item))
  const isOfWords =
    sellsThings(genre) && first.startsWith(`${head} with `) && items.every((item) => !item.includes(" "))
  if (isOfWords) return [`${head} with ${parts.join(", ")}`, ...rowsJoined(others.slice(end + 1))]
  const [one = "", ...more] = named
  // "HDMI" alone says nothing.
  const isPart = sellsThings(genre) && !one.includes(" ") && first.startsWith(`${head} with ${one}`)
  const row = isPart ? [`${head} with ${one}`, ...more] : [`${head}${place}`, ...named]
  return [...row, ...rowsJoined(others.slice(end + 1))]
}

/** The two sides of a word's last place. */
function dividedBy(line: string, word: string): readonly string[] {
  const at = line.lastIndexOf(word)
  return at < 0 ? [] : [line.slice(0, at), line.slice(at + word.length)]
}

/** "Guitar, bass and violin" */
const isRowOfThings = (text: string): boolean => text.includes(",") && (text.split(",").at(-1) ?? "").includes(" and ")

/** "Piano tuning, regulation and pitch raises for uprights in homes and schools": all the work is for these. */
function worksFor(line: string): readonly string[] {
  const [works = "", whom = ""] = dividedBy(line, " for ")
  const areWorks = works
    .split(/, | and /)
    .every((work) => shapeOf(work).shape === "noun" && !/ (?:for|with|in) /.test(work))
  return isRowOfThings(works) && areWorks && whom.includes(" ") ? [works, `for ${whom}`] : []
}

/** "Carburettors, points and gaskets for motorbikes": a row of several things, up to its "and", is one part. */
function thingsTogether(pieces: readonly string[]): readonly string[] {
  const end = pieces.findIndex((piece) => / and /.test(piece))
  const row = pieces.slice(0, end + 1)
  const things = [...row.slice(0, -1), ...halvesOf(row.at(-1) ?? "")]
  return end > 0 && things.length >= minThings && things.every(namesSeveral)
    ? [row.join(", "), ...pieces.slice(end + 1)]
    : pieces
}

const minThings = 3

const namesSeveral = (piece: string): boolean => {
  const head = headNoun(nameIn(piece)).toLowerCase()
  return /^\p{L}/u.test(piece) && shapeOf(piece).shape === "noun" && (isPlural(head) || isUncounted(head))
}

/** "Tuner for guitar, bass and violin with 34 tunings and accuracy of one cent": behind a row, "with" opens another. */
function rowBehind(line: string, { genre }: Understanding): readonly string[] | null {
  const [before = "", behind = ""] = dividedBy(line, " with ")
  const items = behind.split(/,\s+/).flatMap((part, at, all) => (at === all.length - 1 ? halvesOf(part) : [part]))
  const isRow = isRowOfThings(before) && genre !== "video" && items.length > 1 && items.every(isThing)
  return isRow && items.every((item) => item.includes(" ")) ? [before, ...items] : null
}

const inPlace = / (?:in|around|near|across) \p{Lu}.*$/u

/** At the "and" of a row; nobody knows which of two it is. */
function halvesOf(part: string): readonly string[] {
  const halves = part.split(" and ")
  return halves.length === 2 ? halves : [part]
}

/** "Notes and photos" are short, and "adult and kid sizes" share their noun. */
function isOnePart(part: string): boolean {
  const [one = "", other = ""] = halvesOf(part)
  return other !== "" && !one.includes(" ") && !article.test(other) && !(isPlural(one) && other.includes(" "))
}

/** "Marinade and dum times" may be two kinds of times. */
const areTwo = ([one = "", other = ""]: readonly string[]): boolean => one.includes(" ") || beginsThing.test(other)
const beginsThing = /^(?:an?|the|\d\S*) /i

/** "Doyle, Scribner and International rules" are rules, and "traditional horsehair and webbing repairs" are repairs. */
function shareNoun(items: readonly string[], genre: Genre): boolean {
  const [last = "", ...others] = items.toReversed()
  if (!/ \p{L}+s$/u.test(last)) return false
  return (
    others.every((item) => /^\p{Lu}\p{Ll}+$/u.test(item)) ||
    (genre === "service" && others.length === 1 && others.every((item) => !/(?:s|ing)$/.test(item)))
  )
}

const isThing = (item: string): boolean => {
  const bare = item.replace(article, "").replace(/^(?:over|more than|up to|about) (?=\d)/i, "")
  // "Classical" of "classical and pop sets" is half a name.
  const isWhole = bare.includes(" ") || /^(?:noun|plural|ing)$/.test(kindOf(bare.toLowerCase()))
  return /\p{L}{3}/u.test(bare) && isWhole && shapeOf(bare).shape === "noun" && !/ (?:and|or)$/.test(bare)
}
