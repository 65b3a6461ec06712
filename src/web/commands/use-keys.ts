import { useEffect, useRef } from "react"
import { type Begun, readKeys, type Wish } from "./read-keys.ts"
import { hasSingleKeys } from "./single-keys.ts"

/** Handles the shortcuts that work everywhere, and ignores keys in text fields. */
export function useKeys(onWish: (wish: Wish) => void): void {
  const latest = useRef(onWish)
  latest.current = onWish
  useEffect(() => {
    let begun: Begun | null = null
    function onKey(event: KeyboardEvent) {
      if (isPaletteKey(event)) {
        event.preventDefault()
        latest.current({ kind: "palette" })
        return
      }
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return
      if (event.key === "Shift" || !hasSingleKeys() || isTyping(event.target)) return
      const read = readKeys(begun, event.key, event.timeStamp)
      begun = read.begun
      if (read.wish === null) return
      event.preventDefault()
      latest.current(read.wish)
    }
    document.addEventListener("keydown", onKey)
    return () => document.removeEventListener("keydown", onKey)
  }, [])
}

const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === "k" && (ctrlKey || metaKey) && !altKey && !shiftKey

/** A menu or listbox uses letters to jump, and an open dialog keeps the keyboard to itself. */
const ownKeys =
  "input, textarea, select, [contenteditable=true], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]"

const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(ownKeys) !== null
