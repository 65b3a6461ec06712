import { hasSeveralProducts } from "../../../seo/brief.ts"
import { isMaterialWord } from "../../../text/words/materials.ts"
import { singular } from "../../../text/words/plural.ts"
import { kindOf } from "../../../text/words/word-kinds.ts"
import type { Fact } from "../../fact.ts"
import type { Understanding } from "../../understanding.ts"
import { withoutEnd } from "../../write/grammar.ts"
import { unitsOf } from "../phrases/modifiers.ts"
import { isColour } from "../phrases/word-classes.ts"
import { piecesOf } from "./fact-pieces.ts"
import { isLimited } from "./limits.ts"

/**
 * What the row behind a new thing's name says of the whole thing, as people type it before the name: "zinc plated", "carbon
 * steel", "flat head", "gloss", "rubber backed".
 */
export function rowQualities({ facts, genre, language, brief }: Understanding): string[] {
  const opening = facts.find(({ field, isEcho }) => /escription$/.test(field) && !isEcho)
  if (hasSeveralProducts(brief) || opening === undefined || language !== "en" || genre !== "goods") return []
  const row = piecesOf([opening])
    .slice(1)
    .filter(({ text }) => !isLimited(text) && !/\d|\bor\b/.test(text))
  return [...new Set(row.flatMap(qualitiesIn))]
}

const maxWords = 4

function qualitiesIn({ text, topic }: Fact): string[] {
  const low = withoutEnd(text).toLowerCase()
  const words = low.split(" ")
  if (words.length > maxWords || !/^[\p{L} -]+$/u.test(low)) return []
  if (topic === "material") return words.length > 1 ? stuffsIn(words) : []
  if (isFinish.test(low) || isDone.test(low)) return [low]
  return ofAnyPart(words)
}

/** "Zinc plated carbon steel" is both. */
const stuffsIn = (words: readonly string[]): string[] =>
  isMaterialWord(words.at(-1) ?? "") && !words.some((word) => /^(?:and|with|in|of|on)$/.test(word))
    ? unitsOf(words).flatMap(({ kind, text }) => (/^(?:material|style)$/.test(kind) ? [text] : []))
    : []

const isFinish =
  /^(?:gloss|glossy|matte?|satin|chrome|brushed|polished|stainless|galvani[sz]ed|magnetic|heated|halogen|led|solar|electric|manual|cushioned|padded|quilted|stackable|frosted|textured|clear|self[ -]\p{L}+ing|pre-\p{L}+ed)$/u

/** "Fleece-lined", "rubber backed"; what is "lid cracked" is no make. */
const isDone =
  /^\p{L}+[ -](?:backed|lined|plated|coated|walled|sided|tipped|edged|filled|dipped|bound|padded|sealed|stitched|seasoned|tanned|dyed|printed|painted|carved|woven|knitted|forged|cut|turned|weighted|handled|hooded)$/u

const parts =
  /^(?:heads?|bod(?:y|ies)|corners?|edges?|ends?|necks?|toes?|sleeves?|brims?|tips?|shanks?|noses?|hems?|heels?|waists?|legs?)$/

/** "Flat head", "rounded corners": each such thing has one, so the word before it says which. */
function ofAnyPart(words: readonly string[]): string[] {
  const [first = "", last = "", ...more] = words
  const isSaid = /^(?:adjective|adverb|participle|past)$/.test(kindOf(first)) || /(?<!e)ed$/.test(first)
  return more.length === 0 &&
    parts.test(last) &&
    isSaid &&
    !isColour(first) &&
    !/^(?:new|old|spare|extra|both)$/.test(first)
    ? [`${first} ${singular(last)}`]
    : []
}
