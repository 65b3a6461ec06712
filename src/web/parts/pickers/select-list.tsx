import { Command } from "cmdk"
import { Check, Search } from "lucide-react"
import { classes } from "../classes.ts"
import { matchWords } from "../marked-text/match-words.ts"
import type { SelectOption } from "./select-option.ts"

/** A shorter list needs no search box; typing still searches it. */
const showSearchFrom = 7

type SelectListProps = {
  value: string
  options: readonly SelectOption[]
  searchPlaceholder: string
  emptyText: string
  onPick: (value: string) => void
}

export function SelectList({ value, options, searchPlaceholder, emptyText, onPick }: SelectListProps) {
  const isSearchShown = options.length >= showSearchFrom
  return (
    <Command label={searchPlaceholder} filter={matchWords} {...(value === "" ? {} : { defaultValue: value })}>
      <div className={isSearchShown ? "flex items-center gap-2 border-line border-b px-3" : "sr-only"}>
        <Search aria-hidden="true" className="size-[18px] shrink-0 text-ink-faint" />
        <Command.Input
          autoFocus
          placeholder={searchPlaceholder}
          className="h-11 w-full min-w-0 bg-transparent text-base outline-none"
        />
      </div>
      <Command.List label="Options" className="max-h-72 overflow-y-auto overscroll-contain p-1">
        <Command.Empty className="px-3 py-4 text-ink-faint text-sm">{emptyText}</Command.Empty>
        {options.map((option) => (
          <Command.Item
            key={option.value}
            value={option.value}
            keywords={option.hint === undefined ? [option.label] : [option.label, option.hint]}
            onSelect={() => onPick(option.value)}
            className="flex min-h-10 cursor-pointer items-center gap-3 rounded-sm px-2 py-1.5 data-[selected=true]:bg-accent-soft"
          >
            {option.icon}
            <span className="min-w-0 flex-1">
              {option.label}
              {option.value === value && <span className="sr-only">, chosen</span>}
              {option.hint !== undefined && <span className="block text-ink-faint text-sm">{option.hint}</span>}
            </span>
            <Check
              aria-hidden="true"
              className={classes("size-[18px] shrink-0 text-accent", option.value !== value && "invisible")}
            />
          </Command.Item>
        ))}
      </Command.List>
    </Command>
  )
}
