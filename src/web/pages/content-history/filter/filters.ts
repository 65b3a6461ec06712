import { platformSummaries } from "../../../../domain/platform-summaries.ts"

/** What is looked for. */
export interface Filters {
  readonly search: string
  /** `all`, one of the ten platforms, or one of the two tools that are none. */
  readonly platform: string
  readonly isFavorite: boolean
  readonly isArchived: boolean
  /** Breaks a rule of its platform as the rules are today. */
  readonly breaksRules: boolean
}

export const noFilters: Filters = {
  search: "",
  platform: "all",
  isFavorite: false,
  isArchived: false,
  breaksRules: false,
}

/** Everything that content may be for, by the words of the address and of the call. */
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

/** What is sent, and what stands in the address: only what is set. */
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

/** The query of an address, with its question mark; nothing where nothing is looked for. */
export function writeFilters(filters: Filters): string {
  const query = new URLSearchParams(queryOf(filters)).toString()
  return query === "" ? "" : `?${query}`
}

export const isFiltered = (filters: Filters): boolean => writeFilters(filters) !== ""
