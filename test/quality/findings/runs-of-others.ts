import { textsOf } from "../fields.ts"
import type { Figure } from "../figure.ts"
import { runsOf, wordsIn } from "../tokens.ts"
import type { WrittenListing } from "../written-listing.ts"

/** A listing's distinct runs, each with its field. */
type Runs = ReadonlyMap<string, string>

/** The share of a listing's runs that is also in the listing of another brief. */
function shareWithOthers(readRuns: (one: WrittenListing) => Runs): Figure["prepare"] {
  return (all) => {
    const owners = new Map<string, Set<string>>()
    const runs = new Map(all.map((one) => [one.id, readRuns(one)]))
    for (const one of all)
      for (const run of runs.get(one.id)?.keys() ?? [])
        owners.set(run, (owners.get(run) ?? new Set()).add(one.sample.id))
    return (one) => {
      const own = runs.get(one.id) ?? new Map<string, string>()
      const shared = [...own].filter(([run]) => (owners.get(run)?.size ?? 0) > 1)
      const findings = shared.map(([run, field]) => {
        const others = [...(owners.get(run) ?? [])].filter((id) => id !== one.sample.id)
        return { field, text: run, says: `also in ${others.slice(0, 5).join(", ")}` }
      })
      return { count: shared.length, of: own.size, findings }
    }
  }
}

/** Five words in a row that are also in another brief's listing. A seller of ten things notices that at once. */
export const runsOfOthers: Figure = {
  id: "shared",
  label: "five-word runs of another brief",
  unit: "percent",
  ideal: 0,
  floor: 0.02,
  worst: 0.25,
  weight: 6,
  prepare: shareWithOthers(
    ({ listing }) =>
      new Map(textsOf(listing).flatMap(({ field, text }) => runsOf(wordsIn(text), 5).map((run) => [run, field]))),
  ),
}
