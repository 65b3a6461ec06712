import { useCallback, useEffect, useRef, useState } from "react"

/**
 * A menu that opens under its button. It closes on Escape (and returns the focus), on a click anywhere else, and when
 * the focus moves on. Written by hand, because the public pages cannot afford a library for it.
 */
export function useMenu() {
  const [isOpen, setOpen] = useState(false)
  const boxRef = useRef<HTMLDivElement>(null)
  const buttonRef = useRef<HTMLButtonElement>(null)
  const close = useCallback(() => setOpen(false), [])
  const toggle = useCallback(() => setOpen((wasOpen) => !wasOpen), [])

  useEffect(() => {
    if (!isOpen) return
    function onKey(event: KeyboardEvent) {
      if (event.key !== "Escape") return
      setOpen(false)
      buttonRef.current?.focus()
    }
    // By the event's path: the clicked element (the button's icon) may no longer be in the page.
    function onElsewhere(event: Event) {
      if (boxRef.current && !event.composedPath().includes(boxRef.current)) setOpen(false)
    }
    document.addEventListener("keydown", onKey)
    document.addEventListener("click", onElsewhere)
    document.addEventListener("focusin", onElsewhere)
    return () => {
      document.removeEventListener("keydown", onKey)
      document.removeEventListener("click", onElsewhere)
      document.removeEventListener("focusin", onElsewhere)
    }
  }, [isOpen])

  return { isOpen, toggle, close, boxRef, buttonRef }
}
