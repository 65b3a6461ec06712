import { cutRuns } from "./cut-runs.ts"

type HighlightedTextProps = {
  text: string
  /** From and to, in order, like the arguments of `slice`. */
  ranges: readonly (readonly [number, number])[]
}

/** A text with the matches highlighted. */
export function HighlightedText({ text, ranges }: HighlightedTextProps) {
  const marks = ranges.map(([start, end]) => ({ start, end }))
  return cutRuns(text, marks).map((run) =>
    run.isMarked ? (
      <mark key={run.start} className="rounded-xs bg-warn-soft px-0.5 text-warn">
        {run.text}
      </mark>
    ) : (
      <span key={run.start}>{run.text}</span>
    ),
  )
}
