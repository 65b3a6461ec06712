import { advice, hard, ownPromise, secondary } from "./make-rule.ts"
import { lineSlot, listSlot } from "./make-slot.ts"
import { noRepeats } from "./own-rules.ts"
import type { Rule } from "./rule.ts"
import type { Slot } from "./slot.ts"

const titleTagMaxChars = 60
const metaDescriptionMaxChars = 158
const snippetGuide = secondary("https://shopifyranked.com/shopify-seo/seo-settings")

/** The title that a search engine shows for this listing. */
export const titleTagSlot = (rules: readonly Rule[] = [], maxChars = titleTagMaxChars): Slot =>
  lineSlot("titleTag", {
    label: "Title tag",
    purpose:
      "The title in a search result: what it is, with the main phrase first, then what sets it apart or the name.",
    unit: "codePoints",
    max: maxChars,
    target: [Math.round(maxChars * 0.65), maxChars],
    madeFrom: { slots: ["productTitle"], as: "phrase" },
    rules: [
      ...rules,
      hard(
        "O2",
        `Search results show about this much of a title, so we never write more than ${maxChars} characters.`,
        { check: "length", unit: "codePoints", max: maxChars },
        ownPromise,
      ),
    ],
  })

/** The lines under that title. */
export const metaDescriptionSlot = (rules: readonly Rule[] = [], maxChars = metaDescriptionMaxChars): Slot =>
  lineSlot("metaDescription", {
    label: "Meta description",
    purpose: "One or two sentences that say what a visitor gets and why to click.",
    unit: "codePoints",
    max: maxChars,
    target: [120, maxChars],
    madeFrom: { slots: ["improvedBodyText", "bulletPoints", "productTitle"], as: "sentences" },
    visible: { chars: 120, where: "on a phone", source: snippetGuide.source },
    rules: [
      ...rules,
      hard(
        "O3",
        `Search results show about this much of a description, so we never write more than ${maxChars} characters.`,
        { check: "length", unit: "codePoints", max: maxChars },
        ownPromise,
      ),
    ],
  })

/** The phrases that the listing should rank for. */
export const keywordsSlot = (rules: readonly Rule[] = []): Slot =>
  listSlot("keywords", {
    label: "Keywords",
    purpose: "Phrases that people type who look for exactly this, none of them inside another.",
    max: 60,
    target: [5, 10],
    rules: [...rules, noRepeats, shortPhrases],
  })

/** Nobody types a longer one. */
export const shortPhrases = advice(
  "O9",
  "People search with a few words; nobody types a longer phrase.",
  { check: "item-length", unit: "safeChars", max: 60 },
  ownPromise,
)

interface ListWords {
  readonly label: string
  readonly purpose: string
  readonly target: readonly [min: number, max: number]
  readonly maxChars: number
}

/** A list without platform rules. */
export const freeListSlot = (
  key: "bulletPoints" | "tags" | "searchTerms",
  { label, purpose, target, maxChars }: ListWords,
  rules: readonly Rule[] = [],
): Slot =>
  listSlot(key, {
    label,
    purpose,
    max: maxChars,
    target,
    rules: [...rules, noRepeats, ...(key === "bulletPoints" ? [] : [shortPhrases])],
  })
