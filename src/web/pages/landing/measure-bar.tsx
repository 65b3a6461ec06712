import { classes } from "../../parts/classes.ts"

interface MeasureBarProps {
  label: string
  /** From 0 to 1. */
  share: number
  /** A text within its limit is good; a bar that only compares is neutral. */
  isComparison?: boolean
}

/** How much of its limit a text uses, in figures and as a bar. */
export function MeasureBar({ label, share, isComparison = false }: MeasureBarProps) {
  return (
    <span className="block text-ink-soft text-sm tabular-nums">
      {label}
      <span aria-hidden="true" className="mt-1.5 block h-1.5 rounded-full bg-sunken">
        <span
          className={classes("block h-full rounded-full", isComparison ? "bg-ink-faint" : "bg-good-mark")}
          style={{ width: `${share * 100}%` }}
        />
      </span>
    </span>
  )
}
