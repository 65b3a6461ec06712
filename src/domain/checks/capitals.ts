import { mapValue, type SlotValue } from "../seo/listing.ts"
import { isAcronym } from "../text/case/acronyms.ts"
import { type CheckOutcome, type MendContext, makeCheck } from "./check.ts"
import { amount, range } from "./wording/amounts.ts"
import { quote } from "./wording/quote.ts"

export interface CapitalsLimit {
  readonly check: "capitals"
  readonly maxWords: number
}

export type CapitalsCode = "all-caps"

/** Four or more capitals: shorter ones are mostly sizes, countries and abbreviations. */
const allCaps = /(?<![\p{L}\p{N}\p{M}])[\p{Lu}\p{M}]{4,}(?![\p{L}\p{N}\p{M}])/gu

/** Words in capitals that are neither acronyms nor part of a brand's name. */
export function checkCapitals(
  texts: readonly string[],
  { maxWords }: Pick<CapitalsLimit, "maxWords">,
  brandNames: readonly string[],
): CheckOutcome<CapitalsCode> {
  const spared = new Set(brandNames.flatMap((name) => name.match(allCaps) ?? []))
  const loud = texts
    .flatMap((text) => text.match(allCaps) ?? [])
    .filter((word) => !isAcronym(word) && !spared.has(word))
  const found = loud[maxWords]
  if (found === undefined) return { code: "ok", measured: loud.length, limit: maxWords }
  return { code: "all-caps", measured: loud.length, limit: maxWords, found }
}

export const capitals = makeCheck<CapitalsLimit, CapitalsCode>({
  id: "capitals",
  measure: (limit, { items, brands }) => checkCapitals(items, limit, brands),
  words: {
    "all-caps": ({ measured, limit, found }) =>
      `It has ${measured} of at most ${amount(limit, "words")} in capitals: ${quote(found)}.`,
  },
  describeLimit: ({ maxWords }) => `${range(undefined, maxWords)} words in capitals`,
  promptLine: ({ maxWords }) => `at most ${maxWords} words in capitals`,
  isRewritten: "never",
  earnsPoints: true,
  mend: { change: mendCapitals, says: () => "All-caps text changed to lowercase." },
})

const anyCapitals = /(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}'’]+(?![\p{L}\p{N}])/gu

/** Lowercases words in capitals, the longest first: a short one is more likely an abbreviation. */
function mendCapitals(value: SlotValue, _: CapitalsLimit, context: MendContext): SlotValue {
  let rest = value
  for (const minChars of [6, 5, 4, 3, 2]) {
    if (context.faultIn(rest) === undefined) break
    rest = mapValue(rest, (text) =>
      text.replace(anyCapitals, (word) =>
        word.length < minChars ? word : word.charAt(0) + word.slice(1).toLowerCase(),
      ),
    )
  }
  return rest
}
