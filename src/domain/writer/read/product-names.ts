import type { Product } from "../../seo/brief.ts"
import { headNoun, isPlural, singular } from "../../text/words/plural.ts"
import { readNounPhrase } from "../search/phrases/noun-phrase.ts"
import { unitWord } from "../search/phrases/word-classes.ts"
import { stemsOf } from "./merge.ts"
import { withoutMeasure } from "./thing.ts"

/** A product's name, up to what it is for or made of. */
export const calledBy = (name: string): string => name.split(/,|\s(?:for|with|in|from)\s/)[0] ?? name

/** "Flat packed" and "17 inch" do not name "17 inch pads, pack of 25". */
const withoutCount = (name: string): string =>
  name
    .replace(/ (?:set|pack|box|lot|bundle) of \d+/giu, "")
    .replace(/(?<!\p{L})\d[\d.,]*(?: ?(?:inch(?:es)?|in|cm|mm|ml|kg|g|oz|ft|m|v|w|lbs?|l)(?!\p{L}))?/giu, "")

/** "Sign" in "Larkmoor Sign Language" is no sign. */
export const shopWords = (businessName: string): ReadonlySet<string> =>
  stemsOf(businessName.split(/\s+/).slice(0, -1).join(" "))

/** The words that name each product and no other: of its name, and of a category that names things. */
export function namesOf(products: readonly Product[], businessName: string): readonly ReadonlySet<string>[] {
  const called = ownStems(products.map(({ name }) => stemsOf(withoutCount(calledBy(name)))))
  // "Fly box, small" and "fly box, large" are told apart behind their commas.
  const isUntold = called.some(({ size }) => size === 0)
  const names = isUntold ? ownStems(products.map(({ name }) => stemsOf(name))) : called
  const ofShop = shopWords(businessName)
  const whole = products.map((product) => stemsOf(`${product.name} ${product.category} ${product.description}`))
  const shelves = ownStems(whole)
  return names.map((stems, at) => {
    const apart = [...stems].filter((stem) => /\p{L}{3}/u.test(stem) && !ofShop.has(stem))
    const shelf = headNoun(products[at]?.category ?? "")
    const ofShelf = isPlural(shelf) ? [...stemsOf(shelf)].filter((stem) => shelves[at]?.has(stem)) : []
    return new Set([...(apart.length === 0 ? stems : apart), ...ofShelf])
  })
}

export const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}[\p{L}'-]*/gu) ?? []

const together = /^(?:gen|set|kit|pack|bundle|pair|collection|assortment|box|lot|pk|pcs?|size|gb|tb|\p{L}{1,2})$/u

/** "Set of 12 bobbins", "single pair of bobbins" */
const bundled = /^(?:\p{L}+ )?(?:sets?|pairs?|packs?|kits?|box(?:es)?|bundles?) of (?:\d+ )?/iu

/** "Round proving basket set, 25 cm" is recognized by its basket. */
export function headOf(name: string): string {
  const [first = ""] = name.replace(bundled, "").split(/,|\s[-–|(]|\s(?:for|with|in|from|of)\s/)
  const words = wordsOf(first)
  // "Tawa" of a dosa tawa 11 inch
  const read = readNounPhrase(first).head
  const isNoun = !together.test(singular(read)) && words.includes(read)
  const head = isNoun ? read : (words.findLast((word) => !together.test(singular(word))) ?? words.at(-1) ?? "")
  return [...stemsOf(head)][0] ?? head
}

const shortest = 3

/** "Float" of a glass float 5 inch: the noun that a sentence calls it by. */
export function nounOf(name: string): string {
  const bare = withoutMeasure(name)
  const last = headNoun(bare).toLowerCase()
  return unitWord.test(last) || last.length < shortest ? readNounPhrase(bare).head : last
}

/** For each product, the stems that no other product has. */
export const ownStems = (sets: readonly ReadonlySet<string>[]): readonly ReadonlySet<string>[] =>
  sets.map((set, at) => new Set([...set].filter((stem) => sets.every((other, of) => of === at || !other.has(stem)))))

export const countIn = (stems: ReadonlySet<string>, own: ReadonlySet<string>): number =>
  [...stems].filter((stem) => own.has(stem)).length
