import { platformSummaries } from "../../../../domain/platform-summaries.ts"

/** The search text. */
export interface Filters {
  readonly search: string
  /** `all`, one of the ten platforms, or one of the two other tools. */
  readonly platform: string
  readonly isFavorite: boolean
  readonly isArchived: boolean
  /** Breaks a current rule of its platform. */
  readonly breaksRules: boolean
}

export const noFilters: Filters = {
  search: "",
  platform: "all",
  isFavorite: false,
  isArchived: false,
  breaksRules: false,
}

/** Every platform filter, as in the address and the call. */
export const contentPlaces = [
  ...platformSummaries.map(({ id, label, tintHue }) => ({ id, label, tintHue })),
  { id: "google_ads", label: "Google Ads", tintHue: undefined },
  { id: "webpage_analyzer", label: "Webpage Analyzer", tintHue: undefined },
] as const

export const findPlace = (id: string) => contentPlaces.find((place) => place.id === id)

export const maxSearchChars = 100

export function readFilters(search: string): Filters {
  const query = new URLSearchParams(search)
  return {
    search: (query.get("search") ?? "").slice(0, maxSearchChars),
    platform: findPlace(query.get("platform") ?? "")?.id ?? noFilters.platform,
    isFavorite: query.get("isFavorite") === "true",
    isArchived: query.get("isArchived") === "true",
    breaksRules: query.get("breaksRules") === "true",
  }
}

/** The set filters, which are sent and appear in the address. */
export function queryOf({ search, platform, isFavorite, isArchived, breaksRules }: Filters) {
  const words = search.trim()
  const place = findPlace(platform)
  return {
    ...(words !== "" && { search: words }),
    ...(place && { platform: place.id }),
    ...(isFavorite && { isFavorite: "true" as const }),
    ...(isArchived && { isArchived: "true" as const }),
    ...(breaksRules && { breaksRules: "true" as const }),
  }
}

/** The query of an address, with its question mark; empty without filters. */
export function writeFilters(filters: Filters): string {
  const query = new URLSearchParams(queryOf(filters)).toString()
  return query === "" ? "" : `?${query}`
}

export const isFiltered = (filters: Filters): boolean => writeFilters(filters) !== ""
