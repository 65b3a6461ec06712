import { isAcronym } from "../../text/case/acronyms.ts"
import type { BusinessType } from "../ads-form.ts"
import { type AdText, editorialRules } from "../knowledge/editorial-rules.ts"
import { isTradeLetters } from "../knowledge/proper-words.ts"
import type { AdsSourceKey } from "../knowledge/sources.ts"

export interface LintFinding {
  readonly id: string
  readonly level: "hard" | "warn"
  readonly why: string
  readonly source: AdsSourceKey
  /** Exactly as it appears in the text. */
  readonly found: string
}

const maxChars = 500

/** Violations of Google's editorial rules in a text of an ad. `allowed` are names that may be in capitals. */
export function lintText(
  text: string,
  scope: AdText,
  type: BusinessType,
  allowed: readonly string[] = [],
): readonly LintFinding[] {
  const said = text.slice(0, maxChars)
  return editorialRules.flatMap(({ id, level, why, source, pattern, scope: scopes, types }) => {
    if (!scopes.includes("*") && !scopes.includes(scope)) return []
    if (types !== undefined && !types.includes(type)) return []
    if (scope === "keyword" && keywordsAreFree.has(id)) return []
    const found = pattern.exec(said)?.[0]
    if (found === undefined || (capitals.has(id) && isAllowed(found, allowed))) return []
    return [{ id, level, why, source, found: found.trim() || found }]
  })
}

/** Nobody sees a keyword, so its spelling does not matter. */
const keywordsAreFree = new Set([
  "superlative",
  "leet",
  "word-stutter",
  "missing-space",
  "all-caps-word",
  "url-or-email",
])

const capitals = new Set(["all-caps-run", "all-caps-word", "intercaps"])
const acronyms = new Set(
  "HVAC LASIK ASE CPR DUI DWI CPA SAT ACT GRE GMAT LSAT MCAT NATE OSHA EPA BBB AAA USA USDA FDA ADA IRS LLC ESL TMJ VIP LEED IICRC GAF NASM CPT RYT ACE AAPD CDL DMV UPS USPS".split(
    " ",
  ),
)

const isKnown = (word: string): boolean => acronyms.has(word) || isAcronym(word) || isTradeLetters(word)

function isAllowed(found: string, allowed: readonly string[]): boolean {
  const words = found.split(/[^A-Za-z]+/).filter((word) => word !== "")
  return words.every((word) => isKnown(word) || allowed.some((name) => name.split(/[^A-Za-z]+/).includes(word)))
}
