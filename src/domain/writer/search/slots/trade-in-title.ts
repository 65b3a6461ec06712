import { splitList } from "../../../text/split/split-list.ts"
import { contentWords } from "../../../text/words/content-words.ts"
import { isThingPhrase } from "../../type/thing-phrase.ts"
import type { Understanding } from "../../understanding.ts"
import { titled } from "../../write/grammar.ts"

const hiring = /^(?:hire|rentals?)$/i

/**
 * "Yearly Polish" is no title of a page about work: it needs the trade, "Yearly Polish, Ocularist". The trade is the first
 * keyword that says it, unless the name has a word of the keywords or they are about another product.
 */
export function withTrade(name: string, { brief, subject, clean, language }: Understanding): string {
  const said = new Set(contentWords(name))
  const category = clean(subject.category)
  // "Slush machine", for hire
  if (hiring.test(category) && !/(?<!\p{L})(?:hire|rent)/iu.test(name)) return `${name} ${titled(category, language)}`
  const typed = splitList(clean(brief.targetKeywords))
  const isSaid = typed.some((keyword) => contentWords(keyword).some((stem) => said.has(stem)))
  const ofOthers = new Set(
    brief.products.filter((other) => other.name !== subject.name).flatMap((other) => contentWords(other.name)),
  )
  const trade = typed
    .map((keyword) => withoutPlace(keyword, brief.location))
    .find((words) => isTrade(words) && !contentWords(words).some((stem) => ofOthers.has(stem)))
  return isSaid || trade === undefined ? name : `${name}, ${titled(trade, language)}`
}

const isTrade = (words: string): boolean => isThingPhrase(words.toLowerCase()) || /^\p{L}{6,}ist$/iu.test(words)

/** "Stained glass restoration" of "stained glass restoration Nova Scotia" */
function withoutPlace(keyword: string, location: string): string {
  const places = new Set(location.toLowerCase().match(/\p{L}+/gu) ?? [])
  const words = keyword.split(" ")
  const end = words.findLastIndex((word) => !places.has(word.toLowerCase()))
  return words.slice(0, end + 1).join(" ")
}
