import type { Celebration } from "../../../contract/dashboard.ts"
import { milestones } from "../../../domain/dashboard/milestones.ts"
import { scoreMax } from "../../../domain/score.ts"

/** The words for a milestone. */
export function sayReached({ id, best }: Celebration): { readonly title: string; readonly text: string } {
  if (best)
    return { title: `${best.score} of ${scoreMax}`, text: `“${best.title}” follows almost every recommendation.` }
  const milestone = milestones.find((one) => one.id === id)
  const listings = milestone && "listings" in milestone ? milestone.listings : 1
  if (listings === 1) return { title: "Your first listing is written", text: "It is kept in your content history." }
  return {
    title: `${listings} listings written`,
    text: "All saved to your history, scored and ready to copy.",
  }
}
