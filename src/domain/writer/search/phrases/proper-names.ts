import { properNames } from "../../../text/words/names.ts"
import { kindOf } from "../../../text/words/word-kinds.ts"
import { isPlainNoun } from "./modifiers.ts"

/** Between the words of a name, which is one word while the phrase is read. */
export const bond = "\u2010"

const inSentence =
  /(?:(?<=\p{Ll},? )|(?<=(?:^|[.!?] )\p{Lu}\p{Ll}+ ))\p{Lu}\p{Ll}+(?:(?: &)? \p{Lu}\p{Ll}+)+(?= \p{Ll})/gu
const atStart = /(?<=^|[.!?] )\p{Lu}\p{Ll}+(?: &)? \p{Lu}\p{Ll}+(?= \p{Ll})/gu

/**
 * "Silver Cross" in "Navy Silver Cross bassinet" and in "Silver Cross bassinet in navy", "Hilger & Watts" of a level: capitals
 * that no sentence needs.
 */
export const namesIn = (text: string): string[] => [
  ...new Set([inSentence, atStart].flatMap((pattern) => text.match(pattern) ?? []).filter(isName)),
]

/** "Stonewashed French linen" has no name in it. */
function isName(words: string): boolean {
  const [first = "", ...others] = words.toLowerCase().split(" ")
  return !/^(?:participle|past)$/.test(kindOf(first)) && !others.some((word) => properNames.has(word))
}

/** "Quick release" of a "quick release vice" whose description speaks of "the quick release lever": one quality, and not two. */
export function pairsIn(name: string, text: string): string[] {
  const words = name.toLowerCase().split(/[\s,]+/)
  const said = ` ${text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ")} `
  const last = words.at(-1) ?? ""
  return words.slice(0, -2).flatMap((word, at) => {
    const pair = `${word} ${words[at + 1]}`
    const [, ...elsewhere] = said.split(` ${pair} `)
    const isPair = kindOf(word) === "adjective" && isPlainNoun(words[at + 1] ?? "")
    return isPair && elsewhere.some((behind) => !behind.startsWith(words[at + 2] ?? last)) ? [pair] : []
  })
}
