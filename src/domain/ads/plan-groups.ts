import type { WaitingTheme } from "./campaign.ts"
import { type Keyword, planKeywords } from "./keywords/plan-keywords.ts"
import { joinThemes, planThemes, type Theme } from "./keywords/plan-themes.ts"
import { adsLimits } from "./knowledge/limits.ts"
import { dollarsForGroups, type Forecast } from "./money/forecast.ts"
import type { Business } from "./read/read-business.ts"

export interface PlannedGroup {
  readonly theme: Theme
  readonly keywords: readonly Keyword[]
}

export interface PlannedGroups {
  readonly groups: readonly PlannedGroup[]
  readonly waiting: readonly WaitingTheme[]
}

/** As many groups as the budget can feed, in the order in which the business named what it offers; the rest waits. */
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

/** Themes with few keywords share a group: with less than five a group gathers too little to learn from. */
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
        kindOfGroup(other) === kindOfGroup(group),
    )
    const other = merged[at]
    if (other === undefined || other.keywords.length + group.keywords.length > max) merged.push(group)
    else merged[at] = { theme: joinThemes(other.theme, group.theme), keywords: [...other.keywords, ...group.keywords] }
  }
  return merged
}

/** Only like goes with like: one ad cannot speak for a caterer and a wine bar. */
const kindOfGroup = ({ theme }: PlannedGroup): string => theme.offers[0]?.kind ?? theme.terms[0]?.kind ?? ""

/** Where nothing that was said can be searched for, the business itself. */
function fallback({ name, place }: Business): PlannedGroup {
  const text = name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N} &'-]+/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .split(" ")
    .slice(0, 6)
    .join(" ")
    .slice(0, 60)
  const theme: Theme = { name, offers: [], terms: [{ text: name, kind: "thing" }] }
  const own: Keyword[] = text === "" ? [] : [{ text, matchType: "exact", intent: "navigational" }]
  const town = place.city.toLowerCase()
  return {
    theme,
    keywords:
      text === "" || town === "" || text.includes(town)
        ? own
        : [...own, { text: `${text} ${town}`.slice(0, 80), matchType: "phrase", intent: "navigational" }],
  }
}
