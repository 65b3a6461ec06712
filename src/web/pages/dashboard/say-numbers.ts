import type { Dashboard } from "../../../contract/dashboard.ts"
import { platformSummaries } from "../../../domain/platform-summaries.ts"
import { formatDay } from "./format-day.ts"

const count = new Intl.NumberFormat("en-US")

export interface Stat {
  readonly label: string
  readonly value: string
}

export const labelOf = (platform: string): string =>
  platformSummaries.find(({ id }) => id === platform)?.label ?? platform

/** The figures everybody has from the first day on. */
export const quickStats = ({
  totalGenerations,
  favoritePlatform,
  memberSince,
  memberForDays,
}: Dashboard["numbers"]): readonly Stat[] => [
  { label: "Total Generations", value: count.format(totalGenerations) },
  { label: "Favorite Platform", value: favoritePlatform === null ? "-" : labelOf(favoritePlatform) },
  { label: "Member Since", value: memberForDays === 0 ? "Today" : formatDay(memberSince) },
]

/** The figures after the first listing. */
export function laterStats({ listings, averageScore, bestScore, lastActivityAt }: Dashboard["numbers"]): Stat[] {
  return [
    ...(listings > 0 ? [{ label: "Listings written", value: count.format(listings) }] : []),
    ...(averageScore === null ? [] : [{ label: "Average score", value: String(averageScore) }]),
    ...(bestScore === null ? [] : [{ label: "Best score", value: String(bestScore) }]),
    ...(lastActivityAt === null ? [] : [{ label: "Last generated", value: formatDay(lastActivityAt) }]),
  ]
}
