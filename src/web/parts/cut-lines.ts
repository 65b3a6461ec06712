import { cutRuns, type Run } from "./cut-runs.ts"

type Mark = { start: number; end: number }

/** Two lines with one id look alike. */
export type Line = { id: string; runs: readonly Run[] }

/** A text line by line, each cut into runs that look alike. */
export function cutLines(text: string, marks: readonly Mark[], cutAt = text.length): readonly Line[] {
  let from = 0
  return text.split("\n").map((line) => {
    const start = from
    from += line.length + 1
    const own = marks
      .filter((mark) => mark.start < start + line.length && mark.end > start)
      .map((mark) => ({ start: mark.start - start, end: mark.end - start }))
    const runs = cutRuns(line, own, cutAt - start)
    const id = runs.map(({ text: run, isMarked, isBeyond }) => `${isMarked ? "*" : "-"}${isBeyond ? "*" : "-"}${run}`)
    return { id: id.join("\n"), runs }
  })
}
