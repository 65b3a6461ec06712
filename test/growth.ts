/** What people paste, what hurried people type, and what somebody types who wants to do harm. */
export const hostileUnits: readonly string[] = [
  ..."\u0301|)|(|[|\"|'|<|&|#|*|_|-|–|,|;|.|!|?|…|/|%|$|1|a|A|x| |\n|\t|\u00a0|\u200d|\u00ad".split("|"),
  ...[
    "it's ",
    "made of ",
    "e.g. ",
    "which is ",
    "so that ",
    "as well as ",
    "because ",
    "comes with ",
    "— ",
    "and ",
    "of the ",
  ],
  ...[
    "यह मिट्टी का प्याला है और हाथ से बना है ",
    "ถ้วยเซรามิกทำมือสีขาว",
    "手工陶瓷杯白色釉面",
    "😀🔥",
    "👩‍👩‍👧",
    "كوب خزفي مصنوع يدويا ",
  ],
  ...[
    "12 oz ",
    "1 x ",
    "a-",
    "a.",
    "a@",
    "l'",
    "Aa ",
    "MUG ",
    "mug ",
    "#tag ",
    "www.a.b ",
    ": ",
    "A. ",
    '"a" ',
    "(a) ",
    "no. ",
  ],
  "This mug is thrown on the wheel and glazed twice. ",
]

const firstChars = 2000
const mostChars = 256_000
/** Less than that cannot be told from chance. */
const clearMs = 2
/** In that, chance has no share, and nobody need wait for it often. */
const longMs = 100
const fewestRounds = 2
const mostRounds = 12
const attempts = 3

/** A work whose time grows by more than this when its text is doubled is not linear. */
export const linear = 3

/**
 * How many times longer a work takes on twice the text: about 2 where it is linear, 4 where it looks at everything from
 * everywhere. The text is doubled until its time can be told from chance; what never takes so long does no harm. What
 * grows too fast does so at every length, so the least of several lengths counts.
 */
export function growthOf(work: (text: string) => unknown, unit: string): number {
  const textOf = (chars: number): string => unit.repeat(Math.ceil(chars / unit.length))
  const growths: number[] = []
  for (let chars = firstChars; chars <= mostChars && growths.length < attempts; chars *= 2) {
    const [once, twice] = [textOf(chars), textOf(2 * chars)]
    const firstMs = cpuMs(work, twice)
    if (firstMs < clearMs) continue
    const [onceMs, twiceMs] = leastMs(work, once, twice, firstMs)
    if (twiceMs < clearMs || onceMs === 0) continue
    growths.push(twiceMs / onceMs)
    if (twiceMs < linear * onceMs) break
  }
  return growths.length === 0 ? 1 : Math.min(...growths)
}

/**
 * Whatever disturbs a measurement adds to it, so the least of many is the nearest to the truth. The longer text is worked
 * through again only where its time looks too long: too short it cannot be.
 */
function leastMs(
  work: (text: string) => unknown,
  once: string,
  twice: string,
  firstMs: number,
): readonly [number, number] {
  let [onceMs, twiceMs] = [cpuMs(work, once), firstMs]
  for (let round = 1; round < mostRounds; round++) {
    // A quadratic work looks linear only where chance added a third to the one time, and level where it trebled it.
    if (twiceMs < 1.4 * onceMs || (round >= fewestRounds && (twiceMs < linear * onceMs || onceMs > longMs))) break
    onceMs = Math.min(onceMs, cpuMs(work, once))
    if (twiceMs >= linear * onceMs) twiceMs = Math.min(twiceMs, cpuMs(work, twice))
  }
  return [onceMs, twiceMs]
}

const cell = new Int32Array(new SharedArrayBuffer(4))
const rest = () => Atomics.wait(cell, 0, 0, 0.01)

/**
 * This thread's time only: others may use the processor just now. The system counts it at the ticks of its clock, which
 * are further apart than what is measured here is long, and whenever a thread rests: so it rests before it is asked.
 * And only the sum counts: which part of it is the user's is guessed from the ticks.
 */
function cpuMs(work: (text: string) => unknown, text: string): number {
  rest()
  const before = process.threadCpuUsage()
  work(text)
  rest()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
