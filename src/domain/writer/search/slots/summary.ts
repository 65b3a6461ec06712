import { countUnits } from "../../../text/measure/units.ts"
import { splitSentences } from "../../../text/split/split-sentences.ts"
import { stemsOf } from "../../read/merge.ts"
import type { Understanding } from "../../understanding.ts"
import { included } from "../../write/frames.ts"
import { asItem, inRunningText } from "../../write/grammar.ts"
import { wordsOf } from "../../write/headed.ts"
import { isTold } from "../../write/is-told.ts"
import type { Make } from "./written.ts"

/** Condition, price and delivery need room behind the sentences. */
const mostProse = 0.6

/** The beginning of the description in whole sentences and items, without headings. */
export const summaryOf: Make = (u, { body }, { max, unit }) => {
  const inDoubt = new Set(
    [...u.facts, ...u.runs].flatMap(({ isInDoubt, topic, text }) =>
      isInDoubt === true && topic !== "condition" ? [`- ${asItem(text)}`] : [],
    ),
  )
  const lines = withoutHeadings(body, u)
    .split("\n")
    .filter((line, at) => line !== "" && (at === 0 || /^- |[.:?!]$/.test(line)) && !inDoubt.has(line))
  const [name = "", next = ""] = lines
  // "Greenhouse 6x8", and then "Greenhouse 6x8 aluminium green frame"
  const isTwice =
    next.startsWith("- ") && isTold(name, u.thing.name) && [...stemsOf(name)].every((stem) => stemsOf(next).has(stem))
  const hasItems = lines.some((line) => line.startsWith("- "))
  let text = ""
  let isProseFull = false
  for (const line of isTwice ? lines.slice(1) : lines) {
    const isItem = line.startsWith("- ")
    // "Condition: Used." without its faults would promise more.
    const isWhole = isItem || /^\p{Lu}\p{Ll}+: /u.test(line)
    for (const part of isWhole ? [line] : splitSentences(line)) {
      // The line of the name is above it.
      if (text !== "" && isTold(part, u.thing.name)) continue
      const isNewLine =
        isItem || /(?:^|\n)- .*$/.test(text) || isTold(text, u.thing.name) || !/[.!?:]["')]*$/.test(text)
      const longer = [text, part].filter(Boolean).join(isNewLine ? "\n" : " ")
      const isFit = countUnits(longer, unit) <= (isItem || !hasItems ? max : max * mostProse)
      // What is left out of the middle may be the exception: "Toughened glass throughout. One pane is plastic."
      if (isFit && (isItem || !isProseFull)) text = longer
      else if (!isItem) isProseFull = true
    }
  }
  return text
}

/** Without its heading, "the bench" would not say that it is included, and a notice between items would be a stray sentence. */
function withoutHeadings(body: string, u: Understanding): string {
  if (u.language !== "en") return body
  const [ofKit, ofNotes] = [wordsOf("included", u), wordsOf("notes", u)]
  return body
    .split("\n\n")
    .map((block) => {
      const [heading = "", ...lines] = block.split("\n")
      const texts = lines.map((line) => line.replace(/^- /, ""))
      const isSaid = texts.some((text) => /\b(?:includ|com(?:es?|ing) with)|[.!?] /i.test(text))
      const between = texts.some((text) => text.includes(",")) ? "; " : ", "
      if (heading === ofKit && !isSaid) return `- ${included}: ${texts.map(inRunningText).join(between)}`
      const [notice = ""] = texts
      const isNotice = heading === ofNotes && texts.length === 1 && splitSentences(notice).length === 1
      return isNotice ? `- ${asItem(notice)}` : block
    })
    .join("\n\n")
}
