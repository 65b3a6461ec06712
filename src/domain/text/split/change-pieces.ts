import { inWindows, isOneWord } from "./in-windows.ts"
import { splitSentences } from "./split-sentences.ts"

const divider = /(\s*[,;](?!\d)\s*|\s+[-|]\s+)/
const bracketed = /\s*\(([^()]*)\)/g

/**
 * The text with each piece between commas, dashes or brackets changed; an empty piece is removed with the mark before
 * it.
 */
export function changePieces(text: string, change: (piece: string) => string): string {
  return text
    .split("\n")
    .map((line) =>
      splitSentences(line)
        .flatMap(inWindows)
        .map((sentence) => (isOneWord(sentence) ? sentence : changeSentence(sentence, change)))
        .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
        .join(" "),
    )
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
}

/** More marks than this at its end are part of the sentence. */
const endChars = 24

function changeSentence(sentence: string, change: (piece: string) => string): string {
  const end = /[.!?]*["')\]]*$/.exec(sentence.slice(-endChars))?.[0] ?? ""
  const open = sentence.slice(0, sentence.length - end.length).replace(bracketed, (whole, inside: string) => {
    const rest = changeList(inside, change)
    if (rest === inside) return whole
    return /[\p{L}\p{N}]/u.test(rest) ? ` (${rest.trim()})` : ""
  })
  const mark = end.startsWith(")") || end.startsWith('"') || end.startsWith("'") || end.startsWith("]")
  const rest = mark ? changeList(`${open}${end}`, change) : changeList(open, change)
  return mark ? rest : rest.trim() === "" ? "" : `${rest}${end}`
}

function changeList(text: string, change: (piece: string) => string): string {
  const parts = text.split(divider)
  let kept = ""
  for (let at = 0; at < parts.length; at += 2) {
    const piece = parts[at] ?? ""
    const rest = change(piece)
    if (rest.trim() === "" && piece.trim() !== "") continue
    kept = kept === "" ? rest : `${kept}${parts[at - 1] ?? ""}${rest}`
  }
  return kept
}
