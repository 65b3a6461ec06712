import { X } from "lucide-react"
import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from "react"
import { classes } from "../classes.ts"
import { useField } from "../fields/use-field.ts"
import { moveItem } from "../rows/move-item.ts"
import { splitPasted } from "./split-pasted.ts"

export type ItemLimit = { max: number; unit: string; measure: (item: string) => number }

type ChipListProps = {
  /** One of them: "tag". */
  itemName: string
  items: readonly string[]
  onChange: (items: readonly string[]) => void
  limit: ItemLimit
  /** Items that deserve a second look. */
  isMarked?: (item: string) => boolean
  isReadOnly?: boolean
}

/** Words and phrases that are added, changed, sorted and removed one by one, with the keyboard as well as by touch. */
export function ChipList({ itemName, items, onChange, limit, isMarked, isReadOnly = false }: ChipListProps) {
  const hintId = useId()
  const { list, open, setOpen, tabStop, setTabStop, close, onKey } = useChips({ items, onChange, isReadOnly })
  return (
    <div className={classes(boxLook, isReadOnly ? "bg-sunken" : "bg-raised")}>
      <ul ref={list} className="contents">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two chips may say the same, and a place is all that one has.
          <li key={index} className="min-w-0 max-w-full">
            {open === index ? (
              <ChipInput start={item} label={`Change ${item}`} limit={limit} onClose={(text) => close(index, text)} />
            ) : (
              <Chip
                item={item}
                look={limit.measure(item) > limit.max ? "over" : isMarked?.(item) ? "marked" : "plain"}
                isTabStop={index === tabStop}
                hintId={hintId}
                onOpen={isReadOnly ? undefined : () => setOpen(index)}
                onKey={(event) => onKey(event, index)}
                onFocus={() => setTabStop(index)}
                onRemove={isReadOnly ? undefined : () => onChange(items.toSpliced(index, 1))}
              />
            )}
          </li>
        ))}
      </ul>
      <AddInput itemName={itemName} items={items} onChange={onChange} limit={limit} isReadOnly={isReadOnly} />
      <p id={hintId} hidden>
        {isReadOnly
          ? "Locked."
          : "Enter changes it, Delete takes it away, Alt with an arrow key moves it, the arrow keys go to the others."}
      </p>
    </div>
  )
}

type Chips = { items: readonly string[]; onChange: (items: readonly string[]) => void; isReadOnly: boolean }

/** Which chip is being changed, and which one the Tab key reaches; from there, the arrow keys move on. */
function useChips({ items, onChange, isReadOnly }: Chips) {
  const [open, setOpen] = useState<number | null>(null)
  const [current, setCurrent] = useState(0)
  const list = useRef<HTMLUListElement>(null)

  function focusChip(index: number) {
    const at = Math.max(0, Math.min(index, items.length - 1))
    setCurrent(at)
    list.current?.querySelectorAll<HTMLElement>("[data-chip]")[at]?.focus()
  }
  function close(index: number, text: string) {
    setOpen(null)
    if (text !== items[index]) onChange(items.toSpliced(index, 1, ...splitPasted(text, true)))
    requestAnimationFrame(() => focusChip(index))
  }
  function onKey(event: KeyboardEvent, index: number) {
    const step = event.key === "ArrowRight" || event.key === "ArrowDown" ? 1 : -1
    if (event.key.startsWith("Arrow")) {
      event.preventDefault()
      const moved = event.altKey && !isReadOnly ? moveItem(items, index, index + step) : items
      if (moved !== items) onChange(moved)
      requestAnimationFrame(() => focusChip(index + step))
    } else if ((event.key === "Delete" || event.key === "Backspace") && !isReadOnly) {
      event.preventDefault()
      onChange(items.toSpliced(index, 1))
      requestAnimationFrame(() => focusChip(index))
    }
  }

  return { list, open, setOpen, tabStop: Math.min(current, items.length - 1), setTabStop: setCurrent, close, onKey }
}

const boxLook =
  "flex w-full min-w-0 flex-wrap gap-1.5 rounded-md border border-edge p-1.5 shadow-1 transition-colors hover:border-ink-faint has-[input:focus]:border-focus has-[input:focus]:outline-1 has-[input:focus]:outline-focus has-[[aria-invalid=true]]:border-bad"

