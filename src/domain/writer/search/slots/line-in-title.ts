import { sellsThings } from "../../../rule-book/genre.ts"
import { contentWords } from "../../../text/words/content-words.ts"
import { placeName } from "../../../text/words/proper-names.ts"
import { canBeBase, kindOf } from "../../../text/words/word-kinds.ts"
import { piecesOfLine } from "../../read/pieces-of-line.ts"
import { shapeOf } from "../../type/shape.ts"
import { topicOf } from "../../type/topic.ts"
import type { Understanding } from "../../understanding.ts"
import { countWords, withoutEnd } from "../../write/grammar.ts"
import { wholeLine } from "../../write/lead-line.ts"
import { lineParts } from "../../write/line-parts.ts"
import { elsewhere } from "../../write/one-line.ts"
import { subjectOf } from "../attributes/attributes.ts"
import { flaw } from "../attributes/limits.ts"
import { isGoodsKind } from "../kinds/goods-kinds.ts"
import { inTitle } from "./in-title.ts"

const maxFirst = 12
const maxPiece = 8

/** A description of one line in pieces: what is sold, as typed, and what the title may say of it. Empty for any other brief. */
export function lineInTitle(u: Understanding): readonly string[] {
  if (!sellsThings(u.genre)) return []
  const line = withoutEnd(wholeLine(u))
  const pieces = piecesOfLine(line)
  const [opening = "", ...others] = pieces.length === 1 && countWords(line) > maxFirst ? lineParts(line, u) : pieces
  const { name } = u.thing
  const isLong = countWords(opening) > maxFirst && opening.toLowerCase().startsWith(`${name.toLowerCase()} `)
  const first = isLong ? name : opening
  const { shape, isCertain } = shapeOf(opening)
  const said = contentWords(first).join(" ")
  const isNamed =
    shape === "noun" &&
    (isCertain || isGoodsKind(subjectOf(u).full)) &&
    countWords(first) <= maxFirst &&
    !ofPerson.test(first) &&
    said.includes(contentWords(u.thing.name).join(" "))
  return isNamed
    ? [first, ...others.filter((piece) => isOfThing(piece) && !(u.genre !== "goods" && tellsFlaw(piece)))].map(
        (piece) => withSmallFirst(inTitle(piece, u), piece),
      )
    : []
}

/** "Duvet Covers, with Wooden Buttons" */
const withSmallFirst = (titled: string, piece: string): string =>
  /^(?:with|for|in|from|and|of|to) /.test(piece) ? titled.charAt(0).toLowerCase() + titled.slice(1) : titled

const ofPerson = /\b(?:I|we|my|our|me|us|you|your|it|they)\b/i

/** A chip is told below; buyers of spares look for what does not work. */
const tellsFlaw = (piece: string): boolean =>
  flaw.test(piece) && !/(?<!\p{L})(?:spares|repairs?|faulty|broken)(?!\p{L})/iu.test(piece)

/** "7 lb each", "up to three digits", "makes 16 idlis", and not "pump works", "need a trailer" or "collect from Howick". */
function isOfThing(piece: string): boolean {
  const { shape } = shapeOf(piece)
  if (/^plus /i.test(piece)) return false
  const words = piece.split(" ")
  const isDone = /^(?:third|sentence|base|command)$/.test(shape)
  return (
    words.length <= maxPiece &&
    (!isDone || /^\p{L}+s \d/u.test(piece)) &&
    !ofPerson.test(piece) &&
    // "Need a trailer"
    !(words.length > 2 && /^an?$/i.test(words[1] ?? "") && canBeBase(words[0] ?? "")) &&
    !/^\d+$|[£$€]|\b(?:pick ?up|collect\p{L}*|post(?:ed|age)|sent|free|extra|as|works|fits|runs)$|^(?:pick ?up|collect\p{L}*|post(?:ed|age)|sent|ships?|moving) /iu.test(
      piece,
    ) &&
    !elsewhere.has(topicOf(piece, shape, "feature")) &&
    placeName(piece.toLowerCase()) === undefined &&
    // "Body only"
    (!words.some((word) => /^(?:auxiliary|subject|relative|adverb)$/.test(kindOf(word))) ||
      /^\p{L}+ only$/iu.test(piece))
  )
}
