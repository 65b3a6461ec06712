import { advice, hard, ownPromise } from "./make-rule.ts"
import { hiddenInLine, hiddenInProse, html } from "./patterns.ts"
import type { Rule } from "./rule.ts"

/** An empty required slot breaks this rule on every platform. */
export const notEmpty: Rule = hard(
  "O1",
  "A listing is not finished while this is empty.",
  { check: "length", unit: "codePoints", min: 1, max: Number.MAX_SAFE_INTEGER },
  ownPromise,
)

const noMarkup = hard(
  "O4",
  "The text is shown as typed, so HTML tags would be visible; an export adds the markup its platform needs.",
  { check: "forbidden", pattern: html, what: "HTML" },
  ownPromise,
)

const nothingHiddenInLine = hard(
  "O5",
  "Line breaks and invisible characters break search, sorting and copying.",
  { check: "forbidden", pattern: hiddenInLine, what: "line breaks or invisible characters" },
  ownPromise,
)

const nothingHiddenInProse = hard(
  "O6",
  "Invisible characters break search, sorting and copying.",
  { check: "forbidden", pattern: hiddenInProse, what: "invisible characters" },
  ownPromise,
)

/** Rules for any single-line text, and each item of a list. */
export const lineRules: readonly Rule[] = [noMarkup, nothingHiddenInLine]
/** Rules for any text of several paragraphs. */
export const proseRules: readonly Rule[] = [noMarkup, nothingHiddenInProse]

export const noCompetitors = advice(
  "O7",
  "A competitor's name sends buyers away and may be a trademark.",
  { check: "competitors" },
  ownPromise,
)

export const noFragments = advice(
  "O10",
  "A word that is left of a sentence tells nobody anything, and nobody looks for it.",
  { check: "fragments" },
  ownPromise,
)

export const noRepeats = advice("O8", "The same phrase twice reaches nobody new.", { check: "unique" }, ownPromise)
