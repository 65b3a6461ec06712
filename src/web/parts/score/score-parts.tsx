import { scoreBand, scoreMax } from "../../../domain/score.ts"
import { classes } from "../classes.ts"
import type { ScorePart } from "./score-arcs.ts"

const bandFills = { good: "bg-good-mark", fair: "bg-warn-mark", poor: "bg-bad-mark" }

/** The parts of a score, line by line: beside the ring if there is room. */
export function ScoreParts({ parts }: { parts: readonly ScorePart[] }) {
  return (
    <ul className="flex min-w-0 flex-col gap-2">
      {parts.map((part) => {
        const percent = part.maxPoints > 0 ? (part.points / part.maxPoints) * scoreMax : 0
        return (
          <li key={part.label} className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 text-sm">
            <span className="min-w-0">{part.label}</span>
            <span className="text-ink-soft tabular-nums">
              {part.points}
              <span className="sr-only"> of </span>
              <span aria-hidden="true"> / </span>
              {part.maxPoints}
            </span>
            <span aria-hidden="true" className="col-span-2 mt-1 h-1 overflow-hidden rounded-full bg-sunken">
              <span
                className={classes("block h-full rounded-full", bandFills[scoreBand(percent)])}
                style={{ width: `${percent}%` }}
              />
            </span>
          </li>
        )
      })}
    </ul>
  )
}
