import { isDangling, trimDangling, trimLeading } from "../cut/dangling.ts"
import { splitSentences } from "../split/split-sentences.ts"

/** Whether a piece of text contains a fact of the brief that would be lost with it. */
export type CarriesFact = (piece: string) => boolean

/**
 * Removes forbidden words so that the rest is readable: their sentence if others remain, otherwise their part of it,
 * otherwise the words alone. `find` is global.
 */
export function removePhrases(text: string, find: RegExp, carriesFact: CarriesFact): string {
  const has = (piece: string): boolean => piece.search(find) >= 0
  const lines = text.replace(/\s?\([^()\n]{0,200}\)/gu, (bracket) => (has(bracket) ? "" : bracket)).split("\n")
  const kept = lines.map((line) => (has(line) ? cleanLine(line, find, carriesFact, lines.length > 1) : line))
  const joined = kept.filter((line, index) => line !== "" || lines[index] === "").join("\n")
  return (has(joined) ? withoutWords(joined, find) : joined).replace(/\n{3,}/gu, "\n\n").trim()
}

function cleanLine(line: string, find: RegExp, carriesFact: CarriesFact, hasOthers: boolean): string {
  const sentences = splitSentences(line)
  if (sentences.length < 2 && !(hasOthers && /[.!?]$/u.test(line.trim()))) return withoutPart(line, find)
  const kept = sentences.flatMap((sentence) => {
    if (sentence.search(find) < 0) return [sentence]
    const rest = canLosePart(sentence, find) && carriesFact(sentence) ? withoutPart(sentence, find) : ""
    return rest === "" ? [] : [rest]
  })
  return kept.length === 0 && !hasOthers ? withoutPart(line, find) : kept.join(" ")
}

const between = /(\s*[,;|•·]\s+|\s+[-–—|/•·:]\s+|:\s+|!+\s+)/u

interface Part {
  readonly separator: string
  readonly text: string
}

const partsOf = (text: string): Part[] => {
  const pieces = text.split(between)
  return pieces.flatMap((piece, index) =>
    index % 2 === 0 ? [{ separator: pieces[index - 1] ?? "", text: piece }] : [],
  )
}

/** A list in a sentence can lose its last members, but not its beginning. */
function canLosePart(sentence: string, find: RegExp): boolean {
  const parts = partsOf(sentence)
  return parts.length >= 2 && (parts[0]?.text.search(find) ?? 0) < 0
}

/** "Mug, free shipping, 12 oz" → "Mug, 12 oz". */
function withoutPart(text: string, find: RegExp): string {
  const parts = partsOf(text)
  if (parts.length < 2) return withoutWords(text, find)
  const clean = parts.filter((part) => part.text.search(find) < 0).map((part) => part.text.toLowerCase())
  const kept = parts
    .map(({ separator, text: part }, at) => {
      // "…, which does not cover the handle" described the removed part.
      if (/^(?:which|that)\s/u.test(part) && (parts[at - 1]?.text.search(find) ?? -1) >= 0)
        return { separator, text: "" }
      return { separator, text: part.search(find) < 0 ? part : remainder(part, find, clean) }
    })
    .filter((part) => part.text !== "")
  const joined = kept.map((part, index) => (index === 0 ? part.text : part.separator + part.text)).join("")
  // Words across a boundary between parts are still there.
  return joined.search(find) < 0 ? likeBefore(text, joined) : withoutWords(text, find)
}

/** The rest of a part is kept if no other part says it. */
function remainder(part: string, find: RegExp, others: readonly string[]): string {
  const rest = withoutWords(part, find)
  if (timeAlone.test(rest)) return ""
  const words = rest.split(/\s+/u).filter((word) => /[\p{L}\p{N}]/u.test(word) && !isDangling(word))
  return words.some((word) => !others.some((other) => other.includes(word.toLowerCase()))) ? rest : ""
}

/** "Two-year", without the guarantee that lasts so long */
const timeAlone = /^(?:[\p{L}\d]+[ -](?:day|week|month|year)s?|lifetime)$/iu

/** Removes the words alone, with the small words before them: "Mug with free shipping" → "Mug". */
function withoutWords(text: string, find: RegExp): string {
  let out = ""
  let from = 0
  for (const match of text.matchAll(find)) {
    if (match[0] === "") continue
    out = joinGap(out, text.slice(from, match.index))
    from = match.index + match[0].length
  }
  return likeBefore(text, joinGap(out, text.slice(from)))
}

/** "With a two-year", "lifetime": words that needed the removed noun are removed too, and so is its description. */
const waiting =
  /\s+(?:(?:with|under|by|of|in|for|and)\s+)?(?:(?:an?|the|our|your|its)\s+\p{L}+-[\p{L}-]+|(?:(?:an?|the|our|your|its)\s+)?(?:life ?time|\d+[ -](?:day|week|month|year)))\s*$/u
const saidOfIt = /^,\s+(?:which|that)\s[^,.;]*/u

/** Joins two ends after the text between them was removed. */
function joinGap(given: string, right: string): string {
  if (given === "") return trimLeading(right)
  const isEnd = /^\s*(?:[,.;:!?)]|$)/u.test(right)
  const left = isEnd ? given.replace(waiting, "") : given
  const after = left === given ? right.trimStart() : right.trimStart().replace(saidOfIt, "")
  if (after === "" || /^[.!?](?:\s|$)/u.test(after)) return `${trimDangling(left)}${after}`
  const first = /^\S+/u.exec(after)?.[0] ?? ""
  const lastOfLeft = /(?<!\S)\S+\s*$/u.exec(left)?.[0].trim() ?? ""
  if (/^[,;:|)\-–—&]/u.test(first)) return `${trimDangling(left)}${after.startsWith("-") ? " " : ""}${after}`
  if (isDangling(first) && isDangling(lastOfLeft)) {
    const isJoin = /^(?:and|or|&|plus)$/iu.test(first)
    return isJoin ? `${left.trimEnd()} ${after.slice(first.length).trimStart()}` : `${trimDangling(left)} ${after}`
  }
  return `${left.trimEnd()} ${after}`
}

/** Keeps the mark of a list item, the initial capital and the final full stop if the text had them. */
function likeBefore(before: string, after: string): string {
  const marker = /^\s*[-*•] /u.exec(before)?.[0] ?? ""
  const bare = trimDangling(trimLeading(after).replace(/\(\s*\)|\[\s*\]/gu, "")).trim()
  if (bare === "") return ""
  const isCapital = /^[^\p{L}]*\p{Lu}/u.test(before)
  const started = isCapital && /^\p{Ll}/u.test(bare) ? bare.charAt(0).toUpperCase() + bare.slice(1) : bare
  const stop = /[.!?]\s*$/u.exec(before)?.[0].trim() ?? ""
  const ended = stop !== "" && /[\p{L}\p{N})"'%]$/u.test(started) ? started + stop : started
  return `${marker}${ended}`
}
