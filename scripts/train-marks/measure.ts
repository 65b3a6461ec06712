import { doubtsIn, isDoubtful } from "../../src/domain/writer/read/marks/missing-marks.ts"
import type { Mended } from "./mended-pairs.ts"

interface Figures {
  /** Of the lines in doubt, the share that lacks a mark. */
  readonly right: number
  /** Of the lines that lack a mark, the share that is in doubt. */
  readonly found: number
}

const fewestWords = 3
/** Before these, a comma is a matter of taste. */
const needsNone = /^(?:so|then|but|and|or|because|which|&)$/

/** The lines between the typed marks of hasty texts: those that are in doubt, beside those that a careful reader gave a mark. */
export function measureDoubts(texts: readonly Mended[]): Figures {
  let [inDoubt, inDoubtRightly, lacking] = [0, 0, 0]
  for (const { typed, right } of texts) {
    const said = typed.words.map((word, at) => `${word}${typed.marks[at]}`)
    const doubts = doubtsIn(said.join(" "), () => false)
    let start = 0
    for (const [at, mark] of typed.marks.entries()) {
      if (mark === "" && at < typed.marks.length - 1) continue
      const line = said.slice(start, at + 1)
      const lacks = line.some((_, step) => {
        const place = start + step
        return place < at && right[place] !== "" && !needsNone.test(typed.words[place + 1] ?? "")
      })
      start = at + 1
      if (line.length < fewestWords) continue
      const isInDoubt = isDoubtful(line.join(" "), doubts)
      inDoubt += isInDoubt ? 1 : 0
      lacking += lacks ? 1 : 0
      inDoubtRightly += isInDoubt && lacks ? 1 : 0
    }
  }
  return { right: inDoubtRightly / inDoubt, found: inDoubtRightly / lacking }
}
