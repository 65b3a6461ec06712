import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useDeferredValue,
  useLayoutEffect,
  useRef,
} from "react"
import { classes } from "../classes.ts"
import { useField } from "../fields/use-field.ts"
import { useTextHeight } from "../fields/use-text-height.ts"
import { MarkedBacking } from "./marked-backing.tsx"

type Mark = { start: number; end: number }

type MarkedTextAreaProps = {
  value: string
  onChange: (value: string) => void
  /** Ranges that deserve a second look, in order and without overlaps. */
  marks?: readonly Mark[]
  /** From here on, it is cut where it is shown. */
  cutAt?: number | undefined
  /** Accepts no line breaks, but shows a long line in full. */
  isOneLine?: boolean
  rows?: number
} & Omit<ComponentProps<"textarea">, "className" | "children" | "value" | "onChange" | "rows" | "ref">

// Both layers must break their lines in the same places.
const textLook = "whitespace-pre-wrap break-words px-3 py-2 text-base"

const frameLook = [
  "max-h-[32rem] w-full min-w-0 overflow-y-auto rounded-md border border-edge bg-raised shadow-1",
  "transition-colors hover:border-ink-faint has-[textarea:read-only]:bg-sunken",
  "has-[textarea:focus]:border-focus has-[textarea:focus]:outline-1 has-[textarea:focus]:outline-focus",
  "has-[[aria-invalid=true]]:border-bad has-[[aria-invalid=true]]:outline-bad",
].join(" ")

/** A text field as tall as its text that can mark ranges of it. */
export function MarkedTextArea(props: MarkedTextAreaProps) {
  const { value, onChange, marks = noMarks, cutAt, isOneLine = false, rows = isOneLine ? 1 : 4, ...rest } = props
  const sheet = useRef<HTMLDivElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  useValue(area, value)
  useTextHeight(sheet, area, value)
  // A key is rendered before the marks are moved.
  const backing = useDeferredValue(
    marks.length > 0 || cutAt !== undefined ? (
      <MarkedBacking text={value} marks={marks} cutAt={cutAt} look={textLook} />
    ) : null,
  )

  function onTyped(target: HTMLTextAreaElement) {
    const typed = target.value
    const taken = isOneLine ? typed.replace(/[\r\n]+/g, " ") : typed
    if (taken !== typed) target.value = taken
    onChange(taken)
  }

  function onKey(event: KeyboardEvent<HTMLTextAreaElement>) {
    rest.onKeyDown?.(event)
    if (isOneLine && event.key === "Enter" && !event.nativeEvent.isComposing) event.preventDefault()
  }

  return (
    <div className={frameLook}>
      <div
        ref={sheet}
        style={{ minHeight: `calc(${rows} * 1lh + 1rem)` }}
        className="relative text-base [contain:strict]"
      >
        {backing}
        <textarea
          {...useField()}
          rows={1}
          {...rest}
          ref={area}
          onChange={({ target }) => onTyped(target)}
          onKeyDown={onKey}
          className={classes(
            textLook,
            "absolute inset-0 block h-full w-full resize-none overflow-hidden bg-transparent text-ink outline-none",
          )}
        />
      </div>
    </div>
  )
}

/**
 * Keeps the area at its value. With a `value` prop, React would write the whole text a second time at every key, as the
 * default value, and the browser would style and lay it out again.
 */
function useValue(area: RefObject<HTMLTextAreaElement | null>, value: string) {
  useLayoutEffect(() => {
    if (area.current && area.current.value !== value) area.current.value = value
  }, [area, value])
}

const noMarks: readonly Mark[] = []
