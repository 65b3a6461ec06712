import { fixInContext } from "../../text/spell/confused-words.ts"
import { misspellings } from "../../text/spell/misspellings.ts"
import { isRightWord } from "../../text/spell/right-words.ts"
import { meantWord } from "../../text/spell/slip-of-frequent-word.ts"
import { inWindows } from "../../text/split/in-windows.ts"
import { splitSentences } from "../../text/split/split-sentences.ts"
import { articleOf } from "../../text/words/article.ts"
import { isPlural } from "../../text/words/plural.ts"
import { languageOf, type Spoken } from "./language.ts"

const word = /(?<![\p{L}\p{N}@#./_'’])\p{L}{2,}(?![\p{L}\p{N}@_]|[.’'][\p{L}\p{N}])/gu
const quoted = /("[^"\n]*"|(?<![\p{L}\d])'[^'\n]*'(?![\p{L}\d]))/u

/**
 * Slips that everybody knows, and long everyday words with one wrong letter: a trade's word, a name, a quotation and
 * another language stay as they were typed. `names` are the seller's own.
 */
export function withoutSlips(text: string, names: ReadonlySet<string>, around: Spoken): string {
  return text
    .split("\n")
    .map((line) =>
      splitSentences(line)
        .flatMap(inWindows)
        .map((sentence) => mendSentence(sentence, names, around))
        .join(" "),
    )
    .join("\n")
}

function mendSentence(sentence: string, names: ReadonlySet<string>, around: Spoken): string {
  if (languageOf(sentence, around) !== "en") return sentence
  return sentence
    .replace(wrongArticle, (typed: string, next: string) => (isCountedOne(next) ? `${typed}n` : typed))
    .split(quoted)
    .map((piece, at) =>
      at % 2 === 1
        ? piece
        : fixInContext(
            piece.replace(word, (typed, at2: number) => mendWord(typed, piece.slice(Math.max(0, at2 - 3), at2), names)),
          ),
    )
    .join("")
}

/** "A Eastman", and not "grade a eggs". */
const wrongArticle = /(?<=^|(?<!\b(?:grade|vitamin|type|class|plan|size|model|part) )\s)a(?= ([AEIOaeio]\p{Ll}{2,}))/giu
const isCountedOne = (next: string): boolean =>
  articleOf(next) === "an" && !isPlural(next) && languageOf(next, "en") === "en"

function mendWord(typed: string, before: string, names: ReadonlySet<string>): string {
  const low = typed.toLowerCase()
  const meant =
    misspellings.get(low) ?? (typed === low && !isRightWord(low) ? (meantWord(low) ?? undefined) : undefined)
  if (meant === undefined || names.has(low)) return typed
  if (typed === low) return meant
  // A capital inside of a sentence may begin a name that nobody here knows.
  const isOpening = before.trim() === "" || /[.!?:]\s*$/.test(before)
  if (/^\p{Lu}\p{Ll}+$/u.test(typed)) return isOpening || /^\p{Lu}/u.test(meant) ? capitalised(meant) : typed
  return /^\p{Lu}{4,}$/u.test(typed) && !isRightWord(low) ? meant.toUpperCase() : typed
}

const capitalised = (meant: string): string => `${meant.charAt(0).toUpperCase()}${meant.slice(1)}`
