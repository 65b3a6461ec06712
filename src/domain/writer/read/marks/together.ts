import { contentWords } from "../../../text/words/content-words.ts"

/** Two words that the seller typed side by side elsewhere: no mark is missing between them. */
export type Together = (word: string, next: string) => boolean

/** "Fruit cage net" in a name: "fruit cage netting" is one thing. */
export function togetherIn(texts: readonly string[]): Together {
  const pairs = new Set(
    texts
      .flatMap((text) => text.split(/[,;:|()\n]|\s-\s/))
      .flatMap((phrase) => {
        const words = phrase.split(/\s+/).filter(Boolean)
        return words.slice(1).map((word, at) => keyOf(words[at] ?? "", word))
      }),
  )
  return (word, next) => pairs.has(keyOf(word, next))
}

const keyOf = (word: string, next: string): string => `${stemOf(word)} ${stemOf(next)}`
const stemOf = (word: string): string => contentWords(word)[0] ?? word.toLowerCase()
