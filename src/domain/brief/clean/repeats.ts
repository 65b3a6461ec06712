import { againAt } from "../../text/split/again-at.ts"
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
  const words = text.split(" ")
  const at = againAt(words)
  const rest = words.slice(at)
  const known = new Set(contentWords(rest.join(" ")))
  const isSaid = contentWords(words.slice(0, at).join(" ")).every((stem) => known.has(stem) || said.has(stem))
  return at > 0 && isSaid ? withoutStutter(rest.join(" "), said) : text
}
