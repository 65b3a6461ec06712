import { properNames } from "../../../text/words/names.ts"
import { kindOf } from "../../../text/words/word-kinds.ts"

/** Between the words of a name, which is one word while the phrase is read. */
export const bond = "\u2010"

const inSentence = /(?:(?<=\p{Ll},? )|(?<=(?:^|[.!?] )\p{Lu}\p{Ll}+ ))\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+(?= \p{Ll})/gu
const atStart = /(?<=^|[.!?] )\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+(?= \p{Ll})/gu

/** "Silver Cross" in "Navy Silver Cross bassinet" and in "Silver Cross bassinet in navy": capitals that no sentence needs. */
export const namesIn = (text: string): string[] => [
  ...new Set([inSentence, atStart].flatMap((pattern) => text.match(pattern) ?? []).filter(isName)),
]

/** "Stonewashed French linen" has no name in it. */
function isName(words: string): boolean {
  const [first = "", ...others] = words.toLowerCase().split(" ")
  return !/^(?:participle|past)$/.test(kindOf(first)) && !others.some((word) => properNames.has(word))
}
