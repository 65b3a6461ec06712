import { cutRuns, type Run } from "./cut-runs.ts"

type Mark = { start: number; end: number }

/** Two lines with one id look the same. */
export type Line = {
  id: string
  runs: readonly Run[]
  /** The position of the cut in the line; null in every line but one. */
  cutAt: number | null
}

/**
 * A text line by line, each split into runs with the same look; no further than the line of the last mark or the cut.
 */
export function cutLines(text: string, marks: readonly Mark[], cutAt?: number): readonly Line[] {
  const last = Math.max(cutAt ?? -1, ...marks.map(({ end }) => end - 1))
  const lines: Line[] = []
  for (let start = 0; start <= Math.min(last, text.length); ) {
    const lineEnd = text.indexOf("\n", start)
    const end = lineEnd < 0 ? text.length : lineEnd
    const isCut = cutAt !== undefined && start <= cutAt && cutAt <= end
    lines.push(cutLine(text.slice(start, end), marksWithin(marks, start, end), isCut ? cutAt - start : null))
    start = end + 1
  }
  return lines
}

const marksWithin = (marks: readonly Mark[], from: number, to: number): readonly Mark[] =>
  marks
    .filter(({ start, end }) => start < to && end > from)
    .map(({ start, end }) => ({ start: start - from, end: end - from }))

function cutLine(text: string, marks: readonly Mark[], cutAt: number | null): Line {
  const runs = cutRuns(text, marks, cutAt ?? undefined)
  const id = runs.map(({ text: run, isMarked }) => `${isMarked ? "*" : "-"}${run}`)
  return { id: `${cutAt}\n${id.join("\n")}`, runs, cutAt }
}
