import { type ComponentProps, type KeyboardEvent, memo } from "react"
import { classes } from "./classes.ts"
import { cutLines, type Line } from "./cut-lines.ts"
import { useField } from "./use-field.ts"

type Mark = { start: number; end: number }

type MarkedTextAreaProps = {
  value: string
  onChange: (value: string) => void
  /** Stretches that deserve a second look, in order and without overlaps. */
  marks?: readonly Mark[]
  /** From here on it is cut where it is shown. */
  cutAt?: number | undefined
  /** Takes no line breaks, and shows a long line whole all the same. */
  isOneLine?: boolean
  rows?: number
} & Omit<ComponentProps<"textarea">, "className" | "children" | "value" | "onChange" | "rows">

// Both layers must break their lines in the same places.
const textLook = "whitespace-pre-wrap break-words px-3 py-2 text-base"

const frameLook = [
  "relative max-h-[32rem] w-full min-w-0 overflow-y-auto rounded-md border border-edge bg-raised shadow-1",
  "transition-colors hover:border-ink-faint has-[textarea:read-only]:bg-sunken",
  "has-[textarea:focus]:border-focus has-[textarea:focus]:outline-1 has-[textarea:focus]:outline-focus",
  "has-[[aria-invalid=true]]:border-bad has-[[aria-invalid=true]]:outline-bad",
].join(" ")

/**
 * A text field as tall as its text that can mark stretches of it: a second layer behind what is typed holds the same text
 * unseen, with the marks, and gives both their height.
 */
export function MarkedTextArea(props: MarkedTextAreaProps) {
  const { value, onChange, marks = noMarks, cutAt, isOneLine = false, rows = isOneLine ? 1 : 4, ...rest } = props

  function onKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    rest.onKeyDown?.(event)
    if (isOneLine && event.key === "Enter" && !event.nativeEvent.isComposing) event.preventDefault()
  }

  return (
    <div className={frameLook}>
      <div className="grid">
        <Backing text={value} marks={marks} cutAt={cutAt} rows={rows} />
        <textarea
          {...useField()}
          rows={1}
          {...rest}
          value={value}
          onChange={({ target }) => onChange(isOneLine ? target.value.replace(/[\r\n]+/g, " ") : target.value)}
          onKeyDown={onKey}
          className={classes(
            textLook,
            "relative col-start-1 row-start-1 block h-full w-full min-w-0 resize-none overflow-hidden bg-transparent text-ink outline-none",
          )}
        />
      </div>
    </div>
  )
}

const noMarks: readonly Mark[] = []

type BackingProps = { text: string; marks: readonly Mark[]; cutAt: number | undefined; rows: number }

/** Line by line, so that a key measures one line of a long text and not all of it. */
function Backing({ text, marks, cutAt, rows }: BackingProps) {
  return (
    <div
      aria-hidden="true"
      style={{ minHeight: `calc(${rows} * 1lh + 1rem)` }}
      className={classes(textLook, "pointer-events-none invisible col-start-1 row-start-1 min-w-0")}
    >
      {cutLines(text, marks, cutAt).map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its place.
        <BackingLine key={at} {...line} />
      ))}
    </div>
  )
}

const BackingLine = memo(
  function BackingLine({ runs }: Line) {
    return (
      <div>
        {runs.map(({ start, text, isMarked, isBeyond }) => (
          <span
            key={start}
            className={classes(
              isMarked && "visible rounded-xs bg-warn-soft text-transparent shadow-[0_2px_0_0_var(--warn-mark)]",
              isBeyond && !isMarked && "visible bg-sunken text-transparent",
            )}
          >
            {text}
          </span>
        ))}
        {/* A line without a letter has its height too. */}
        {"\u200B"}
      </div>
    )
  },
  (before, after) => before.id === after.id,
)
