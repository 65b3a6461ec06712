import { type BriefFact, factsOf } from "../brief/brief-facts.ts"
import { type BriefPhrase, phrasesOf } from "../brief/brief-phrases.ts"
import { subjectNamed, textsAbout } from "../brief/brief-texts.ts"
import type { Platform } from "../platforms/platform.ts"
import type { Brief } from "../seo/brief.ts"
import { type Listing, readSlot, type SlotKey, slotItems, slotText } from "../seo/listing.ts"
import { type Violation, violations } from "../seo/violations.ts"
import { contentWords } from "../text/words/content-words.ts"
import { ratio } from "./found.ts"
import { type ReadText, readText } from "./read-text.ts"

/** A listing as the measures see it: each slot is read only once. */
export interface View {
  readonly listing: Listing
  readonly facts: readonly BriefFact[]
  readonly phrases: readonly BriefPhrase[]
  /** The stems of the brief's words about this product. */
  readonly briefWords: ReadonlySet<string>
  readonly violations: readonly Violation[]
  /** Whether we know the small words of the brief's script. */
  readonly canReadSentences: boolean
  /** False for a slot that was never set, not even to an empty text. */
  readonly has: (slot: SlotKey) => boolean
  /** A text, or all items of a list joined. */
  readonly text: (slot: SlotKey) => ReadText
  readonly items: (slot: SlotKey) => readonly ReadText[]
  /**
   * The share of a prose slot that is sentences, from 0 to 1; 1 for titles and lists. A list of keywords in a
   * description earns nothing for its words.
   */
  readonly readable: (slot: SlotKey) => number
}

/** This many words in running sentences make a text readable. */
const readableWords = 12
/** A snippet is often a fragment, "in three sizes, with buttons of wood", but its words are joined. */
const joinedWordsInSnippet = 3

export function viewListing(listing: Listing, brief: Brief, platform: Platform): View {
  const { facts, phrases, briefWords, canReadSentences } = knowledgeOf(brief, listing.productName)
  const texts = new Map<SlotKey, ReadText>()
  const lists = new Map<SlotKey, readonly ReadText[]>()
  const long = new Set(platform.slots.filter(({ isLong }) => isLong).map(({ key }) => key))
  const isRunning = (slot: SlotKey) => slot === "improvedBodyText" || slot === "metaDescription" || long.has(slot)
  const text = (slot: SlotKey): ReadText =>
    remember(texts, slot, () => readText(slotText(listing, slot), isRunning(slot)))
  return {
    listing,
    facts,
    phrases,
    briefWords,
    canReadSentences,
    violations: violations(listing, platform, brief),
    has: (slot) => readSlot(listing, slot) !== undefined,
    text,
    items: (slot) => {
      if (typeof readSlot(listing, slot) === "string") return [text(slot)]
      return remember(lists, slot, () => slotItems(listing, slot).map((item) => readText(item, false)))
    },
    readable: (slot) => {
      if (!isRunning(slot)) return 1
      const { proseCount, joinedCount } = text(slot)
      return slot === "metaDescription" ? ratio(joinedCount, joinedWordsInSnippet) : ratio(proseCount, readableWords)
    },
  }
}

function remember<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const old = known.get(key)
  if (old !== undefined) return old
  const made = make()
  known.set(key, made)
  return made
}

interface Knowledge {
  readonly facts: readonly BriefFact[]
  readonly phrases: readonly BriefPhrase[]
  readonly briefWords: ReadonlySet<string>
  readonly canReadSentences: boolean
}

const known = new WeakMap<Brief, Map<string, Knowledge>>()

/** A brief is read once per product, and then scored at every keystroke. */
function knowledgeOf(brief: Brief, productName: string): Knowledge {
  const products = known.get(brief) ?? new Map<string, Knowledge>()
  known.set(brief, products)
  return remember(products, productName, () => ({
    facts: factsOf(brief, productName),
    phrases: phrasesOf(brief, productName),
    briefWords: wordsOf(brief, productName),
    canReadSentences: isMostlyLatin(brief.description),
  }))
}

const wordsOf = (brief: Brief, productName: string): ReadonlySet<string> =>
  new Set(
    [
      ...textsAbout(brief, subjectNamed(brief, productName)),
      ...[brief.targetKeywords, brief.keyFeatures, brief.appFeatures, brief.targetAudience, brief.appCategory],
    ].flatMap(contentWords),
  )

function isMostlyLatin(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? []
  return letters.filter((letter) => /[\p{sc=Latn}\p{sc=Hira}]/u.test(letter)).length * 2 >= letters.length
}
