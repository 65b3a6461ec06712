import { useEffect, useState } from "react"
import { classes } from "../classes.ts"

/** From this share of the limit on, the remaining count is announced; visually, only an excess is highlighted. */
const nearShare = 0.9
/** The count is announced when the typing pauses, not at every key. */
const settleMs = 900

export type CounterProps = {
  /** Counted by the caller, who knows the unit: characters, bytes, pixels, tags. */
  count: number
  max: number
  unit: string
  id?: string
}

export function Counter({ count, max, unit, id }: CounterProps) {
  const left = max - count
  const isOver = left < 0
  const isNear = !isOver && count >= max * nearShare
  return (
    <div className="ml-auto shrink-0 text-sm tabular-nums">
      <p id={id} className={classes(isOver ? "font-semibold text-bad" : "text-ink-faint")}>
        <CountedNumber count={count} /> / {max} {unit}
        {isOver && `, ${-left} over`}
      </p>
      <Announcement text={isOver ? `${-left} ${unit} over the limit` : isNear ? `${left} ${unit} left` : ""} />
    </div>
  )
}

/** In a box of fixed size, so that a key lays out this number and not the field around it. */
function CountedNumber({ count }: { count: number }) {
  return (
    <span
      style={{ width: `${`${count}`.length}ch` }}
      className="inline-block h-[1lh] text-right align-bottom [contain:strict]"
    >
      {count}
    </span>
  )
}

function Announcement({ text }: { text: string }) {
  const [settled, setSettled] = useState("")
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settleMs)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <span role="status" className="sr-only">
      {settled}
    </span>
  )
}
