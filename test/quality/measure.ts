import { addTallies, type Figure, type Tally } from "./figure.ts"
import { figures } from "./figures.ts"
import { overallOf } from "./overall.ts"
import type { WrittenListing } from "./written-listing.ts"

export interface Measured {
  readonly figure: Figure
  readonly tally: Tally
}

/** All figures of one listing, or of a group. */
export interface Verdict {
  readonly name: string
  readonly overall: number
  readonly measured: readonly Measured[]
}

export interface Measure {
  readonly all: Verdict
  readonly platforms: readonly Verdict[]
  readonly listings: readonly Verdict[]
}

export function measure(all: readonly WrittenListing[]): Measure {
  const judges = figures.map((figure) => ({ figure, judge: figure.prepare(all) }))
  const listings = all.map((one) =>
    verdictOf(
      one.id,
      judges.map(({ figure, judge }) => ({ figure, tally: judge(one) })),
    ),
  )
  const platformIds = [...new Set(all.map(({ sample }) => sample.platform.id))]
  const ofPlatform = (id: string) => listings.filter((_, place) => all[place]?.sample.platform.id === id)
  return { all: sumOf("all", listings), platforms: platformIds.map((id) => sumOf(id, ofPlatform(id))), listings }
}

const verdictOf = (name: string, measured: readonly Measured[]): Verdict => ({
  name,
  overall: overallOf(measured),
  measured,
})

function sumOf(name: string, verdicts: readonly Verdict[]): Verdict {
  return verdictOf(
    name,
    figures.map((figure, place) => ({
      figure,
      tally: addTallies(verdicts.flatMap(({ measured }) => measured[place]?.tally ?? [])),
    })),
  )
}
