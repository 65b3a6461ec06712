import { type ScoreBand, scoreBand, scoreMax } from "../../../domain/score.ts"
import { classes } from "../classes.ts"
import { type Arc, type ScorePart, scoreArcs } from "./score-arcs.ts"

const sizes = {
  sm: { box: "size-14", figure: "text-lg", width: 10 },
  md: { box: "size-24", figure: "text-3xl", width: 9 },
  lg: { box: "size-36", figure: "text-4xl", width: 8 },
}

const bandMarks: Record<ScoreBand, string> = {
  good: "stroke-good-mark",
  fair: "stroke-warn-mark",
  poor: "stroke-bad-mark",
}

const bandWords: Record<ScoreBand, string> = { good: "Good", fair: "Fair", poor: "Needs work" }

type ScoreRingProps = {
  score: number
  label?: string
  /** The parts of the score: one arc each. */
  parts?: readonly ScorePart[]
  size?: keyof typeof sizes
}

export function ScoreRing({ score, label = "Score", parts = [], size = "md" }: ScoreRingProps) {
  const band = scoreBand(score)
  const shown = Math.round(score)
  const { box, figure, width } = sizes[size]
  return (
    <div className={classes("relative shrink-0", box)}>
      <svg viewBox="0 0 100 100" fill="none" strokeWidth={width} aria-hidden="true" className="-rotate-90 size-full">
        {scoreArcs(score, parts).map((arc) => (
          <RingArc key={arc.key} arc={arc} radius={50 - width / 2} mark={bandMarks[band]} />
        ))}
      </svg>
      <div aria-hidden="true" className="absolute inset-0 grid place-content-center text-center">
        <span className={classes("font-semibold tabular-nums leading-none tracking-tight", figure)}>{shown}</span>
        {size === "lg" && <span className="mt-1 text-ink-soft text-sm">{bandWords[band]}</span>}
      </div>
      <div className="sr-only">
        <p>
          {label}: {shown} of {scoreMax}, {bandWords[band].toLowerCase()}.
        </p>
        <ul>
          {parts.map((part) => (
            <li key={part.label}>
              {part.label}: {part.points} of {part.maxPoints} points
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function RingArc({ arc, radius, mark }: { arc: Arc; radius: number; mark: string }) {
  const place = { cx: 50, cy: 50, r: radius, pathLength: 100, strokeDashoffset: -arc.start }
  return (
    <>
      <circle {...place} className="stroke-sunken" strokeDasharray={`${arc.length} 200`} />
      {arc.filled > 0 && <circle {...place} className={mark} strokeDasharray={`${arc.filled} 200`} />}
    </>
  )
}
