import { classes } from "../classes.ts"

const sizes = { sm: "size-4", md: "size-5", lg: "size-8" }

type SpinnerProps = {
  /** What is loading. Without it, the spinner is silent, for places with words beside it. */
  label?: string
  size?: keyof typeof sizes
}

export function Spinner({ label, size = "md" }: SpinnerProps) {
  const arc = (
    <svg viewBox="0 0 20 20" fill="none" aria-hidden="true" className={classes("animate-spin", sizes[size])}>
      <circle cx="10" cy="10" r="8" stroke="currentColor" strokeWidth="2.5" opacity="0.22" />
      <path d="M10 2a8 8 0 0 1 8 8" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  )
  if (label === undefined) return arc
  return (
    <span role="status" className="inline-flex items-center gap-3 text-ink-soft">
      {arc}
      <span>{label}</span>
    </span>
  )
}
