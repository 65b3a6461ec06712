import { classes } from "../parts/classes.ts"
import { Bar } from "./bar.tsx"

type WordsProps = { text: string; className?: string }

/** A text of the listing: in its own direction, and broken anywhere before it overflows. A bar if there is none yet. */
export function Words({ text, className }: WordsProps) {
  if (text.trim() === "") return <Bar className="my-1 w-3/5" />
  return (
    <span dir="auto" className={classes("whitespace-pre-line [overflow-wrap:anywhere]", className)}>
      {text}
    </span>
  )
}
