import type { Finding } from "./finding.ts"
import type { WrittenListing } from "./written-listing.ts"

/**
 * One listing's contribution to a figure: a count and a total. Sums of both give the figure of any group of listings.
 */
export interface Tally {
  readonly count: number
  readonly of: number
  readonly findings: readonly Finding[]
}

export interface Figure {
  readonly id: string
  readonly label: string
  /** `count` shows the count; the others show count divided by total. */
  readonly unit: "count" | "percent" | "per thousand" | "points"
  /** All of the figure's points are for `ideal` or better, most for the floor, none for `worst` or worse. */
  readonly ideal: number
  readonly floor: number
  readonly worst: number
  /** Its share of the hundred points of the overall figure. */
  readonly weight: number
  /** Looks at all listings once, if one is judged against the others, and then at each. */
  readonly prepare: (all: readonly WrittenListing[]) => (one: WrittenListing) => Tally
}

/** A figure whose goal is 0 and that counts each finding out of all possible places. */
export const faultsOf = (findings: readonly Finding[], of: number): Tally => ({ count: findings.length, of, findings })

export function addTallies(tallies: readonly Tally[]): Tally {
  return {
    count: tallies.reduce((sum, { count }) => sum + count, 0),
    of: tallies.reduce((sum, { of }) => sum + of, 0),
    findings: tallies.flatMap(({ findings }) => findings),
  }
}

/** Null if there was nothing to look at. */
export const quotientOf = ({ count, of }: Tally): number | null => (of === 0 ? null : count / of)

export function keepsFloor({ floor, ideal, worst }: Figure, value: number): boolean {
  return worst > ideal ? value <= floor + 1e-9 : value >= floor - 1e-9
}
