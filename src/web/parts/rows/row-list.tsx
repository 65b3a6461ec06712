import { ChevronDown, ChevronUp, Plus, X } from "lucide-react"
import type { ClipboardEvent, KeyboardEvent, PointerEvent } from "react"
import { Button, IconButton } from "../buttons/button.tsx"
import { classes } from "../classes.ts"
import { useField } from "../fields/use-field.ts"
import { MarkedTextArea } from "../marked-text/marked-text-area.tsx"
import type { ItemLimit } from "../pickers/chip-list.tsx"
import { useRows } from "./use-rows.ts"

type Mark = { start: number; end: number }

type RowListProps = {
  /** One of them: "bullet point". */
  itemName: string
  items: readonly string[]
  onChange: (items: readonly string[]) => void
  limit: ItemLimit
  marksOf?: (item: string) => readonly Mark[]
  isReadOnly?: boolean
}

/** Sentences in a column. An empty row is not an item yet. */
export function RowList({ itemName, items, onChange, limit, marksOf, isReadOnly = false }: RowListProps) {
  const field = useField()
  const { box, rows, write, insert, remove, move, onKey, onPaste } = useRows({ items, onChange, isReadOnly })

  return (
    <div ref={box} className="flex min-w-0 flex-col gap-2">
      {rows.map(({ id, text }, index) => (
        <div key={id} className="group flex min-w-0 items-start gap-1">
          <RowInput
            {...(index === 0 ? field : { ...field, id: `${field.id}-${id}` })}
            aria-label={`${itemName} ${index + 1} of ${rows.length}`}
            text={text}
            limit={limit}
            marks={marksOf?.(text) ?? []}
            isReadOnly={isReadOnly}
            onChange={(next) => write(index, next)}
            onKeyDown={(event) => onKey(event, index)}
            onPaste={(event) => onPaste(event, index)}
          />
          {!isReadOnly && (
            <RowButtons
              name={`${itemName} ${index + 1}`}
              onUp={index > 0 ? () => move(index, index - 1) : undefined}
              onDown={index < rows.length - 1 ? () => move(index, index + 1) : undefined}
              onRemove={() => remove(index)}
            />
          )}
        </div>
      ))}
      {!isReadOnly && (
        <div>
          <Button
            {...(rows.length === 0 && field.id !== undefined && { id: field.id })}
            size="sm"
            variant="quiet"
            icon={<Plus aria-hidden="true" />}
            onClick={() => insert(rows.length)}
          >
            Add {itemName}
          </Button>
        </div>
      )}
    </div>
  )
}

type RowInputProps = {
  id?: string
  "aria-label": string
  text: string
  limit: ItemLimit
  marks: readonly Mark[]
  isReadOnly: boolean
  onChange: (text: string) => void
  onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void
  onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => void
}

function RowInput({ text, limit, marks, isReadOnly, onChange, ...rest }: RowInputProps) {
  const count = limit.measure(text)
  const isOver = count > limit.max
  return (
    <div className="relative min-w-0 flex-1">
      <MarkedTextArea {...rest} isOneLine value={text} onChange={onChange} marks={marks} readOnly={isReadOnly} />
      <p
        aria-hidden="true"
        className={classes(
          "absolute right-2 -bottom-2 rounded-xs border bg-raised px-1 text-xs tabular-nums leading-4",
          isOver ? "border-bad-mark text-bad" : "invisible border-line text-ink-faint group-focus-within:visible",
        )}
      >
        {count} / {limit.max}
      </p>
    </div>
  )
}

type RowButtonsProps = {
  name: string
  onUp: (() => void) | undefined
  onDown: (() => void) | undefined
  onRemove: () => void
}

const arrowLook =
  "grid h-6 w-7 place-items-center rounded-xs text-ink-faint transition-colors hover:bg-sunken hover:text-ink disabled:opacity-30"

function RowButtons({ name, onUp, onDown, onRemove }: RowButtonsProps) {
  // The focus stays in the text, so that a moved row is still the one being edited.
  const keepFocus = (event: PointerEvent) => event.preventDefault()
  return (
    <div className="flex shrink-0 items-center">
      <span className="flex flex-col">
        <button
          type="button"
          tabIndex={-1}
          aria-label={`Move ${name} up`}
          disabled={!onUp}
          onPointerDown={keepFocus}
          onClick={onUp}
          className={arrowLook}
        >
          <ChevronUp aria-hidden="true" className="size-4" />
        </button>
        <button
          type="button"
          tabIndex={-1}
          aria-label={`Move ${name} down`}
          disabled={!onDown}
          onPointerDown={keepFocus}
          onClick={onDown}
          className={arrowLook}
        >
          <ChevronDown aria-hidden="true" className="size-4" />
        </button>
      </span>
      <IconButton size="sm" label={`Remove ${name}`} onClick={onRemove}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  )
}
