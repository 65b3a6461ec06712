import { type KeyboardEvent, useEffect, useId, useState } from "react"
import type { SelectOption } from "./select-option.ts"
import { suggest } from "./suggest.ts"

type Suggestions = { value: string; options: readonly SelectOption[]; onPick: (value: string) => void }

/** A combobox's state: whether its list is open, and which suggestion the arrow keys have reached. */
export function useSuggestions({ value, options, onPick }: Suggestions) {
  const listId = useId()
  const [isWanted, setWanted] = useState(false)
  /** Opened without a typed word, the list shows everything; otherwise, the previous choice would hide all others. */
  const [isTyped, setTyped] = useState(false)
  const [active, setActive] = useState(-1)
  const found = isTyped ? suggest(options, value) : options
  const isOpen = isWanted && found.length > 0
  const optionId = (index: number) => `${listId}-${index}`
  const activeId = isOpen && active >= 0 ? optionId(active) : undefined

  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" })
  }, [activeId])

  function open() {
    setTyped(false)
    setActive(options.findIndex((option) => option.value === value))
    setWanted(true)
  }

  function close() {
    setWanted(false)
  }

  function follow() {
    setTyped(true)
    setActive(-1)
    setWanted(true)
  }

  function pick(option: SelectOption) {
    onPick(option.value)
    close()
  }

  function onKeyDown(event: KeyboardEvent) {
    const chosen = found[active]
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault()
      const step = event.key === "ArrowDown" ? 1 : -1
      if (!isOpen) open()
      else setActive((active + step + found.length + (active < 0 && step < 0 ? 1 : 0)) % found.length)
    } else if (event.key === "Escape" && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (event.key === "Enter" && isOpen && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      if (chosen) pick(chosen)
      else close()
    }
  }

  return { listId, found, isOpen, active, activeId, optionId, open, close, follow, pick, onKeyDown }
}
