import { isRightWord } from "../../../text/spell/right-words.ts"
import type { Understanding } from "../../understanding.ts"
import { withoutEnd } from "../../write/grammar.ts"
import type { Phrase } from "../phrases/phrases.ts"
import { videoFill } from "../phrases/video-fill.ts"
import type { Room } from "./room.ts"
import type { Make } from "./written.ts"

const empty = /^(?:fyp|foryou|foryoupage|fy|viral|trending|xyzbca|explore|tiktokmademebuyit)$/

const manyWords = 3
const maxChars = 22
/** Nobody follows a whole phrase of ours that is run together, unless it is short: "#carseatgapfiller". */
const maxCharsOfMany = 17

const inOneWord = (phrase: string): string => phrase.toLowerCase().replace(/[^\p{L}\p{M}\p{Nd}]/gu, "")

/** The seller's own hashtags first, then words that people type; the name of the thing at least. */
export function hashtagsFrom(
  given: readonly string[],
  phrases: readonly Phrase[],
  { max, target }: Room,
  maxWords = manyWords,
): string[] {
  const out = new Set<string>()
  const typed = [...given, ...phrases.flatMap(({ forms, isTyped = false }) => (isTyped ? forms.slice(0, 1) : []))]
  for (const phrase of [...given, ...phrases.flatMap(({ forms }) => forms.slice(0, 1))]) {
    const word = inOneWord(phrase)
    if (
      word.length < 3 ||
      word.length >= max ||
      /^\d/.test(word) ||
      empty.test(word) ||
      phrase.split(" ").length > maxWords ||
      word.length > (phrase.split(" ").length >= manyWords && !typed.includes(phrase) ? maxCharsOfMany : maxChars)
    )
      continue
    const isAgain = out.has(`#${word}s`) || out.has(`#${word.replace(/s$/, "")}`)
    if (out.size < target.max && !isAgain) out.add(`#${word}`)
  }
  const [whole = ""] = phrases
    .flatMap(({ forms }) => forms.slice(0, 1))
    .filter((phrase) => phrase.split(" ").length <= maxWords)
    .map(inOneWord)
  return out.size > 0 || whole.length < 3 || whole.length >= max || /^\d/.test(whole) ? [...out] : [`#${whole}`]
}

export const hashtagsOf: Make = (u, { phrases }, room) =>
  hashtagsFrom(
    [],
    [...phrases, ...[...videoFill(u), ...fieldsTyped(u)].map((text) => ({ forms: [text], isOwn: false }))],
    room,
  )

/** "Kitchen gadgets", "chess": people follow what somebody sells or shows; a "retail app" is followed by nobody. */
export const fieldsTyped = ({ brief, clean, language }: Understanding): string[] =>
  language === "en"
    ? [brief.tiktokCategory, brief.industry]
        .filter((typed) => !/[>&/|,]/.test(typed))
        .map((typed) => withoutEnd(clean(typed)).toLowerCase())
        .filter(
          (field) =>
            /^\p{L}{4,}(?: \p{L}{3,})?$/u.test(field) && field.split(" ").every(isRightWord) && !ofAny.test(field),
        )
    : []

const ofAny =
  /\b(?:other|misc|fashion|music|beauty|various|general|retail|shop|store|business|services?|products?|goods|online|apps?|software|videos?|youtube|channel|content|media|education|entertainment|lifestyle|utilit(?:y|ies)|tools|industrial|creator|small|home|arts?|sports?|items|stuff|things)\b/
