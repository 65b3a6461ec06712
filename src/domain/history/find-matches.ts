import { findPlatform } from "../seo/find-platform.ts"
import type { Listing } from "../seo/listing.ts"
import { foldText } from "../text/keys/fold-text.ts"
import { wordStem } from "../text/words/word-stem.ts"
import { cutExcerpt, type TextRange } from "./cut-excerpt.ts"
import { listingTexts } from "./listing-texts.ts"
import type { Search } from "./read-search.ts"

/** The search terms, and which words of the texts match a typed word. */
export interface SearchTerms extends Search {
  readonly near: ReadonlyMap<string, readonly string[]>
}

/** The texts of an item. */
export interface SearchedItem {
  readonly title: string
  readonly platform: string
  readonly notes: string | null
  readonly tags: readonly string[]
  readonly products: readonly (Listing & { readonly id: string })[]
}

export interface Match {
  readonly where: "title" | "platform" | "notes" | "tags" | "text"
  readonly field?: string
  readonly productId?: string
  readonly excerpt: string
  readonly ranges: readonly TextRange[]
}

type Place = Pick<Match, "where" | "field" | "productId"> & { readonly text: string }

const maxMatches = 3

/** Where an item matches a search: its own words first, then the texts with the most matches. */
export function findMatches(item: SearchedItem, terms: SearchTerms): readonly Match[] {
  const own: Place[] = [
    { where: "title", text: item.title },
    { where: "platform", text: nameOf(item.platform) },
    { where: "notes", text: item.notes ?? "" },
    { where: "tags", text: item.tags.join(", ") },
  ]
  const texts = item.products.flatMap((product) =>
    listingTexts(product).map(({ field, text }): Place => ({ where: "text", field, productId: product.id, text })),
  )
  for (const isMeant of [meaning(terms), looseMeaning(terms)]) {
    const found = [...matchesIn(own, isMeant), ...matchesIn(texts, isMeant).toSorted((a, b) => b.count - a.count)]
    if (found.length > 0) return found.slice(0, maxMatches).map(({ match }) => match)
  }
  return []
}

/** As people call it. */
const nameOf = (platform: string): string =>
  findPlatform(platform)?.label ??
  platform
    .split("_")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ")

/** Which search term a word of a text matches; null for none. */
type Meaning = (word: string) => string | null

function meaning({ words, signs, near }: SearchTerms): Meaning {
  const wanted = words.map((word) => ({ word, stem: wordStem(word), near: new Set(near.get(word)) }))
  return (word) => {
    if (signs.includes(word)) return word
    const isIt = ({ word: typed, stem, near: others }: (typeof wanted)[number]) =>
      word.startsWith(typed) || wordStem(word) === stem || others.has(word)
    return wanted.find(isIt)?.word ?? null
  }
}

const minShared = 4

/** The database knows more forms of a word than its plural, such as `glazing` for `glaze`; they share a beginning. */
function looseMeaning({ words }: SearchTerms): Meaning {
  const beginnings = words
    .filter((word) => word.length > minShared)
    .map((word) => [word, word.slice(0, Math.max(minShared, word.length - 3))] as const)
  return (word) => beginnings.find(([, beginning]) => word.startsWith(beginning))?.[0] ?? null
}

function matchesIn(places: readonly Place[], isMeant: Meaning): { count: number; match: Match }[] {
  return places.flatMap(({ text, ...place }) => {
    const found = wordsIn(text).flatMap(({ word, range }) => {
      const meant = isMeant(word)
      return meant === null ? [] : [{ meant, range }]
    })
    if (found.length === 0) return []
    const match: Match = {
      ...place,
      ...cutExcerpt(
        text,
        found.map(({ range }) => range),
      ),
    }
    return [{ count: new Set(found.map(({ meant }) => meant)).size, match }]
  })
}

/** The words and signs of a text as search sees them, with their positions. */
const wordsIn = (text: string): { word: string; range: TextRange }[] =>
  [...text.matchAll(/[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}\p{Cf}]|['’ʼ](?=[\p{L}\p{N}]))*|\p{S}/gu)].flatMap(
    ({ 0: piece, index }) => {
      const word = foldText(piece)
      return word === "" ? [] : [{ word, range: [index, index + piece.length] as const }]
    },
  )
