import { ChevronDown } from "lucide-react"
import { Popover } from "radix-ui"
import { type KeyboardEvent, type Ref, useState } from "react"
import { classes } from "../classes.ts"
import { controlLook } from "../fields/control-look.ts"
import { useField } from "../fields/use-field.ts"
import { SelectList } from "./select-list.tsx"
import type { SelectOption } from "./select-option.ts"

/** Compatible with a form controller: value, onChange, onBlur, ref. An empty value means none. */
type SelectProps = {
  value: string
  onChange: (value: string) => void
  options: readonly SelectOption[]
  placeholder?: string
  searchPlaceholder?: string
  emptyText?: string
  isDisabled?: boolean
  onBlur?: () => void
  ref?: Ref<HTMLButtonElement>
  /** For a select outside a field. */
  "aria-label"?: string
}

export function Select(props: SelectProps) {
  const { value, onChange, options, placeholder = "Choose…", isDisabled = false, onBlur, ref } = props
  const [isOpen, setOpen] = useState(false)
  const field = useField()
  const chosen = options.find((option) => option.value === value)

  function openByArrow(event: KeyboardEvent) {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return
    event.preventDefault()
    setOpen(true)
  }

  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger
        {...field}
        ref={ref}
        role="combobox"
        aria-haspopup="dialog"
        aria-label={props["aria-label"]}
        disabled={isDisabled}
        onBlur={onBlur}
        onKeyDown={openByArrow}
        className={classes(controlLook, "flex h-10 items-center gap-2 text-left")}
      >
        {chosen?.icon}
        <span className={classes("min-w-0 flex-1 truncate", !chosen && "text-ink-faint")}>
          {chosen?.label ?? placeholder}
        </span>
        <ChevronDown aria-hidden="true" className="size-[18px] shrink-0 text-ink-faint" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label={props.searchPlaceholder ?? "Options"}
          sideOffset={4}
          align="start"
          collisionPadding={12}
          className="z-60 w-(--radix-popover-trigger-width) min-w-56 animate-fade overflow-hidden rounded-lg border border-line bg-raised shadow-2"
        >
          <SelectList
            value={value}
            options={options}
            searchPlaceholder={props.searchPlaceholder ?? "Search…"}
            emptyText={props.emptyText ?? "No results"}
            onPick={(next) => {
              onChange(next)
              setOpen(false)
            }}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
