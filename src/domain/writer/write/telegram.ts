import { shapeOf } from "../type/shape.ts"
import type { Understanding } from "../understanding.ts"
import { countWords, withoutEnd } from "./grammar.ts"

const minParts = 3
const maxPartWords = 9
const goesOn = /^(?:and|or|but|so|with|for|in|from|which|who|that)\b| (?:and|or) /i

/** The parts of "Aged horse manure for gardens, free, bring your own buckets"; none if the text is a sentence or a row. */
export function telegramParts(text: string, { language }: Understanding): readonly string[] {
  const bare = withoutEnd(text)
  const parts = bare.split(/,\s+(?![^(]*\))/)
  const isTelegram =
    language === "en" &&
    parts.length >= minParts &&
    !/[.!?:;]\s/.test(text) &&
    !/^(?:sentence|command|third|labelled)$/.test(shapeOf(bare).shape) &&
    !parts.slice(1).some((part) => goesOn.test(part)) &&
    parts.every((part) => countWords(part) <= maxPartWords)
  return isTelegram ? parts : []
}
