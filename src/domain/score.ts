/** Every score runs from 0 to this. */
export const scoreMax = 100

/** From here on a score is good (green). */
export const goodFrom = 80

/** From here on, and below good, a score is fair (yellow); under it, poor (red). */
export const fairFrom = 60

export type ScoreBand = "good" | "fair" | "poor"

export function scoreBand(score: number): ScoreBand {
  if (score >= goodFrom) return "good"
  if (score >= fairFrom) return "fair"
  return "poor"
}
