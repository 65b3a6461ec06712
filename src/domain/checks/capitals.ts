import { isAcronym } from "../text/case/acronyms.ts"
import type { CheckOutcome } from "./check.ts"

export type CapitalsCode = "ok" | "all-caps"

/** Four capitals and more: shorter ones are mostly sizes, countries and abbreviations. */
const allCaps = /(?<![\p{L}\p{N}\p{M}])[\p{Lu}\p{M}]{4,}(?![\p{L}\p{N}\p{M}])/gu

/** Words in capitals that are neither acronyms nor a part of a brand's name as it is written. */
export function checkCapitals(
  texts: readonly string[],
  { maxWords }: { readonly maxWords: number },
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
