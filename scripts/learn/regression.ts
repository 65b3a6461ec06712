/** What was seen, and whether what is to be learned was so. */
export interface Example {
  readonly signs: readonly string[]
  readonly isSo: boolean
}

interface How {
  readonly rounds: number
  /** This share of the signs is hidden each time, so that the others learn to do without them. */
  readonly hidden: number
  /** A sign seen less often says little about other texts. */
  readonly fewest: number
}

const rate = 0.15

/** The weight of each sign: logistic regression with steps that shrink sign by sign. The same examples give the same weights. */
export function learn(given: readonly Example[], { rounds, hidden, fewest }: How): Map<string, number> {
  const numbers = new Map<string, number>()
  const counts: number[] = []
  const numberOf = (sign: string): number => {
    const number = numbers.get(sign) ?? numbers.size
    numbers.set(sign, number)
    counts[number] = (counts[number] ?? 0) + 1
    return number
  }
  const examples = given
    .map(({ signs, isSo }) => ({ isSo, signs: signs.map(numberOf) }))
    .map(({ signs, isSo }) => ({ isSo, signs: signs.filter((sign) => (counts[sign] ?? 0) >= fewest) }))
  const weights = new Float64Array(numbers.size)
  const steps = new Float64Array(numbers.size).fill(1e-6)
  const random = makeRandom()
  for (let round = 0; round < rounds; round += 1)
    for (const { signs, isSo } of shuffled(examples, random)) {
      const seen = signs.filter(() => random() >= hidden)
      const sum = seen.reduce((all, sign) => all + (weights[sign] ?? 0), 0)
      const wrong = 1 / (1 + Math.exp(-sum)) - (isSo ? 1 : 0)
      for (const sign of seen) {
        steps[sign] = (steps[sign] ?? 0) + wrong * wrong
        weights[sign] = (weights[sign] ?? 0) - (rate * wrong) / Math.sqrt(steps[sign] ?? 1)
      }
    }
  return new Map([...numbers].map(([sign, number]) => [sign, weights[number] ?? 0]))
}

/** Numbers between 0 and 1 that are the same in every run. */
function makeRandom(): () => number {
  let state = 1
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const out = [...items]
  for (let last = out.length - 1; last > 0; last -= 1) {
    const at = Math.floor(random() * (last + 1))
    const [item, other] = [out[last], out[at]]
    if (item === undefined || other === undefined) continue
    out[last] = other
    out[at] = item
  }
  return out
}
