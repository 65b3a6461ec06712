import { isAcronym } from "../text/case/acronyms.ts"
import type { CheckOutcome } from "./check.ts"

export type CapitalsCode = "ok" | "shouted"

/** Four capitals and more: shorter ones are mostly sizes, countries and abbreviations. */
const shouted = /(?<![\p{L}\p{N}\p{M}])[\p{Lu}\p{M}]{4,}(?![\p{L}\p{N}\p{M}])/gu

/** Words in capitals that are neither acronyms nor a part of a brand's name as it is written. */
export function checkCapitals(
  texts: readonly string[],
  { maxWords }: { readonly maxWords: number },
  brandNames: readonly string[],
): CheckOutcome<CapitalsCode> {
  const spared = new Set(brandNames.flatMap((name) => name.match(shouted) ?? []))
  const loud = texts
    .flatMap((text) => text.match(shouted) ?? [])
    .filter((word) => !isAcronym(word) && !spared.has(word))
  const found = loud[maxWords]
  if (found === undefined) return { code: "ok", measured: loud.length, limit: maxWords }
  return { code: "shouted", measured: loud.length, limit: maxWords, found }
}
