import { singular } from "../../text/words/plural.ts"
import { inLocalWords } from "../in-local-words.ts"
import type { Intent, MatchType } from "../knowledge/enumerations.ts"
import { type KeywordPattern, keywordPatterns, occasionGoods, occasions } from "../knowledge/keyword-patterns.ts"
import { adsLimits } from "../knowledge/limits.ts"
import { lintText } from "../policy/lint-text.ts"
import type { Business } from "../read/read-business.ts"
import { keywordKey } from "./keyword-key.ts"
import { isBranchOfIndustry, readTrade } from "./own-trade.ts"
import type { Theme } from "./plan-themes.ts"
import type { SearchTerm } from "./search-terms-of.ts"
import { writeKeyword } from "./write-keyword.ts"

export interface Keyword {
  readonly text: string
  readonly matchType: MatchType
  readonly intent: Intent
}

/**
 * The keywords of a theme, those first that a small budget should buy. `taken` holds other groups' keywords and is
 * added to: two groups with the same keyword would bid against each other.
 */
export function planKeywords(theme: Theme, business: Business, taken: Set<string>): readonly Keyword[] {
  const patterns = business.isEnglish ? keywordPatterns : keywordPatterns.filter(({ words }) => foreignToo.has(words))
  const hasAgent = theme.terms.some(({ kind }) => kind === "agent") || readTrade(business).names.length > 0
  const fillAll = (pattern: KeywordPattern): Keyword[] =>
    hasAgent && pattern.onlyWithoutAgent ? [] : theme.terms.flatMap((term) => fill(pattern, term, business))
  const candidates = [
    ...patterns.slice(0, 2).flatMap(fillAll),
    ...seasonal(theme, business),
    ...patterns.slice(2).flatMap(fillAll),
  ]
  const chosen: Keyword[] = []
  for (const candidate of candidates) {
    if (chosen.length >= adsLimits.keywordsPerGroup.max) break
    const text = writeKeyword(candidate.text)
    const key = keywordKey(text)
    const isRefused = lintText(text, "keyword", business.type).some(
      ({ level, id }) => level === "hard" || id === "rx-drug-term",
    )
    if (text === "" || key === "" || taken.has(key) || isRefused) continue
    taken.add(key)
    chosen.push({ ...candidate, text })
  }
  return chosen
}

/** "near me" is English, and so is the rest. */
const foreignToo = new Set(["{x} {city}", "{x}", "{x} {place}"])

function fill(pattern: KeywordPattern, term: SearchTerm, business: Business): Keyword[] {
  const { type, said, place } = business
  const { kinds, types, without, minWords = 1, ending } = pattern
  if (kinds !== undefined && !kinds.includes(term.kind)) return []
  if (types !== undefined && !types.includes(type)) return []
  if (pattern.said !== undefined && !pattern.said.test(said)) return []
  if (term.isKeywordOnly && pattern.words.startsWith("best ")) return []
  if (pattern.onlyUnlessOffered && business.offers.some(({ name }) => pattern.said?.test(name))) return []
  if (without?.test(term.text) || (ending !== undefined && !ending.test(term.text))) return []
  if (term.text.split(" ").length < minWords) return []
  if (/\{city\}|near me/.test(pattern.words) && place.city === "") return []
  if (pattern.onlyNational && place.city !== "") return []
  if (pattern.onlyOwnTrade && !isBranchOfIndustry(term.text, readTrade(business))) return []
  const { intent, matchType } = pattern
  const words = inLocalWords(pattern.words, place.countryCode)
  if (words === null) return []
  const make = (town: string): Keyword => ({
    text: words
      .replace("{x}", term.text)
      .replace("{one}", singular(term.text))
      .replace(/\{city\}|\{place\}/, town.toLowerCase()),
    intent,
    matchType,
  })
  return pattern.words.includes("{place}") ? place.others.slice(0, 2).map(make) : [make(place.city)]
}

/** "valentine's day flowers", if the business named the day and sells what people buy for it. */
function seasonal({ terms }: Theme, { form }: Business): Keyword[] {
  return occasions
    .filter(({ pattern }) => pattern.test(form.seasonalConsiderations.slice(0, 2000)))
    .slice(0, 4)
    .flatMap(({ name }) =>
      terms.flatMap(({ text }): Keyword[] => {
        const goods = occasionGoods.exec(text)?.[0]
        const hasOne = occasions.some(({ pattern }) => pattern.test(text))
        return goods === undefined || hasOne
          ? []
          : [{ text: `${name} ${goods}`, intent: "transactional", matchType: "phrase" }]
      }),
    )
}
