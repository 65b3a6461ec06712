import { type MilestoneId, milestones } from "./milestones.ts"

interface Reached {
  readonly listings: number
  readonly bestScore: number | null
}

const isReached = (milestone: (typeof milestones)[number], { listings, bestScore }: Reached): boolean =>
  "listings" in milestone ? listings >= milestone.listings : (bestScore ?? -1) >= milestone.score

/** The greatest milestone that is not celebrated yet; a greater one replaces it. */
export function celebrate(reached: Reached, seen: readonly string[]): MilestoneId | null {
  const open = milestones.filter((milestone) => isReached(milestone, reached) && !seen.includes(milestone.id))
  const counted = open.filter((milestone) => "listings" in milestone)
  return (counted.at(-1) ?? open[0])?.id ?? null
}

/** The milestones celebrated together with this one: all that lead to it. */
export function seenWith(id: MilestoneId): readonly MilestoneId[] {
  const own = milestones.find((milestone) => milestone.id === id)
  if (own === undefined || !("listings" in own)) return [id]
  return milestones.flatMap((one) => ("listings" in one && one.listings <= own.listings ? [one.id] : []))
}
