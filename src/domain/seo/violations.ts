import { checkCapitals } from "../checks/capitals.ts"
import { checkChapters } from "../checks/chapters.ts"
import { checkCharacterRepeat } from "../checks/character-repeat.ts"
import { type CheckOutcome, isKept } from "../checks/check.ts"
import { checkCompetitors, competitorNames } from "../checks/competitors.ts"
import { checkCount } from "../checks/count.ts"
import { checkForbidden } from "../checks/forbidden.ts"
import { checkFragments } from "../checks/fragments.ts"
import { checkItemLength } from "../checks/item-length.ts"
import { checkLength } from "../checks/length.ts"
import { checkPhrases } from "../checks/phrases.ts"
import { checkShape } from "../checks/shape.ts"
import { checkTotal } from "../checks/total.ts"
import { checkUnique } from "../checks/unique.ts"
import { checkWordCount } from "../checks/word-count.ts"
import { checkWordRepeat } from "../checks/word-repeat.ts"
import { describeOutcome } from "../checks/words.ts"
import { checkWordsElsewhere } from "../checks/words-elsewhere.ts"
import type { Platform } from "../platforms/platform.ts"
import { notEmpty } from "../rule-book/own-rules.ts"
import type { Limit, Rule } from "../rule-book/rule.ts"
import { brandNames } from "./brand-names.ts"
import type { Brief } from "./brief.ts"
import { type Listing, type SlotKey, slotItems, slotText } from "./listing.ts"

/** A rule that a listing breaks, where, and by how much. */
export interface Violation {
  readonly slot: SlotKey
  readonly rule: Rule
  readonly outcome: CheckOutcome
  /** One sentence for whoever wrote it. */
  readonly message: string
}

/** Every rule that the listing breaks, in the order of its places. Quick enough for every keystroke. */
export function violations(listing: Listing, platform: Platform, brief: Brief): readonly Violation[] {
  const surroundings = surroundingsOf(listing, platform, brief)
  return platform.slots.flatMap((slot) => {
    const place: Place = { ...surroundings, text: slotText(listing, slot.key), items: slotItems(listing, slot.key) }
    // An optional place that is empty breaks nothing, and a required one breaks this alone.
    const isEmpty = place.items.every((item) => item.trim() === "")
    if (isEmpty) return slot.isRequired ? [violationOf(slot.key, notEmpty, missing)] : []
    return slot.rules.flatMap((rule) => {
      const outcome = measure(rule.limit, place)
      return isKept(outcome) ? [] : [violationOf(slot.key, rule, outcome)]
    })
  })
}

export const hardViolations = (listing: Listing, platform: Platform, brief: Brief): readonly Violation[] =>
  violations(listing, platform, brief).filter(({ rule }) => rule.kind === "hard")

const missing: CheckOutcome = { code: "missing", measured: 0, limit: 1 }

const violationOf = (slot: SlotKey, rule: Rule, outcome: CheckOutcome): Violation => ({
  slot,
  rule,
  outcome,
  message: describeOutcome(rule.limit, outcome),
})

interface Surroundings {
  readonly listing: Listing
  readonly brands: readonly string[]
  readonly competitors: readonly string[]
}

interface Place extends Surroundings {
  readonly text: string
  readonly items: readonly string[]
}

const surroundingsOf = (listing: Listing, platform: Platform, brief: Brief): Surroundings => {
  const brands = brandNames(brief, platform)
  return {
    listing,
    brands,
    competitors: competitorNames(brief.competitors, [...brands, ...brief.products.map(({ name }) => name)]),
  }
}

function measure(limit: Limit, place: Place): CheckOutcome {
  const { text, items, brands } = place
  switch (limit.check) {
    case "length":
      return checkLength(text, limit)
    case "item-length":
      return checkItemLength(items, limit)
    case "count":
      return checkCount(items, limit)
    case "total":
      return checkTotal(items, limit)
    case "forbidden":
      return checkForbidden(items, limit, brands)
    case "shape":
      return checkShape(items, limit)
    case "unique":
      return checkUnique(items)
    case "capitals":
      return checkCapitals(items, limit, brands)
    default:
      return measureWords(limit, place)
  }
}

type WordLimit = Exclude<
  Limit,
  { check: "length" | "item-length" | "count" | "total" | "forbidden" | "shape" | "unique" | "capitals" }
>

function measureWords(limit: WordLimit, { listing, text, items, brands, competitors }: Place): CheckOutcome {
  switch (limit.check) {
    case "word-count":
      return checkWordCount(items, limit)
    case "word-repeat":
      return checkWordRepeat(items, limit)
    case "character-repeat":
      return checkCharacterRepeat(text, limit)
    case "words-elsewhere":
      return checkWordsElsewhere(items, [
        ...limit.slots.map((key) => slotText(listing, key)),
        ...(limit.alsoBrand ? brands : []),
      ])
    case "competitors":
      return checkCompetitors(items, competitors)
    case "fragments":
      return checkFragments(items)
    case "phrases":
      return checkPhrases(items, limit)
    case "chapters":
      return checkChapters(items, limit)
  }
}
