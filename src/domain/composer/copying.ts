import { splitSentences } from "../text/split-sentences.ts"
import { adjunctTurns } from "./adjunct-turns.ts"
import { belongingTurns } from "./belonging-turns.ts"
import { deedSwaps, stiffDeedSwaps } from "./deed-swaps.ts"
import { insertTurns, stiffTurns } from "./insert-turns.ts"
import { lightSwaps } from "./light-swaps.ts"
import { listTurns } from "./list-turns.ts"
import { bracketMeasures, measureTurns } from "./measure-turns.ts"
import { nearSwaps } from "./near-swaps.ts"
import { neighbourTurns } from "./neighbour-turns.ts"
import { placeTurns } from "./place-turns.ts"
import { plainSwaps } from "./plain-swaps.ts"
import { relativeTurns } from "./relative-turns.ts"
import { repeatTurns } from "./repeat-turns.ts"
import { rowTurns } from "./row-turns.ts"
import { copiedPart, type Runs } from "./runs.ts"
import { bracketTurns, sideTurns } from "./side-turns.ts"
import { numberSwaps, type Swap, stiffSwaps, swaps } from "./swaps.ts"
import { tailTurns } from "./tail-turns.ts"
import { talkSwaps } from "./talk-swaps.ts"
import { type Change, isSentenceWith, large, small } from "./turning.ts"
import { turns } from "./turns.ts"

const allTurns: readonly Change[] = [
  ...turns,
  ...sideTurns,
  ...tailTurns,
  ...relativeTurns,
  ...belongingTurns,
  ...placeTurns,
  ...insertTurns,
  ...adjunctTurns,
  ...rowTurns,
  ...measureTurns,
  ...neighbourTurns,
  ...repeatTurns,
  ...listTurns,
]
const easySwaps: readonly Swap[] = [...swaps, ...plainSwaps, ...talkSwaps, ...lightSwaps, ...deedSwaps, ...nearSwaps]
const lastSwaps: readonly Swap[] = [...stiffSwaps, ...stiffDeedSwaps]

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

/** What begins a sentence of its own, and no fragment that leans on the words before a colon. */
const begins =
  /^(?:the|an?|it|they|this|these|we|I|you|our|your|my|his|her|each|every|nobody|nothing|everything|there|if|when|once) /iu

/** What one part of a sentence can be, where it is a sentence by itself: "The stories stay here: nothing is uploaded." */
function turnedPart(part: string, changes: readonly Change[]): string[] {
  if (!begins.test(part) || !isSentenceWith(part.split(" "))) return []
  const end = /[.!?]$/.test(part) ? "" : "."
  const whole = `${large(part)}${end}`
  const isLarge = large(part) === part
  return changes
    .map((turn) => turn(whole))
    .filter((other) => other !== whole && !/[.!?:;] /.test(other))
    .map((other) => (isLarge ? other : smallAsIn(part, other)).slice(0, other.length - end.length))
}

