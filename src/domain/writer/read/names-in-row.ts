import { kindOf } from "../../text/words/word-kinds.ts"
import { isPlusOfModel } from "../type/noun-shape.ts"

/** "Grade 11 and 12 math": the numbers are one range. */
const between = /\s*[,;]\s*(?:and\s+|or\s+)?|(?<!\d)\s+(?:and|&|plus)\s+|\s+(?:and|&|plus)\s+(?!\d)/i

/** Joins a word to the one before it while a row is split. */
const joint = "\u2060"

/** Work that is said once for all the things before it: "math and physics tutor". */
const work =
  /^(?:tutor|teacher|coach|trainer|instructor|fitter|cleaner|groomer|photographer|tuition|tutoring|teaching|lessons|classes|training|repairs?|cleaning|grooming|removals?|fitting|installation|maintenance|photography|hire|rental|walking|sitting|sharpening|servicing|restoration)s?$/

/** "Physics tutor", "carpet cleaning" */
export const namesWork = (name: string): boolean => {
  const words = name.toLowerCase().split(" ")
  return words.length > 1 && work.test(words.at(-1) ?? "")
}

/** Each name in a row, in full: "math tutor" and "physics tutor" from "math and physics tutor". */
export function namesInRow(row: string): string[] {
  const names = row
    .split(" ")
    .map((word, at, words) => (isPlusOfModel(words, at) ? `${joint}${word}` : word))
    .join(" ")
    .split(between)
    .map((name) => name.replaceAll(joint, ""))
    .filter(Boolean)
  const last = names.at(-1) ?? ""
  const head = last.split(" ").at(-1) ?? ""
  if (!namesWork(last)) return names
  return names.map((name, at) => {
    const noun = name.split(" ").at(-1) ?? ""
    const isBefore = /^(?:\p{L}+ )?\p{L}+(?<!ing)$/u.test(name) && kindOf(noun) === "noun" && !work.test(noun)
    return at < names.length - 1 && isBefore ? `${name} ${head}` : name
  })
}
