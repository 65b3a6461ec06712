import type { ReactNode } from "react"
import { classes } from "../classes.ts"

const shapes = {
  line: "h-4 w-full rounded-xs",
  short: "h-4 w-2/5 rounded-xs",
  title: "h-6 w-3/5 rounded-xs",
  control: "h-10 w-full rounded-md",
  block: "h-32 w-full rounded-lg",
  circle: "size-10 rounded-full",
  ring: "size-24 rounded-full",
}

export function Skeleton({ shape = "line" }: { shape?: keyof typeof shapes }) {
  return <span aria-hidden="true" className={classes("block max-w-full animate-breathe bg-sunken", shapes[shape])} />
}

/** Around the skeletons of one place: announces once that something is loading. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
