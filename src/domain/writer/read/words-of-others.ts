import type { Brief, Product } from "../../seo/brief.ts"
import { contentWords } from "../../text/words/content-words.ts"
import { kindOf } from "../../text/words/word-kinds.ts"
import type { Fact } from "../fact.ts"
import { areKin } from "./kin.ts"
import { isTold } from "./owners-in.ts"
import { wordsOf } from "./product-names.ts"

/** How many, how long or how far: true of anything. */
const howMany = /^(?:(?:set|pack|kit|pair|lot|size|piece|time|minute|hour|day|week|month|year)s?|away)$/
export const isThing = (word: string): boolean => /^(?:noun|plural)$/.test(kindOf(word)) && !howMany.test(word)
/** "You choose the cut": behind an article it is a thing. */
const behindArticle = /(?<=(?<!\p{L})(?:the|an?|your|every|each) )\p{L}+/giu
const canBeThing = (word: string): boolean =>
  !/^(?:adjective|adverb|preposition)$/.test(kindOf(word)) && !howMany.test(word)
const thingsIn = (text: string): readonly string[] => [
  ...wordsOf(text).filter(isThing),
  ...[...text.matchAll(behindArticle)].map(([word]) => word.toLowerCase()).filter(canBeThing),
]
const denied = /(?<!\p{L})(?:no|not|without) (?:an? )?\p{L}+/giu

/** What is typed about a product, without what it has not. */
const textOf = ({ name, category, description }: Product): string =>
  `${name}. ${category}. ${description}`.replace(denied, "")

/**
 * "Nibs can be ground for you" is no word about ink: a thing that other products have, and this one never. A
 * sort of the same thing may have it, too.
 */
export function readWordsOfOthers(
  owned: readonly { readonly fact: Fact; readonly owners: ReadonlySet<number> }[],
  { products, industry }: Pick<Brief, "products" | "industry">,
  place: number,
): (text: string) => boolean {
  const ofShop = new Set(contentWords(industry))
  const ofOne = owned.filter(({ fact, owners }) => isTold(fact) && owners.size === 1)
  const said = Map.groupBy(ofOne, ({ owners }) => [...owners][0] ?? -1)
  const told = products.map((product, at) => {
    const texts = (said.get(at) ?? []).map(({ fact }) => fact.text)
    return new Set([textOf(product), ...texts].flatMap((text) => contentWords(text)))
  })
  const own = products[place]
  const others = told.filter((_, at) => own !== undefined && at !== place && !areKin(own, products[at] ?? own))
  return (text) => {
    const stems = thingsIn(text).flatMap(contentWords)
    return stems.some(
      (stem) => !ofShop.has(stem) && told[place]?.has(stem) !== true && others.some((words) => words.has(stem)),
    )
  }
}
