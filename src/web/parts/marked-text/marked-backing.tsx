import { memo } from "react"
import { classes } from "../classes.ts"
import { cutLines, type Line } from "./cut-lines.ts"

type Mark = { start: number; end: number }

type MarkedBackingProps = { text: string; marks: readonly Mark[]; cutAt: number | undefined; look: string }

/**
 * Is behind a text and contains the same text invisibly, with the marks: line by line, so that a key measures one of
 * them, and only as far as there is something to mark.
 */
export const MarkedBacking = memo(function MarkedBacking({ text, marks, cutAt, look }: MarkedBackingProps) {
  return (
    <div
      aria-hidden="true"
      className={classes(
        look,
        "pointer-events-none invisible absolute inset-0 isolate [clip-path:inset(0.375rem_0.75rem)]",
      )}
    >
      {cutLines(text, marks, cutAt).map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its place.
        <BackingLine key={at} {...line} />
      ))}
    </div>
  )
})

const BackingLine = memo(
  function BackingLine({ runs, cutAt }: Line) {
    const isCutInside = runs.some(({ start }) => start === cutAt)
    return (
      <div>
        {runs.map(({ start, text, isMarked }) => (
          <span
            key={start}
            className={classes(
              isMarked && "visible rounded-xs bg-warn-soft text-transparent shadow-[0_2px_0_0_var(--warn-mark)]",
            )}
          >
            {start === cutAt && <CutMark />}
            {text}
          </span>
        ))}
        {cutAt !== null && !isCutInside && <CutMark />}
        {/* An empty line also has its height. */}
        {"\u200B"}
      </div>
    )
  },
  (before, after) => before.id === after.id,
)

/** A thin line between two letters. Without a position, the browser places it where it is in the text. */
const CutMark = () => <span data-cut className="visible absolute -z-1 h-[1lh] border-warn-mark border-l-2" />