const chipLooks = {
  plain: "border-line bg-sunken",
  marked: "border-warn-mark bg-warn-soft",
  over: "border-bad-mark bg-bad-soft",
}

type ChipProps = {
  item: string
  look: keyof typeof chipLooks
  isTabStop: boolean
  hintId: string
  onOpen: (() => void) | undefined
  onKey: (event: KeyboardEvent) => void
  onFocus: () => void
  onRemove: (() => void) | undefined
}

function Chip({ item, look, isTabStop, hintId, onOpen, onKey, onFocus, onRemove }: ChipProps) {
  return (
    <span className={classes("flex min-h-8 max-w-full items-stretch rounded-sm border", chipLooks[look])}>
      <button
        type="button"
        data-chip={item}
        tabIndex={isTabStop ? 0 : -1}
        aria-describedby={hintId}
        onClick={onOpen}
        onKeyDown={onKey}
        onFocus={onFocus}
        className="min-w-0 break-words rounded-sm px-2 py-0.5 text-left"
      >
        {item}
        {look === "over" && <span className="sr-only">, too long</span>}
      </button>
      {onRemove && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={`Remove ${item}`}
          onClick={onRemove}
          className="grid w-7 shrink-0 place-items-center rounded-sm text-ink-faint hover:text-ink"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      )}
    </span>
  )
}

type ChipInputProps = { start: string; label: string; limit: ItemLimit; onClose: (text: string) => void }

function ChipInput({ start, label, limit, onClose }: ChipInputProps) {
  const [text, setText] = useState(start)
  const count = limit.measure(text)
  return (
    <span className="flex min-h-8 max-w-full items-center rounded-sm border border-focus bg-raised pr-2">
      <input
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the chip that was just pressed.
        autoFocus
        data-own-undo=""
        aria-label={label}
        value={text}
        size={Math.max(8, text.length + 1)}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => onClose(text)}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return
          if (event.key === "Escape") setText(start)
          if (event.key !== "Enter" && event.key !== "Escape") return
          event.preventDefault()
          event.stopPropagation()
          onClose(event.key === "Enter" ? text : start)
        }}
        className="min-w-0 max-w-full bg-transparent px-2 outline-none"
      />
      <span
        className={classes("text-xs tabular-nums", count > limit.max ? "font-semibold text-bad" : "text-ink-faint")}
      >
        {count}/{limit.max}
      </span>
    </span>
  )
}

type AddInputProps = Pick<ChipListProps, "itemName" | "items" | "onChange" | "limit"> & { isReadOnly: boolean }

/** Typed text becomes an item with Enter, a comma, or on blur: nothing is lost. */
function AddInput({ itemName, items, onChange, limit, isReadOnly }: AddInputProps) {
  const [text, setText] = useState("")
  const field = useField()
  const count = limit.measure(text)

  function add(typed: string) {
    const pieces = splitPasted(typed, true)
    if (pieces.length > 0) onChange([...items, ...pieces])
    setText("")
  }
  function onPaste(event: ClipboardEvent<HTMLInputElement>) {
    const pasted = event.clipboardData.getData("text")
    if (isReadOnly || splitPasted(pasted, true).length < 2) return
    event.preventDefault()
    add(`${text}${pasted}`)
  }
  function onKey(event: KeyboardEvent) {
    if (isReadOnly || event.nativeEvent.isComposing) return
    if (event.key === "Enter" || event.key === ",") {
      event.preventDefault()
      add(text)
    } else if (event.key === "Backspace" && text === "" && items.length > 0) {
      event.preventDefault()
      onChange(items.slice(0, -1))
    }
  }

  return (
    <span className="flex min-h-8 min-w-32 flex-1 items-center pr-1.5">
      <input
        {...field}
        {...(text !== "" && { "data-own-undo": "" })}
        value={text}
        readOnly={isReadOnly}
        placeholder={isReadOnly ? "" : `Add ${itemName}`}
        enterKeyHint="enter"
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
        onBlur={() => add(text)}
        onPaste={onPaste}
        onKeyDown={onKey}
        className="w-full min-w-0 bg-transparent px-2 outline-none"
      />
      {text !== "" && (
        <span
          className={classes("text-xs tabular-nums", count > limit.max ? "font-semibold text-bad" : "text-ink-faint")}
        >
          {count}/{limit.max}
        </span>
      )}
    </span>
  )
}
