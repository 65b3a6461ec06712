import type { WaitingTheme } from "./campaign.ts"
import { keywordKey } from "./keywords/keyword-key.ts"
import { type Keyword, planKeywords } from "./keywords/plan-keywords.ts"
import { joinThemes, planThemes, type Theme } from "./keywords/plan-themes.ts"
import { writeKeyword } from "./keywords/write-keyword.ts"
import { adsLimits } from "./knowledge/limits.ts"
import { dollarsForGroups, type Forecast } from "./money/forecast.ts"
import { lintText } from "./policy/lint-text.ts"
import type { Business } from "./read/read-business.ts"

export interface PlannedGroup {
  readonly theme: Theme
  readonly keywords: readonly Keyword[]
}

export interface PlannedGroups {
  readonly groups: readonly PlannedGroup[]
  readonly waiting: readonly WaitingTheme[]
}

/** As many groups as the budget can pay for, in the order in which the business named its offers; the rest waits. */
export function planGroups(business: Business, forecast: Forecast): PlannedGroups {
  const all = mergeSmall(planThemes(business), business)
  const groups = all.slice(0, forecast.affordableGroups)
  const waiting = all.slice(forecast.affordableGroups).map(({ theme, keywords }, at) => ({
    name: theme.name,
    keywords: keywords.map(({ text }) => text),
    fromMonthlyDollars: dollarsForGroups(groups.length + at + 1, forecast.cpc.value),
  }))
  return { groups: groups.length > 0 ? groups : [fallback(business)], waiting }
}

/** Themes with few keywords share a group: a group with fewer than five gathers too little data to learn from. */
function mergeSmall(themes: readonly Theme[], business: Business): PlannedGroup[] {
  const { min, max } = adsLimits.keywordsPerGroup
  const taken = new Set<string>()
  const planned = themes.map((theme) => ({ theme, keywords: planKeywords(theme, business, taken) }))
  const merged: PlannedGroup[] = []
  for (const group of planned.filter(({ keywords }) => keywords.length > 0)) {
    const at = merged.findLastIndex(
      (other) =>
        (other.keywords.length < min || group.keywords.length < min) &&
        other.keywords.length + group.keywords.length <= max &&
        (kindOfGroup(other) === kindOfGroup(group) || isTrade(other)),
    )
    const other = merged[at]
    if (other === undefined || other.keywords.length + group.keywords.length > max) merged.push(group)
    else merged[at] = { theme: joinThemes(other.theme, group.theme), keywords: [...other.keywords, ...group.keywords] }
  }
  return mergeThin(merged)
}

/** A group that is still too small joins the trade's group, whose ad covers everything in it. */
function mergeThin(groups: readonly PlannedGroup[]): PlannedGroup[] {
  const { min, max } = adsLimits.keywordsPerGroup
  const [first, ...others] = groups
  if (first === undefined || !first.theme.isTrade) return [...groups]
  const thin = others.filter(({ keywords }) => keywords.length < min)
  const whole = thin.reduce(
    (all, { theme, keywords }) => ({
      theme: joinThemes(all.theme, theme),
      keywords: [...all.keywords, ...keywords].slice(0, max),
    }),
    first,
  )
  return [whole, ...others.filter((group) => !thin.includes(group))]
}

/** A group about the trade as a whole covers everything in it. */
const isTrade = ({ theme, keywords }: PlannedGroup): boolean =>
  theme.offers.length === 0 && keywords.length < adsLimits.keywordsPerGroup.min

/** Only similar groups are merged: one ad cannot speak for a caterer and a wine bar. */
const kindOfGroup = ({ theme }: PlannedGroup): string => theme.offers[0]?.kind ?? theme.terms[0]?.kind ?? ""

/** The business itself, if nobody would search for anything it said. */
function fallback({ name, place }: Business): PlannedGroup {
  const own = writeKeyword(name.split(" ").slice(0, 6).join(" ").slice(0, 60))
  const inTown = writeKeyword(`${own} ${place.city}`)
  const texts = own === "" ? [inTown] : keywordKey(own) === keywordKey(inTown) ? [own] : [own, inTown]
  const keywords = texts
    .filter((text) => text !== "" && lintText(text, "keyword", "other").every(({ level }) => level !== "hard"))
    .map((text): Keyword => ({ text, matchType: "exact", intent: "navigational" }))
  return { theme: { name, offers: [], terms: [{ text: name, kind: "thing" }] }, keywords }
}
