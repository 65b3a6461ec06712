import type { ReactNode } from "react"
import { classes } from "../classes.ts"

const tones = {
  neutral: "bg-sunken text-ink-soft",
  outline: "border border-line text-ink-soft",
  good: "bg-good-soft text-good",
  warn: "bg-warn-soft text-warn",
  bad: "bg-bad-soft text-bad",
}

export type BadgeTone = keyof typeof tones

type BadgeProps = { tone?: BadgeTone; icon?: ReactNode; children: ReactNode }

/** A short fact about its neighbor. Never blue, because it cannot be pressed. */
export function Badge({ tone = "neutral", icon, children }: BadgeProps) {
  return (
    <span
      className={classes(
        "inline-flex min-h-6 max-w-full items-center gap-1 rounded-sm px-2 font-medium text-sm tabular-nums [&_svg]:size-3.5 [&_svg]:shrink-0",
        tones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  )
}
