import type { Finding } from "./finding.ts"
import type { WrittenListing } from "./written-listing.ts"

/** What one listing adds to a figure: so many, out of so many. Sums of both give the figure of any group of listings. */
export interface Tally {
  readonly count: number
  readonly of: number
  readonly findings: readonly Finding[]
}

export interface Figure {
  readonly id: string
  readonly label: string
  /** `count` shows how many there are; the others show count divided by of. */
  readonly unit: "count" | "percent" | "per thousand" | "points"
  /** All of the figure's points are for `ideal` or better, most for the floor, none for `worst` or worse. */
  readonly ideal: number
  readonly floor: number
  readonly worst: number
  /** Its part of the hundred points of the overall figure. */
  readonly weight: number
  /** Looks at all listings once, where one is judged beside the others, and then at each. */
  readonly prepare: (all: readonly WrittenListing[]) => (one: WrittenListing) => Tally
}

/** A figure that wants to be 0 and counts each finding: so many of so many places where one could be. */
export const faultsOf = (findings: readonly Finding[], of: number): Tally => ({ count: findings.length, of, findings })

export function addTallies(tallies: readonly Tally[]): Tally {
  return {
    count: tallies.reduce((sum, { count }) => sum + count, 0),
    of: tallies.reduce((sum, { of }) => sum + of, 0),
    findings: tallies.flatMap(({ findings }) => findings),
  }
}

/** Null where there was nothing to look at. */
export const quotientOf = ({ count, of }: Tally): number | null => (of === 0 ? null : count / of)

export function keepsFloor({ floor, ideal, worst }: Figure, value: number): boolean {
  return worst > ideal ? value <= floor + 1e-9 : value >= floor - 1e-9
}
