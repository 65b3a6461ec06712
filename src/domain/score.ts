/** Every score runs from 0 to this. */
export const scoreMax = 100

/** A score from here on is good (green). */
export const goodFrom = 80

/** A score from here on, and below good, is fair (yellow); below it, poor (red). */
export const fairFrom = 60

export type ScoreBand = "good" | "fair" | "poor"

export function scoreBand(score: number): ScoreBand {
  if (score >= goodFrom) return "good"
  if (score >= fairFrom) return "fair"
  return "poor"
}
