export type ScorePart = { label: string; points: number; maxPoints: number }

export type Arc = { key: string; start: number; length: number; filled: number }

/** The gap between two arcs, in hundredths of the ring. */
const gap = 1.6

/** Splits a ring of length 100 into one arc per part, each as long as its weight, and filled by the share earned. */
export function scoreArcs(score: number, parts: readonly ScorePart[]): Arc[] {
  const weighing = parts.filter((part) => part.maxPoints > 0)
  const total = weighing.reduce((sum, part) => sum + part.maxPoints, 0)
  if (total === 0) return [{ key: "all", start: 0, length: 100, filled: Math.max(0, Math.min(100, score)) }]
  const between = weighing.length > 1 ? gap : 0
  let start = 0
  return weighing.map((part, index) => {
    const share = (part.maxPoints / total) * 100
    const length = Math.max(share - between, share / 2)
    const earned = Math.max(0, Math.min(1, part.points / part.maxPoints))
    const arc = { key: `${index} ${part.label}`, start: start + (share - length) / 2, length, filled: length * earned }
    start += share
    return arc
  })
}
