import { type Genre, sellsThings } from "../../rule-book/genre.ts"
import { measureOf } from "../type/measure.ts"
import type { Understanding } from "../understanding.ts"
import { headings, inTheVideo } from "./frames.ts"
import { asItem, asSentence, countWords, inRunningText, withoutEnd } from "./grammar.ts"
import { wordsOf } from "./headed.ts"
import { labelOf } from "./lines.ts"
import { isVerbless } from "./verbless.ts"

/** A heading promises more than a single item: that one belongs to the list that comes behind it, or is a sentence. */
export function withoutLoneItem(arranged: readonly string[], genre: Genre): readonly string[] {
  const blocks = arranged.map(withoutConditionTwice)
  const at = blocks.findIndex((block) => generalHeadings.has(headingIn(block)) && block.split("\n").length === 2)
  const to = blocks.findIndex(
    (block, index) => index > at && (block.startsWith("- ") || knowHeadings.has(headingIn(block))),
  )
  if (at < 0) return blocks
  const [heading = "", typed = ""] = blocks[at]?.split("\n") ?? []
  // A feature alone is nothing to know: "Also included: hesitation report".
  const isFeature =
    genre === "app" && headings.features.some((each) => each === headingIn(heading)) && isVerbless(typed.slice(2))
  const item =
    isFeature && to >= 0 && !typed.includes(":") ? `- Also included: ${inRunningText(typed.slice(2))}` : typed
  const before = blocks[at - 1] ?? ""
  // Below the condition, a size alone would be a part of it.
  if (to < 0 && headings.condition.some((heading) => heading === headingIn(before))) {
    const label = `- ${headingIn(before)}: `
    const labelled = before.includes(`\n${label}`) ? before : before.replace("\n- ", `\n${label}`)
    const joined = `${labelled.replace(headingIn(before), () => headings.state[0])}\n${item}`
    return blocks.flatMap((block, index) => (index === at - 1 ? [joined] : index === at ? [] : [block]))
  }
  if (to < 0) {
    const sentence = asSentence(item.replace(/^- /, ""))
    return countWords(item) < fewestWords ? blocks : blocks.map((block, index) => (index === at ? sentence : block))
  }
  const first = blocks[to]?.search(/^- /m) ?? -1
  return first < 0
    ? blocks
    : blocks.flatMap((block, index) =>
        index === at ? [] : index === to ? [`${block.slice(0, first)}${item}\n${block.slice(first)}`] : [block],
      )
}

/** "Condition and details", and only "Condition: Used" below it */
function withoutConditionTwice(block: string): string {
  const [heading = "", item = "", ...more] = block.split("\n")
  const isOfState = [...headings.condition, ...headings.state].some((each) => each === headingIn(heading))
  return isOfState && more.length === 0 && item.startsWith("- Condition: ") ? asSentence(item.slice(2)) : block
}

const fewestWords = 3

/** "Service: tutoring." and "Winter revision week in July." are no paragraphs of a business, but a list. */
export function withNoticesTogether(blocks: readonly string[], u: Understanding): readonly string[] {
  const heading = wordsOf("know", u)
  if (u.genre !== "service" || u.language !== "en" || blocks.some((block) => headingIn(block) === headingIn(heading)))
    return blocks
  const from = blocks.findIndex((block, at) => at > 0 && isNotice(block) && isNotice(blocks[at + 1] ?? ""))
  if (from < 0) return blocks
  const length = blocks.slice(from).findIndex((block) => !isNotice(block))
  const to = length < 0 ? blocks.length : from + length
  const items = blocks.slice(from, to).map((block) => `- ${asItem(block.replace(/^- /, ""))}`)
  return [...blocks.slice(0, from), [heading, ...items].join("\n"), ...blocks.slice(to)]
}

const isNotice = (block: string): boolean =>
  /^(?!#)[^\n?]+$/.test(block) &&
  (/^(?:Services?|Season|Area): /.test(block) || (isVerbless(block) && !/[.!] \p{Lu}/u.test(block)))

/** A paragraph of an app begins with its name: "it" would be what the paragraph before tells last. */
export const withNameFirst = (
  blocks: readonly string[],
  { genre, thing, language }: Understanding,
): readonly string[] =>
  genre === "app" && language === "en" && thing.isProper
    ? blocks.map((block, at) =>
        at > 0 && !block.includes(thing.name) ? block.replace(/^It (?=\p{Ll})/u, () => `${thing.name} `) : block,
      )
    : blocks

/** A promise between two paragraphs is told like them: as a list of one item, it would seem to belong to something. */
export const withoutLoneLists = (blocks: readonly string[]): readonly string[] =>
  blocks.map((block, at) => {
    const isLone = at > 0 && /^- [^\n:]+$/.test(block) && !blocks[at + 1]?.startsWith("- ")
    return isLone && countWords(block) > fewestWords ? asSentence(block.slice(2)) : block
  })

/**
 * "13 inches wide, 8 inches above ground." between two paragraphs is no sentence, but what a label tells, and so is "Rust
 * removal, flattening and sharpening." of a video.
 */
export function withLabels(blocks: readonly string[], u: Understanding): readonly string[] {
  if (u.language !== "en") return blocks
  const shown = u.facts.filter(({ field }) => field === "videoDescription").map(({ text }) => asSentence(text))
  return blocks.map((block, at) => {
    if (at === 0) return block
    if (u.genre === "video")
      return shown.includes(block) && !block.includes(":") && isVerbless(block)
        ? `${inTheVideo}: ${inRunningText(block)}`
        : block
    return sellsThings(u.genre) && isSize(block) ? `${labelOf("size", u)}: ${block}` : block
  })
}

const isSize = (block: string): boolean => {
  const parts = withoutEnd(block).split(/, (?!\d+ or )/)
  return (
    /^\d[^\n]*\.$/.test(block) &&
    !/[.!] \p{Lu}/u.test(block) &&
    parts.every((part) => /\d/.test(part)) &&
    parts.some((part) => measureOf(part) === "size")
  )
}

const headingIn = (block: string): string => (block.split("\n")[0] ?? "").replace(/^## /, "")
const generalHeadings: ReadonlySet<string> = new Set([...headings.details, ...headings.features, ...headings.offer])
const knowHeadings: ReadonlySet<string> = new Set(headings.know)
