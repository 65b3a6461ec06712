import { customOf, hasTense, signsOf } from "../../src/domain/writer/read/marks/gap.ts"
import type { Example } from "../learn/regression.ts"
import type { Mended } from "./mended-pairs.ts"

export const howMarksAreLearned = { rounds: 16, hidden: 0.5, fewest: 25 }

/** Each place without a typed mark, and whether a careful reader put one there. */
export function gapsIn({ typed, right }: Mended): Example[] {
  const custom = customOf(typed)
  let since = 0
  let hasVerb = false
  return typed.words.slice(0, -1).flatMap((word, at): Example[] => {
    hasVerb ||= hasTense(word)
    const isSo = right[at] !== ""
    const signs = signsOf({ ...typed, at, since, hasVerb }, custom)
    if (isSo) {
      since = at + 1
      hasVerb = false
    }
    return typed.marks[at] === "" ? [{ signs, isSo }] : []
  })
}
