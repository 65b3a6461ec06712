import { compilePattern, type Pattern } from "../rule-book/compile-pattern.ts"
import { mapValue, type SlotValue } from "../seo/listing.ts"
import { hashtagOf } from "../text/keys/hashtag-of.ts"
import { plainLetters, slugOf } from "../text/keys/slug-of.ts"
import { type CheckOutcome, makeCheck } from "./check.ts"
import { quote } from "./wording/quote.ts"

/** The whole text, or each whole item, must match. */
export interface ShapeLimit {
  readonly check: "shape"
  readonly pattern: Pattern
  readonly what: string
}

export type ShapeCode = "misshapen"

const whole = new WeakMap<Pattern, Pattern>()

/** How many of the texts do not match, and the first of them. */
export function checkShape(
  texts: readonly string[],
  { pattern }: Pick<ShapeLimit, "pattern">,
): CheckOutcome<ShapeCode> {
  const expression = compilePattern(asWhole(pattern))
  const misshapen = texts.filter((text) => !expression.test(text))
  const [found] = misshapen
  if (found === undefined) return { code: "ok", measured: 0, limit: 0 }
  return { code: "misshapen", measured: misshapen.length, limit: 0, found }
}

function asWhole(pattern: Pattern): Pattern {
  const known = whole.get(pattern)
  if (known) return known
  const made = { source: `^(?:${pattern.source})$`, flags: pattern.flags }
  whole.set(pattern, made)
  return made
}

export const shape = makeCheck<ShapeLimit, ShapeCode>({
  id: "shape",
  measure: (limit, { items }) => checkShape(items, limit),
  words: { misshapen: ({ found }, { what }) => `It should be ${what}: ${quote(found)} is not.` },
  describeLimit: ({ what }) => what,
  promptLine: ({ what }, kind) => `${kind === "list" ? "each " : ""}${what}`,
  isRewritten: "never",
  earnsPoints: false,
  mend: { change: (value, { pattern }) => mendShape(value, pattern), says: ({ what }) => `Written as ${what}.` },
})

/** The forms that platforms require, each with ways to rewrite a text, the closest first. */
const forms: readonly ((text: string) => string)[] = [
  (text) => text.trim(),
  (text) => text.trim().replace(/\s+/gu, " "),
  (text) => text.trim().toLowerCase(),
  (text) => text.replace(/(?<!\s)\s*[,;\n]+\s*/gu, ",").replace(/^,+|,+$/gu, ""),
  (text) =>
    text
      .replace(/(?<!\s)\s*[,;\n]+\s*/gu, ",")
      .replace(/^,+|,+$/gu, "")
      .toLowerCase(),
  (text) => (/[,;\n]/u.test(text) ? "" : hashtagOf(text)),
  slugOf,
  (text) =>
    text
      .replace(/[^\p{L}\p{N}\s]+/gu, " ")
      .replace(/\s+/gu, " ")
      .trim(),
  (text) =>
    plainLetters(text)
      .replace(/[^\p{L}\p{N}\s]+/gu, " ")
      .replace(/\s+/gu, " ")
      .trim(),
  (text) => text.charAt(0).toUpperCase() + text.slice(1),
]

/** Rewrites the text, or each item, in the form of the pattern; an item without such a form is removed. */
export function mendShape(value: SlotValue, { source, flags }: Pattern): SlotValue {
  const expression = new RegExp(`^(?:${source})$`, flags.replace("g", ""))
  return mapValue(value, (text) => {
    if (expression.test(text)) return text
    for (const form of forms) {
      const formed = form(text)
      if (formed !== "" && expression.test(formed)) return formed
    }
    return ""
  })
}
