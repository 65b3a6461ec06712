import { splitSentences } from "../text/split-sentences.ts"
import { plainSwaps } from "./plain-swaps.ts"
import { copiedPart, copiedWords, type Runs } from "./runs.ts"
import { numberSwaps, type Swap, stiffSwaps, swaps } from "./swaps.ts"
import { talkSwaps } from "./talk-swaps.ts"
import { turns } from "./turns.ts"

/** Letters that stand for the signs inside a number, so that no turn takes "5.9 lb" or "1:12" for two sentences. */
const inNumbers: readonly (readonly [RegExp, string, string])[] = [
  [/(?<=\d)\.(?=\d)/g, ".", "ꞏ"],
  [/(?<=\d):(?=\d)/g, ":", "ꓽ"],
  [/(?<=\d),(?=\d)/g, ",", "ꓹ"],
]
const masked = (text: string): string => inNumbers.reduce((rest, [sign, , letter]) => rest.replace(sign, letter), text)
const unmasked = (text: string): string =>
  inNumbers.reduce((rest, [, sign, letter]) => rest.replaceAll(letter, sign), text)

/** What stands between brackets stays together. */
const keepsBrackets = (before: string, after: string): boolean =>
  (before.match(/\([^()]*\)/g) ?? []).every((part) => after.includes(part))

/** What each change of order makes of a text. */
function turned(text: string): string[] {
  const sentences = splitSentences(masked(text))
  return sentences
    .flatMap((sentence, at) =>
      turns.flatMap((turn) => {
        const other = turn(sentence)
        return other === sentence ? [] : [sentences.with(at, other).join(" ")]
      }),
    )
    .map(unmasked)
    .filter((other) => keepsBrackets(text, other))
}

/** Everything that one swap can make of a text, within the copied part of it. */
function* swapped(text: string, { from, to }: Swap, start: number, end: number): Generator<string> {
  for (const found of text.matchAll(from)) {
    const last = found.index + found[0].length
    if (last <= start || found.index >= end) continue
    yield `${text.slice(0, found.index)}${to.replace("$1", found[1] ?? "")}${text.slice(last)}`
  }
}

/**
 * The change that leaves the least of the text copied; of equals the one that is noticed least, and for a sister the next,
 * so that two listings of one brief do not end with the same words.
 */
function bestChange(text: string, runs: Runs, more: readonly Swap[], place: number): string | null {
  const part = copiedPart(text, runs)
  if (part === null) return null
  const fromSwaps = (rows: readonly Swap[]) => rows.flatMap((row) => [...swapped(text, row, part.start, part.end)])
  // What a reader may notice is looked for only where nothing else helps.
  const steps = [
    () => [...turned(text), ...fromSwaps([...swaps, ...plainSwaps, ...talkSwaps, ...more])],
    () => fromSwaps(numberSwaps),
    () => fromSwaps(stiffSwaps),
  ]
  for (const step of steps) {
    const better = [...new Set(step())]
      .map((candidate) => ({ candidate, count: copiedWords(candidate, runs) }))
      .filter(({ count }) => count < part.count)
      .sort((a, b) => a.count - b.count)
    const best = better[place % better.length]
    if (best !== undefined) return best.candidate
  }
  return null
}

/** Other ways to say the whole of a text, each different by one change; none where nothing can be changed. */
export function otherWays(text: string): string[] {
  const changed = [
    ...turned(text),
    ...[...swaps, ...plainSwaps, ...talkSwaps, ...numberSwaps, ...stiffSwaps].flatMap((row) => [
      ...swapped(text, row, 0, text.length),
    ]),
  ]
  return [...new Set(changed)].filter((other) => other !== text)
}

const mostChanges = 5

/** The same sentence is told in several fields, and comes out alike in each. */
const reworded = new WeakMap<Runs, Map<string, string>>()

/** Says a text in other words until no long run of it is copied, or nothing more can be done without harm. */
export function reword(text: string, runs: Runs, more: readonly Swap[] = [], place = 0): string {
  const known = reworded.get(runs) ?? new Map<string, string>()
  reworded.set(runs, known)
  const key = `${place}|${more.length}|${text}`
  const told = known.get(key) ?? rewordAnew(text, runs, more, place)
  known.set(key, told)
  return told
}

function rewordAnew(text: string, runs: Runs, more: readonly Swap[], place: number): string {
  let best = text
  for (let change = 0; change < mostChanges; change++) {
    const next = bestChange(best, runs, more, place)
    if (next === null) return best
    best = next
  }
  return best
}
