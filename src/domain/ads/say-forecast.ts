import { adsSources, sourcesReadOn } from "./knowledge/sources.ts"
import type { Forecast } from "./money/forecast.ts"
import { sayDollars } from "./say-dollars.ts"

/** A forecast as a sentence: what it brings, what it is enough for, and what would be enough. */
export function sayForecast({ clicks, clicksPerDay, affordableGroups, dollarsForTenClicks }: Forecast): string {
  const bought = `About ${clicks.toLocaleString("en-US")} clicks a month`
  if (clicksPerDay < 1)
    return `${bought}, less than one a day: too little to learn from. Ten a day take about ${sayDollars(dollarsForTenClicks)} a month.`
  const groups = affordableGroups === 1 ? "one ad group" : `${affordableGroups} ad groups`
  if (affordableGroups >= 6) return `${bought}; enough for ${groups}.`
  return `${bought}; enough for ${groups}, too little for ${affordableGroups + 1}.`
}

/** The source of its figures. */
export function sayOrigin({ industry, cpc, ctr, conversion }: Forecast): string {
  const { title } = adsSources[cpc.source]
  const years = [...new Set([cpc.year, ctr.year, conversion.year])].toSorted().join(" and ")
  return `Medians for ${industry} in the United States, ${years}. Source: ${title.split(/ CPC| as transcribed/)[0]}. Read on ${sourcesReadOn}. Your own figures will differ.`
}
