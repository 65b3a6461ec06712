import { chanceOf, readWeights } from "../../../learned-weights.ts"
import { onFirstUse } from "../../../on-first-use.ts"
import { customOf, hasTense, type Mark, signsOf, type Typed } from "./gap.ts"
import { markWeights } from "./mark-weights.ts"
import type { Together } from "./together.ts"

const weights = onFirstUse(() => readWeights(markWeights))

/** How likely a mark has to be missing for a line to be in doubt. */
const doubtful = 0.4

/** Before these, a comma is a matter of taste. */
const needsNone = /^(?:so|then|but|and|or|because|which|&)$/

/** A text as it was read for learning. */
export const typedOf = (words: readonly string[]): Typed => ({
  words: words.map(bare),
  marks: words.map(markIn),
  capitals: words.map((each) => /^[("'“]*\p{Lu}/u.test(each) && each !== "I"),
})

const markIn = (typed: string): Mark => (/[.!?;][)"']*$/.test(typed) ? "." : /[,:][)"']*$/.test(typed) ? "," : "")

export const bare = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/’/g, "'")
    .replace(/^[("'“]+|[.,;:!?)"'”]+$/g, "")

/** How likely it is that the text lacks a mark behind each of its words. */
function chancesIn(typed: Typed): number[] {
  const custom = customOf(typed)
  let since = 0
  let hasVerb = false
  return typed.marks.map((mark, at) => {
    hasVerb ||= hasTense(typed.words[at] ?? "")
    const isEnd = at === typed.words.length - 1
    const chance = mark !== "" || isEnd ? 0 : chanceOf(signsOf({ ...typed, at, since, hasVerb }, custom), weights())
    if (mark !== "" || chance > surelyMissing) {
      since = at + 1
      hasVerb = false
    }
    return chance
  })
}

const surelyMissing = 0.7

/** The pairs of words between which a hasty text may lack a mark: "obviously magnets" in "not for steel obviously magnets slip". */
export function doubtsIn(text: string, together: Together): ReadonlySet<string> {
  return new Set(text.split("\n").flatMap((line) => doubtsInLine(line.split(/\s+/).filter(Boolean), together)))
}

const fewestWords = 3

function doubtsInLine(words: readonly string[], together: Together): string[] {
  if (words.length < fewestWords) return []
  const typed = typedOf(words)
  return chancesIn(typed).flatMap((chance, at) => {
    const [word = "", next = ""] = [typed.words[at], typed.words[at + 1]]
    return chance > doubtful && !needsNone.test(next) && !together(word, next) ? [pairOf(word, next)] : []
  })
}

const pairOf = (word: string, next: string): string => `${word} ${next}`

/** Whether a line of the text still has such a pair, with no mark between its words. */
export function isDoubtful(line: string, doubts: ReadonlySet<string>): boolean {
  if (doubts.size === 0) return false
  const words = line.split(/\s+/)
  return words.some((word, at) => {
    const next = words[at + 1]
    return next !== undefined && markIn(word) === "" && doubts.has(pairOf(bare(word), bare(next)))
  })
}
