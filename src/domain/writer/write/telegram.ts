import { isFragment } from "../../checks/fragments.ts"
import { endsInside } from "../../text/split/ends-inside.ts"
import { joinToBefore } from "../../text/split/join-to-before.ts"
import { opensDetail, tellsDeed } from "../read/pieces-of-line.ts"
import { rowsJoined } from "../read/rows.ts"
import { shapeOf } from "../type/shape.ts"
import type { Understanding } from "../understanding.ts"
import { asItem, countWords, withoutEnd } from "./grammar.ts"

const minParts = 3
const maxPartWords = 9
/** What it is may be said with what it is for. */
const maxNameWords = 14
const goesOn = /^(?:and|or|but|so|with|for|in|from|which|who|that)\b/i

/** "Wool, cotton and silk" is a row; "tested and working" and "a pack of 20 with washers and a drill" are one part each. */
const endsRow = (part: string): boolean => /^(?!.* with ).* (?:and|or) /i.test(part) && !opensDetail(part)

/** The parts of "Aged horse manure for gardens, free, bring your own buckets"; none if the text is a sentence or a row. */
export function telegramParts(text: string, { language }: Understanding): readonly string[] {
  const bare = withoutEnd(text)
  const parts = rowsJoined(bare.split(/,\s+(?![^(]*\))/))
  const isTelegram =
    language === "en" &&
    parts.length >= minParts &&
    !endsInside(text) &&
    !/:\s/.test(text) &&
    !isStatement(bare) &&
    !parts.slice(1).some((part, at) => goesOn.test(part) || (endsRow(part) && !tellsDeed(parts[at] ?? ""))) &&
    parts.every((part, at) => countWords(part) <= (at === 0 ? maxNameWords : maxPartWords))
  return isTelegram ? parts : []
}

/** Behind a comma, "won't scratch the bars" has no subject: the row may be one of details. */
export function isStatement(text: string): boolean {
  const { shape, isCertain } = shapeOf(text)
  return /^(?:command|third|labelled)$/.test(shape) || (shape === "sentence" && isCertain)
}

/** A part that says nothing alone stays with the part before it: "halogen, used". */
export const withFragmentsJoined = (parts: readonly string[]): readonly string[] =>
  joinToBefore(parts, (before, part) => (isFragment(asItem(part)) ? `${before}, ${part}` : null))
