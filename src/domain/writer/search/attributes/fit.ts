import { fixedCase } from "../../../text/case/fixed-case.ts"
import { isRightWord } from "../../../text/spell/right-words.ts"
import { contentWords } from "../../../text/words/content-words.ts"
import { firstText, type Understanding } from "../../understanding.ts"
import { titled, withoutEnd } from "../../write/grammar.ts"

/** "for Ryobi 18V batteries", up to where the seller says more; a row of models is too long for a title. */
const fitted =
  / (for|from|off) (?:an? |the |my )?((?:[^\s,;:.(]+ ){0,3}[^\s,;:.(]+)(?=$|[;:.(]|,(?! (?:\p{Lu}|\d+(?:,| (?:and|or) |$)))| with | so | that )/u

const isModel = (word: string): boolean =>
  fixedCase.has(word.toLowerCase()) || (/\d/.test(word) && /\p{Lu}/u.test(word))

/** "Tool Battery Wall Mount" holds no battery but a Ryobi: a title says what a thing fits. */
export function withFit(name: string, u: Understanding): string {
  const fit = fitOf(name, u)
  return fit === null ? name : `${name} ${fit.word} ${titled(fit.model, u.language)}`
}

interface Fit {
  readonly word: "for" | "from"
  /** "Ryobi 18V batteries" */
  readonly model: string
}

/** The model in the seller's first words that a thing fits or comes from, if its name does not say it. */
function fitOf(name: string, u: Understanding): Fit | null {
  if (u.language !== "en" || / for /i.test(name)) return null
  const [, word = "", fit = ""] = fitted.exec(withoutEnd(firstText(u))) ?? []
  const known = new Set(contentWords(name))
  const isFit = fit.split(" ").some(isModel) || /\p{Lu}\p{L}+ \d/u.test(fit)
  // "MS170 carb off a Stihl MS170 chainsaw"
  const isSaid = contentWords(fit).some((stem) => /\d/.test(stem) && known.has(stem))
  return isFit && !isSaid && contentWords(fit).some((stem) => !known.has(stem))
    ? { word: word === "for" ? "for" : "from", model: fit }
    : null
}

/** A maker, a model or a number: no word that says what a thing is. */
export const isModelWord = (word: string): boolean =>
  fixedCase.has(word.toLowerCase()) || /\d/.test(word) || !isRightWord(word.toLowerCase())
