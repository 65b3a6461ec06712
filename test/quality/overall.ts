import { type Figure, quotientOf, type Tally } from "./figure.ts"

/** The share of a figure's points that its floor is worth, so that there is something to gain above it. */
const shareAtFloor = 0.85

/**
 * The share of a figure's points that a value earns: all for the ideal, 85 % at the floor, none at the worst, and
 * straight lines between. A floor that equals the ideal is worth everything.
 */
export function shareEarned({ ideal, floor, worst }: Figure, value: number): number {
  const way = Math.sign(worst - ideal)
  const beyond = (from: number) => way * (value - from)
  if (beyond(ideal) <= 0) return 1
  if (beyond(worst) >= 0) return 0
  const atFloor = floor === ideal ? 1 : shareAtFloor
  if (beyond(floor) <= 0) return 1 - (1 - atFloor) * (beyond(ideal) / Math.abs(floor - ideal))
  return atFloor * (1 - beyond(floor) / Math.abs(worst - floor))
}

/** One number from 0 to 100. Figures without a measurement are left out, and the others weigh more. */
export function overallOf(measured: readonly { figure: Figure; tally: Tally }[]): number {
  let [points, weights] = [0, 0]
  for (const { figure, tally } of measured) {
    const value = quotientOf(tally)
    if (value === null) continue
    weights += figure.weight
    points += figure.weight * shareEarned(figure, value)
  }
  return weights === 0 ? 0 : (100 * points) / weights
}
