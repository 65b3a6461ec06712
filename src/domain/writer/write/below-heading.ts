import { joinToBefore } from "../../text/split/join-to-before.ts"
import { splitSentences } from "../../text/split/split-sentences.ts"
import type { Section } from "../plan/section.ts"
import { leans } from "../read/leans.ts"
import { statementVerb } from "../type/own-verb.ts"
import { shapeOf } from "../type/shape.ts"
import { wordsIn } from "../type/shaped.ts"
import { asItem, asSentence, countWords, withoutEnd } from "./grammar.ts"
import { listOf } from "./lines.ts"

/** What has its own heading needs no label: "Used - Good" below "Condition". */
export function tellBelow(heading: string, lines: readonly string[]): string {
  const label = `${heading.replace(/^## /, "")}: `
  const [typed = ""] = lines
  if (lines.length === 1) {
    const only = isIncluded.test(heading) ? withoutIncluded(typed) : typed
    if (only.startsWith(label)) return asSentence(only)
    return `${heading}\n${only === typed ? asSentence(only) : listOf([asItem(only)])}`
  }
  const isTyped = (line: string): boolean => line.startsWith(label)
  const told = [...lines.filter(isTyped), ...lines.filter((line) => !isTyped(line))]
  // "Used" alone would seem to be what is left of something.
  const isWhole = (line: string): boolean => isTyped(line) && line.slice(label.length).includes(" ")
  return `${heading}\n${listOf(told.map((line) => (isWhole(line) ? line.slice(label.length) : line)))}`
}

const isIncluded = /What[’']s included$/

/** "The manual and a spare element", of "… are included": the heading says so. */
function withoutIncluded(line: string): string {
  const bare = withoutEnd(line)
    .replace(/ (?:(?:is|are) )?included$/, "")
    .replace(/^Includes (?=\p{Ll})/u, "")
  return shapeOf(bare).shape === "noun" && statementVerb(wordsIn(`${bare}.`)) === null ? bare : line
}

/** What is below them is clear in one line. */
export const ownHeadings: ReadonlySet<Section["heading"]> = new Set(["condition", "included", "care", "notes"])

/** "Collection welcome" and "No shipping abroad" are two lines; "We can recommend a mover" stays behind what is to be moved. */
export const sentencesApart = (line: string): string[] =>
  joinToBefore(splitSentences(line), (before, part) =>
    leans(part) || countWords(part) < fewestApart ? `${before} ${part}` : null,
  ).map(withoutEnd)
const fewestApart = 2
