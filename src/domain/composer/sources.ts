import { ownWords } from "./glue.ts"
import { type Runs, runsOf } from "./runs.ts"
import type { Understanding } from "./understand/understand.ts"

/** Every text that the seller typed, as it reads once it is clean. */
export function sourcesOf({ brief, subject, prepare }: Understanding): string[] {
  return [
    ...Object.values(brief).flatMap((value) => (typeof value === "string" ? [value, prepare(value)] : [])),
    ...brief.products.flatMap(({ name, description }) => [name, description, prepare(description)]),
    prepare(subject.description),
    ...brief.bodyTextSections.flatMap(({ content }) => [content, prepare(content)]),
  ]
}

const runsByBrief = new WeakMap<Understanding, Runs>()
const wordsByBrief = new WeakMap<Understanding, ReadonlySet<string>>()

/** What the seller wrote, as runs of words; read once for all that is told of a brief. */
export function sellersRuns(u: Understanding): Runs {
  const runs = runsByBrief.get(u) ?? runsOf(sourcesOf(u))
  runsByBrief.set(u, runs)
  return runs
}

/** The words that are the seller's own. */
export function sellersWords(u: Understanding): ReadonlySet<string> {
  const words = wordsByBrief.get(u) ?? ownWords(sourcesOf(u))
  wordsByBrief.set(u, words)
  return words
}
