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
    "☀️",
    "【a】",
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
    "Mug Of ",
    "mug lid ",
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

interface Lengths {
  /** Not less than the unit has. */
  readonly firstChars?: number
  /** Longer ones would be refused, or too slow in all their number. */
  readonly mostChars?: number
}

/** How many times longer the longer of two texts is: linear and quadratic times differ more the longer it is. */
const times = 4
/** A shorter time cannot be distinguished from noise. */
const clearMs = 0.25
/** In this time, noise is negligible. */
const sureMs = 50
const attempts = 3

/** Above this growth factor for a doubled text, the time is not linear. */
export const linear = 3
/** Below this one, it is. */
const surelyLinear = 2.5

/**
 * How many times longer a task takes for twice the text: about 2 if it is linear, 4 if it is quadratic. On a busy machine,
 * a linear one may look slower once; a quadratic one always does.
 */
export function growthOf(work: (text: string) => unknown, unit: string, lengths: Lengths = {}): number {
  const growth = measureGrowth(work, unit, lengths)
  return growth < linear ? growth : Math.min(growth, measureGrowth(work, unit, lengths))
}

/**
 * The text is doubled until its time exceeds the noise; anything faster is harmless. Quadratic growth appears at every
 * length, and noise at some: one clear length is enough, and the middle of several that are not clear counts.
 */
function measureGrowth(
  work: (text: string) => unknown,
  unit: string,
  { firstChars = 500, mostChars = 64_000 }: Lengths,
): number {
  const textOf = (chars: number): string => unit.repeat(Math.ceil(chars / unit.length))
  const growths: number[] = []
  for (let chars = firstChars; chars <= mostChars && growths.length < attempts; chars *= 2) {
    const [short, long] = [textOf(chars), textOf(times * chars)]
    const firstMs = cpuMs(work, long)
    if (firstMs < times * clearMs) continue
    const [shortMs, longMs] = leastMs(work, short, long, firstMs)
    // If the shorter time is mostly noise, so is the ratio.
    if (shortMs < clearMs) continue
    const growth = growthFrom(shortMs, longMs)
    growths.push(growth)
    if (growth < surelyLinear) return growth
  }
  return growths.sort((a, b) => a - b)[Math.floor(growths.length / 2)] ?? 1
}

const growthFrom = (shortMs: number, longMs: number): number => (longMs / shortMs) ** (1 / Math.log2(times))

/**
 * Noise only adds to a measurement, so the minimum of many is closest to the truth. The longer text is measured again
 * only if its time looks too long: it cannot be too short.
 */
function leastMs(
  work: (text: string) => unknown,
  short: string,
  long: string,
  firstMs: number,
): readonly [number, number] {
  let [shortMs, longMs] = [cpuMs(work, short), firstMs]
  for (let round = 1; round < roundsFor(shortMs, longMs); round++) {
    shortMs = Math.min(shortMs, cpuMs(work, short))
    if (growthFrom(shortMs, longMs) >= linear) longMs = Math.min(longMs, cpuMs(work, long))
  }
  return [shortMs, longMs]
}

/** One short time alone may be mostly noise, or of code that is not compiled yet, and makes any task look constant. */
function roundsFor(shortMs: number, longMs: number): number {
  if (growthFrom(shortMs, longMs) < surelyLinear) return longMs > sureMs ? 1 : 3
  return longMs > sureMs ? 3 : 12
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