/** A word that the part writes small stays small. */
function smallAsIn(part: string, other: string): string {
  const first = (other.split(" ")[0] ?? "").replace(/[^\p{L}'’-]/gu, "")
  const isSmall = part.split(/[^\p{L}'’-]+/u).includes(first.charAt(0).toLowerCase() + first.slice(1))
  return isSmall ? other.charAt(0).toLowerCase() + other.slice(1) : small(other)
}

/** With these a later listing begins what its sister said before it; what follows is a sentence like any other. */
const openers =
  /^(?:(?:And )?(?:Here|here|For this one) too|As (?:before|ever|with the rest)|Again|Though, once more), /

const joints = /(?<=[:;]) /

/** Every way to tell one sentence, and each of the parts that a colon or a semicolon keeps apart. */
function waysOf(sentence: string, changes: readonly Change[]): string[] {
  const whole = changes.map((turn) => turn(sentence)).filter((other) => other !== sentence)
  const [opener = ""] = openers.exec(sentence) ?? []
  if (opener !== "")
    return [...whole, ...turnedPart(sentence.slice(opener.length), changes).map((other) => `${opener}${other}`)]
  const parts = sentence.split(joints)
  // A line of a list ends without a full stop, and may be a sentence all the same.
  if (parts.length < 2) return /[.!?]$/.test(sentence) ? whole : [...whole, ...turnedPart(sentence, changes)]
  const inParts = parts.flatMap((part, at) => {
    const mark = /[:;]$/.exec(part)?.[0] ?? ""
    const bare = mark === "" ? part : part.slice(0, -1)
    return turnedPart(bare, changes).map((other) => parts.with(at, `${other}${mark}`).join(" "))
  })
  return [...whole, ...inParts]
}

/** A sentence is met again in other fields and after each change beside it. */
const waysOfBrief = new WeakMap<Runs, Map<string, readonly string[]>>()

function knownWaysOf(sentence: string, runs: Runs): readonly string[] {
  const known = waysOfBrief.get(runs) ?? new Map<string, readonly string[]>()
  waysOfBrief.set(runs, known)
  const ways = known.get(sentence) ?? waysOf(sentence, allTurns)
  known.set(sentence, ways)
  return ways
}

const waysInBrackets = (sentence: string): string[] =>
  [...bracketTurns, ...bracketMeasures].map((turn) => turn(sentence)).filter((other) => other !== sentence)

/** What each change of order makes of a text, in the sentences that reach into a part of it. */
function turned(
  text: string,
  start: number,
  end: number,
  waysOfOne: (sentence: string) => readonly string[],
): string[] {
  const sentences = splitSentences(masked(text))
  const found: string[] = []
  let from = 0
  for (const [at, sentence] of sentences.entries()) {
    const to = from + sentence.length
    if (to > start && from < end) {
      const put = (other: string) => unmasked(sentences.with(at, other).join(" "))
      found.push(
        ...waysOfOne(sentence)
          .map(put)
          .filter((other) => keepsBrackets(text, other)),
      )
      found.push(...waysInBrackets(sentence).map(put))
    }
    from = to + 1
  }
  return found
}

/** Everything that one swap can make of a text, within the copied part of it. */
function* swapped(text: string, { from, to }: Swap, start: number, end: number): Generator<string> {
  // Most swaps have nothing to say to a sentence, and a search costs less than the copy of a pattern that matchAll makes.
  if (text.search(from) === -1) return
  for (const found of text.matchAll(from)) {
    const last = found.index + found[0].length
    if (last <= start || found.index >= end) continue
    const other = to.replace(/\$(\d)/g, (_, place: string) => found[Number(place)] ?? "")
    yield `${text.slice(0, found.index)}${other}${text.slice(last)}`
  }
}

const nothing = { count: 0, windows: 0 }

/**
 * The change that leaves the least of the text copied; of equals the one that is noticed least, and for a sister the next,
 * so that two listings of one brief do not end with the same words.
 */
function bestChange(text: string, runs: Runs, more: readonly Swap[], place: number): string | null {
  const part = copiedPart(text, runs)
  if (part === null) return null
  const fromSwaps = (rows: readonly Swap[]) => rows.flatMap((row) => [...swapped(text, row, part.start, part.end)])
  const known = (sentence: string) => knownWaysOf(sentence, runs)
  // What a reader may notice is looked for only where nothing else helps.
  const steps = [
    () => [...turned(text, part.start, part.end, known), ...fromSwaps([...easySwaps, ...more])],
    () => fromSwaps(numberSwaps),
    () => [...turned(text, part.start, part.end, (one) => waysOf(one, stiffTurns)), ...fromSwaps(lastSwaps)],
  ]
  for (const step of steps) {
    const better = [...new Set(step())]
      .map((candidate) => ({ candidate, ...(copiedPart(candidate, runs) ?? nothing) }))
      .filter(({ count, windows }) => count < part.count || (count === part.count && windows < part.windows))
      .sort((a, b) => a.count - b.count || a.windows - b.windows)
    const best = better[place % better.length]
    if (best !== undefined) return best.candidate
  }
  return null
}

/** Other ways to say the whole of a text, each different by one change; none where nothing can be changed. */
export function otherWays(text: string): string[] {
  const changed = [
    ...turned(text, 0, text.length, (one) => waysOf(one, allTurns)),
    ...[...easySwaps, ...numberSwaps, ...lastSwaps].flatMap((row) => [...swapped(text, row, 0, text.length)]),
  ]
  return [...new Set(changed)].filter((other) => other !== text)
}

const mostChanges = 6

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
