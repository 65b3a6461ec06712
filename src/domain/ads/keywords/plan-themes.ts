import { titleCase } from "../../text/case/title-case.ts"
import { singular } from "../../text/words/plural.ts"
import { inLocalWords } from "../in-local-words.ts"
import { offerHeads } from "../knowledge/offer-heads.ts"
import { withProperWords } from "../knowledge/proper-words.ts"
import { kindOf } from "../read/kind-of.ts"
import type { Business } from "../read/read-business.ts"
import type { Offer } from "../read/read-offers.ts"
import { contentStems, keywordKey } from "./keyword-key.ts"
import { tradeNamesOf } from "./own-trade.ts"
import { type SearchTerm, searchTermsOf } from "./search-terms-of.ts"

/** The subject of one ad group, and what people type for it. */
export interface Theme {
  readonly name: string
  /** The offers that its ad names; none for the trade as a whole. */
  readonly offers: readonly Offer[]
  readonly terms: readonly SearchTerm[]
  /** About the trade as a whole, so its ad speaks for everything. */
  readonly isTrade?: true
}

/** One theme for the trade, if the industry names one, and one for each object of the work. */
export function planThemes(business: Business): readonly Theme[] {
  const { offers, form, place, isEnglish } = business
  const cityWords = new Set(contentStems(place.city))
  const themes = offers.map((offer): Theme => {
    const terms = isEnglish
      ? searchTermsOf(offer, business).map((term) => withPatient(term, form.industry))
      : [{ text: offer.name, kind: "thing" as const }]
    return {
      name: shown(offer.name),
      offers: [offer],
      terms: terms.map((term) => withoutPlace(term, place.city, cityWords)),
    }
  })
  const trade = isEnglish ? tradeOf(form.industry, place.countryCode) : null
  // Generic words of the trade would make every theme the same as the trade's.
  const withoutTrade = (theme: Theme): Theme => ({
    ...theme,
    terms: theme.terms.filter(
      ({ text, isKeywordOnly }) => !isKeywordOnly || trade?.terms.every((term) => term.text !== text) !== false,
    ),
  })
  const isTradeItself = ({ offers }: Theme) =>
    trade?.terms.some(({ text }) => offers.some(({ name }) => withoutModifier(name) === text)) === true
  const all = trade === null ? themes : [trade, ...themes.filter((theme) => !isTradeItself(theme)).map(withoutTrade)]
  return mergeSame(all.filter(({ terms }) => terms.length > 0))
}

/** "24/7 emergency locksmith" belongs to the trade's own theme. */
const withoutModifier = (name: string): string =>
  name
    .toLowerCase()
    .replace(/^(?:(?:24\/7|24[- ]hours?|emergency|same[- ]day|mobile|local|affordable|cheap|best|expert)\s)+/, "")

const shown = (name: string): string => withProperWords(titleCase(name))

function tradeOf(industry: string, countryCode: string): Theme | null {
  const said = industry.trim().toLowerCase().slice(0, 200)
  const names = (tradeNamesOf(said) ?? ownName(said)).flatMap((name) => inLocalWords(name, countryCode) ?? [])
  const [first] = names
  if (first === undefined) return null
  return {
    name: shown(first),
    offers: [],
    terms: names.map((text) => ({ text, kind: doesWork(text) ? "activity" : "agent" })),
    isTrade: true,
  }
}

/** Some trades are named after their work: "car detailing". */
const doesWork = (name: string): boolean => kindOf(name, "service") === "activity"

/** "Italian restaurant" names its trade; "Retail store" does not. */
const ownName = (industry: string): readonly string[] => {
  const isName = industry.split(" ").length <= 3 && kindOf(industry, "other") === "agent" && !noTrade.test(industry)
  return isName ? [singular(industry)] : []
}
const noTrade = /\b(?:retail|local|small|services?|business|company|professional|online|store|shop|other|and|&|\/)\b/

/** "Vaccinations" are for people unless something says otherwise. */
const withPatient = (term: SearchTerm, industry: string): SearchTerm =>
  /veterinar|animal|\bvet\b/i.test(industry) && term.kind !== "agent" && !animals.test(term.text)
    ? { ...term, text: `pet ${term.text}` }
    : term
const animals = /\b(?:pets?|dogs?|cats?|pupp(?:y|ies)|kittens?|animals?|vet\w*|spay|neuter|horses?|birds?|exotics?)\b/i

/** "Tucson drain cleaning" would become "tucson drain cleaning tucson". */
function withoutPlace(term: SearchTerm, city: string, cityStems: ReadonlySet<string>): SearchTerm {
  if (city === "" || !contentStems(term.text).some((stem) => cityStems.has(stem))) return term
  const text = term.text
    .replaceAll(city.toLowerCase(), " ")
    .replace(/\s+in\s*$/, "")
    .replace(/\s+/g, " ")
    .trim()
  return text === "" ? term : { ...term, text }
}

const workStems = new Set(offerHeads.activity.filter((head) => !head.includes(" ")).flatMap(contentStems))

/** "Water heater repair" and "water heater installation" share a theme, and so do two with the same terms. */
function mergeSame(themes: readonly Theme[]): Theme[] {
  const merged: Theme[] = []
  for (const theme of themes) {
    const at = merged.findIndex((other) => isSame(other, theme))
    const before = merged[at]
    if (before === undefined) merged.push(theme)
    else merged[at] = joinThemes(before, theme)
  }
  return merged
}

function isSame(a: Theme, b: Theme): boolean {
  const keys = new Set(a.terms.map(({ text }) => keywordKey(text)))
  if (b.terms.some(({ text }) => keys.has(keywordKey(text)))) return true
  const [one, other] = [objectOf(a), objectOf(b)]
  return one !== "" && one === other
}

/** The object of the work, without the word for the work; empty if it is not about work. */
function objectOf({ offers: [offer] }: Theme): string {
  if (offer === undefined || offer.kind !== "activity") return ""
  const stems = contentStems(offer.name)
  return workStems.has(stems.at(-1) ?? "") ? stems.slice(0, -1).join(" ") : ""
}

export function joinThemes(a: Theme, b: Theme): Theme {
  const offers = [...a.offers, ...b.offers]
  const isUnsaid = b.offers.length > 0 && b.offers.every(({ kind }) => kind === "people")
  const name = isUnsaid || a.name.includes(" & ") || a.name.includes(b.name) ? a.name : `${a.name} & ${b.name}`
  const known = new Set(a.terms.map(({ text }) => keywordKey(text)))
  return { ...a, name, offers, terms: [...a.terms, ...b.terms.filter(({ text }) => !known.has(keywordKey(text)))] }
}
