/** The duration of one call, as the median over many short slices. */
export interface Pace {
  readonly name: string
  readonly msEach: number
}

const sliceMs = 40

/**
 * Runs several tasks in turn, slice by slice, so that a slowing machine slows each equally: their ratios hold
 * even when the times do not.
 */
export function measurePaces(works: Readonly<Record<string, (turn: number) => unknown>>, slices = 25): readonly Pace[] {
  const times = new Map<string, number[]>()
  // The first slices warm up the compiler.
  for (let slice = -5; slice < slices; slice++)
    for (const [name, work] of Object.entries(works)) {
      const msEach = timeSlice(work)
      if (slice >= 0) times.set(name, [...(times.get(name) ?? []), msEach])
    }
  return [...times].map(([name, msEach]) => ({ name, msEach: median(msEach) }))
}

function timeSlice(work: (turn: number) => unknown): number {
  const startedAt = performance.now()
  let [turns, nowMs] = [0, startedAt]
  while (nowMs - startedAt < sliceMs) {
    work(turns++)
    nowMs = performance.now()
  }
  return (nowMs - startedAt) / turns
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** Each pace and its ratio to the first. The absolute time depends on the machine. */
export const showPaces = (paces: readonly Pace[]): string =>
  paces
    .map(({ name, msEach }) => {
      const ratio = msEach / (paces[0]?.msEach ?? msEach)
      return `  ${name.padEnd(44)} ${ratio.toFixed(ratio < 10 ? 1 : 0).padStart(7)} ×  ${msEach.toFixed(4).padStart(9)} ms`
    })
    .join("\n")
