import { copiedPart, copiedWords, type Runs } from "./runs.ts"
import { numberSwaps, type Swap, stiffSwaps, swaps } from "./swaps.ts"
import { turns } from "./turns.ts"

/** Everything that one swap can make of a text, within the copied part of it. */
function* swapped(text: string, { from, to }: Swap, start: number, end: number): Generator<string> {
  for (const found of text.matchAll(from)) {
    const last = found.index + found[0].length
    if (last <= start || found.index >= end) continue
    yield `${text.slice(0, found.index)}${to.replace("$1", found[1] ?? "")}${text.slice(last)}`
  }
}

/** The change that leaves the least of the text copied; of equals the one that is noticed least. */
function bestChange(text: string, runs: Runs, rows: readonly Swap[]): string | null {
  const part = copiedPart(text, runs)
  if (part === null) return null
  const candidates = [
    ...turns.map((turn) => turn(text)),
    ...rows.flatMap((row) => [...swapped(text, row, part.start, part.end)]),
  ]
  let best: string | null = null
  let fewest = part.count
  for (const candidate of candidates) {
    const count = copiedWords(candidate, runs)
    if (count >= fewest) continue
    best = candidate
    fewest = count
  }
  return best
}

/** Other ways to say the whole of a text, each different by one change; none where nothing can be changed. */
export function otherWays(text: string): string[] {
  const changed = [
    ...turns.map((turn) => turn(text)),
    ...[...swaps, ...numberSwaps, ...stiffSwaps].flatMap((row) => [...swapped(text, row, 0, text.length)]),
  ]
  return [...new Set(changed)].filter((other) => other !== text)
}

const mostChanges = 5

/** Says a text in other words until no long run of it is copied, or nothing more can be done without harm. */
export function reword(text: string, runs: Runs, more: readonly Swap[] = []): string {
  let best = text
  for (let change = 0; change < mostChanges; change++) {
    const next =
      bestChange(best, runs, [...swaps, ...more]) ??
      bestChange(best, runs, numberSwaps) ??
      bestChange(best, runs, stiffSwaps)
    if (next === null) return best
    best = next
  }
  return best
}
