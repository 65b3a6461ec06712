import { textsOf } from "./fields.ts"
import type { Figure } from "./figure.ts"
import type { Finding } from "./finding.ts"
import { runsOf, textsOfBrief, wordsIn } from "./tokens.ts"

const runLength = 8

/**
 * Words that stand in eight or more copied from the brief. Who wanted their own text back did not need a writer. It is
 * reached by small words said again, neighbours of one verb exchanged and lines of a list made shorter, and never by
 * exchanging what stands on both sides of an "and", which once in a while said something else than the brief: what is
 * right comes before what is new, and a good title that was typed stays.
 */
export const copiedRuns: Figure = {
  id: "copied",
  label: "words copied in runs of eight",
  unit: "percent",
  ideal: 0,
  floor: 0.1,
  worst: 0.5,
  weight: 5,
  prepare:
    () =>
    ({ listing, sample }) => {
      const given = new Set(textsOfBrief(sample.brief).flatMap((text) => runsOf(wordsIn(text), runLength)))
      let [count, of] = [0, 0]
      const findings: Finding[] = []
      for (const { field, text } of textsOf(listing)) {
        const words = wordsIn(text)
        const isCopied = copiedPlaces(words, given)
        const copied = words.filter((_, place) => isCopied[place])
        of += words.length
        count += copied.length
        if (copied.length > 0) findings.push({ field, text: copied.join(" "), says: "stands in the brief like this" })
      }
      return { count, of, findings }
    },
}

function copiedPlaces(words: readonly string[], given: ReadonlySet<string>): boolean[] {
  const places = words.map(() => false)
  for (const [start, run] of runsOf(words, runLength).entries())
    if (given.has(run)) places.fill(true, start, start + runLength)
  return places
}
