/** Pasted texts, hurried texts, and malicious texts. */
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
const mostChars = 128_000
/** A shorter time cannot be distinguished from noise. */
const clearMs = 2
/** In this time, noise is negligible, and it seldom has to be repeated. */
const longMs = 100
const fewestRounds = 2
const mostRounds = 12
const attempts = 3

/** Above this growth factor for a doubled text, the time is not linear. */
export const linear = 3

/**
 * How many times longer a task takes for twice the text: about 2 if it is linear, 4 if it is quadratic. The text is
 * doubled until its time exceeds the noise; anything faster is harmless. Quadratic growth appears at every length, so
 * the smallest of several lengths counts.
 */
export function growthOf(work: (text: string) => unknown, unit: string): number {
  const textOf = (chars: number): string => unit.repeat(Math.ceil(chars / unit.length))
  const growths: number[] = []
  for (let chars = firstChars; chars <= mostChars && growths.length < attempts; chars *= 2) {
    const [once, twice] = [textOf(chars), textOf(2 * chars)]
    const firstMs = cpuMs(work, twice)
    if (firstMs < clearMs) continue
    const [onceMs, twiceMs] = leastMs(work, once, twice, firstMs)
    // If the shorter time is mostly noise, so is the ratio.
    if (onceMs < clearMs) continue
    growths.push(twiceMs / onceMs)
    if (twiceMs < linear * onceMs) break
  }
  return growths.length === 0 ? 1 : Math.min(...growths)
}

/**
 * Noise only adds to a measurement, so the minimum of many is closest to the truth. The longer text is measured again
 * only if its time looks too long: it cannot be too short.
 */
function leastMs(
  work: (text: string) => unknown,
  once: string,
  twice: string,
  firstMs: number,
): readonly [number, number] {
  let [onceMs, twiceMs] = [cpuMs(work, once), firstMs]
  for (let round = 1; round < mostRounds; round++) {
    // One time alone may be mostly noise, and makes any task look constant.
    if (round >= fewestRounds && (twiceMs < linear * onceMs || onceMs > longMs)) break
    onceMs = Math.min(onceMs, cpuMs(work, once))
    if (twiceMs >= linear * onceMs) twiceMs = Math.min(twiceMs, cpuMs(work, twice))
  }
  return [onceMs, twiceMs]
}

const cell = new Int32Array(new SharedArrayBuffer(4))
const rest = () => Atomics.wait(cell, 0, 0, 0.01)

/**
 * Only this thread's time: others may be using the processor. The system counts it at clock ticks, which are further
 * apart than the measured times, and whenever a thread rests: so it rests before reading. And only the sum counts: the
 * user share is estimated from the ticks.
 */
function cpuMs(work: (text: string) => unknown, text: string): number {
  rest()
  const before = process.threadCpuUsage()
  work(text)
  rest()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}
