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
const clearMs = 3
const rounds = 3
const attempts = 5

/** A work whose time grows by more than this when its text is doubled is not linear. */
export const linear = 3

/**
 * How many times longer a work takes on twice the text: about 2 where it is linear, 4 where it looks at everything from
 * everywhere. The text is doubled until its time can be told from chance; what never takes so long does no harm. What
 * grows too fast does so at every length, so the least of several lengths counts.
 */
export function growthOf(work: (text: string) => unknown, unit: string): number {
  const textOf = (chars: number): string => unit.repeat(Math.ceil(chars / unit.length))
  let chars = firstChars
  while (chars < mostChars && cpuMs(work, textOf(chars)) < clearMs) chars *= 2
  let least = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < attempts && least >= linear; attempt++, chars *= 2) {
    const [once, twice] = [textOf(chars), textOf(2 * chars)]
    let [onceMs, twiceMs] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
    for (let round = 0; round < rounds; round++) {
      onceMs = Math.min(onceMs, cpuMs(work, once))
      twiceMs = Math.min(twiceMs, cpuMs(work, twice))
    }
    if (twiceMs < clearMs) return 1
    least = Math.min(least, twiceMs / onceMs)
  }
  return least
}

/** This thread's time only: others may use the processor just now. */
function cpuMs(work: (text: string) => unknown, text: string): number {
  const before = process.threadCpuUsage()
  work(text)
  return process.threadCpuUsage(before).user / 1000
}
