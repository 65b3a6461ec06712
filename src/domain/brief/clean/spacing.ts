import { canBeBase, kindOf } from "../../text/words/word-kinds.ts"

/** Marks as they are set: "drains,bathrooms" is "drains, bathrooms", "79% .screen" is "79%. screen". */
export function spaced(text: string): string {
  return text
    .replace(/\s+([,;:!?])(?=[\p{L}\d\s]|$)/gu, "$1 ")
    .replace(/ +\.(?=\p{L}{3})/gu, ". ")
    .replace(/ +\.(?=\s|$)/g, ".")
    .replace(/(?<=[\p{L}\d)"%]),(?=\p{L}|["(])/gu, ", ")
    .replace(/(?<=[\p{L})%"]),(?=\d)/gu, ", ")
    .replace(/(?<=\p{Ll}{2})\.(?=\p{Lu}\p{Ll})/gu, ". ")
    .replace(/(?<=[\p{Ll}\d])\((?=\p{L})/gu, " (")
    .replace(/(?<=[\p{L})]) ?\+(?=\p{Ll}{2})/gu, " + ")
    .replace(/,(?:\s*,)+/g, ",")
    .replace(/[ \t]{2,}/g, " ")
}

/** "64gb" is written "64 GB". */
const stored = /(?<![\p{L}\d])(\d+) ?(gb|tb|mb)(?![\p{L}\d])/giu
export const withUnits = (text: string): string =>
  text.replace(stored, (_, figure: string, unit: string) => `${figure} ${unit.toUpperCase()}`)

const verbAndWay = /^(\p{L}{3,6}) (on|up|in|out|off|down) (?=(\p{L}+))/gimu

/** "Press on nails" and "pop up tent" at the beginning of a line are names: nobody is told to press. */
export const withHyphens = (text: string): string =>
  text.replace(verbAndWay, (typed, verb: string, way: string, next: string) =>
    // "Sit on top kayak" sits on something.
    canBeBase(verb) && next !== "top" && /^(?:noun|plural)$/.test(kindOf(next)) ? `${verb}-${way} ` : typed,
  )
