import { Check, ChevronDown } from "lucide-react"
import type { Ref } from "react"
import { classes } from "../classes.ts"
import { controlLook } from "../fields/control-look.ts"
import { useField } from "../fields/use-field.ts"
import type { SelectOption } from "./select-option.ts"
import { useSuggestions } from "./use-suggestions.ts"

/** Compatible with a form controller: value, onChange, onBlur, ref. */
type ComboboxProps = {
  value: string
  onChange: (value: string) => void
  /** Only suggestions: any other text counts as well. */
  options: readonly SelectOption[]
  placeholder?: string
  name?: string
  onBlur?: () => void
  ref?: Ref<HTMLInputElement>
  /** For one outside a field. */
  "aria-label"?: string
}

export function Combobox({ value, onChange, options, placeholder, name, onBlur, ref, ...rest }: ComboboxProps) {
  const list = useSuggestions({ value, options, onPick: onChange })
  return (
    <div className="relative">
      <input
        {...useField()}
        {...rest}
        ref={ref}
        type="text"
        name={name}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={list.isOpen}
        aria-controls={list.isOpen ? list.listId : undefined}
        aria-activedescendant={list.activeId}
        autoComplete="off"
        placeholder={placeholder}
        value={value}
        onChange={(event) => {
          onChange(event.target.value)
          list.follow()
        }}
        onClick={list.open}
        onKeyDown={list.onKeyDown}
        onBlur={() => {
          list.close()
          onBlur?.()
        }}
        className={classes(controlLook, "h-10 truncate pr-9")}
      />
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-[11px] right-3 size-[18px] text-ink-faint"
      />
      {list.isOpen && <SuggestionList list={list} value={value} />}
      <span role="status" className="sr-only">
        {list.isOpen && `${list.found.length} ${list.found.length === 1 ? "suggestion" : "suggestions"}`}
      </span>
    </div>
  )
}

type SuggestionListProps = { list: ReturnType<typeof useSuggestions>; value: string }

function SuggestionList({ list, value }: SuggestionListProps) {
  return (
    <div
      id={list.listId}
      role="listbox"
      aria-label="Suggestions"
      tabIndex={-1}
      // The input keeps the focus, or its blur would close the list before the press arrives.
      onPointerDown={(event) => event.preventDefault()}
      className="absolute top-full right-0 left-0 z-20 mt-1 max-h-72 animate-fade overflow-y-auto overscroll-contain rounded-lg border border-line bg-raised p-1 shadow-2"
    >
      {list.found.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the focus, and its arrow keys and Enter do the same.
        <div
          key={option.value}
          id={list.optionId(index)}
          role="option"
          aria-selected={option.value === value}
          tabIndex={-1}
          onClick={() => list.pick(option)}
          className={classes(
            "flex min-h-10 cursor-pointer items-center gap-3 rounded-sm px-2 py-1.5 hover:bg-sunken",
            index === list.active && "bg-accent-soft",
          )}
        >
          {option.icon}
          <span className="min-w-0 flex-1">
            {option.label}
            {option.hint !== undefined && <span className="block text-ink-faint text-sm">{option.hint}</span>}
          </span>
          {option.value === value && <Check aria-hidden="true" className="size-[18px] shrink-0 text-accent" />}
        </div>
      ))}
    </div>
  )
}
