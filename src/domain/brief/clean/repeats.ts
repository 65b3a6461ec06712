import { partsAgain } from "../../text/split/parts-again.ts"
import { contentWords } from "../../text/words/content-words.ts"

/**
 * A messy row names a thing twice: "slate, granite, slate", "6 discs, 6 discs stainless steel", "headstone cleaning /
 * re-lettering / cleaning". The fullest stays.
 */
export const withoutRepeats = (text: string): string =>
  text
    .replace(typedTwice, "$1")
    .split(/(?<=[.;:!?]\s|\n)/)
    .map((sentence) => separators.reduce((rest, separator) => onceEach(rest, separator), sentence))
    .join("")

/** "Pick up pick up" */
const typedTwice = /^(\p{L}[\p{L} -]{2,60}?)(?:[ ,]{1,2}\1)+$/iu

const separators = [", ", " / "]

function onceEach(sentence: string, separator: string): string {
  const end = /[.;:!?\s]*$/.exec(sentence)?.[0] ?? ""
  const parts = sentence.slice(0, sentence.length - end.length).split(separator)
  if (parts.length < 2 || parts.length > maxParts) return sentence
  const low = parts.map((part) => part.trim().toLowerCase())
  const isTold = (part: string, at: number): boolean =>
    low.some(
      (other, index) =>
        index !== at &&
        ((other === part && index < at) ||
          (/\d/.test(part) && other.startsWith(`${part} `)) ||
          ((separator !== ", " || /\d/.test(part)) && index < at && other.endsWith(` ${part}`))),
    )
  const kept = parts.filter((_, at) => !isTold(low[at] ?? "", at))
  return kept.length === parts.length ? sentence : `${kept.join(separator)}${end}`
}

const maxParts = 40

/**
 * "Step Drill Bit step drill bits step drill set": of a name that a messy text begins with several times, the last, if nothing
 * is lost that is said nowhere else.
 */
export function withoutStutter(text: string, said: ReadonlySet<string>): string {
  const parts = partsAgain(text.split(" ")).map((words) => words.join(" "))
  const last = parts.at(-1) ?? ""
  const known = new Set([...said, ...contentWords(last)])
  return contentWords(parts.slice(0, -1).join(" ")).every((stem) => known.has(stem)) ? last : text
}
