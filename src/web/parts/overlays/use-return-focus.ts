import { useRef } from "react"

/**
 * Returns the focus to its element from before a dialog opened. Radix only does that for its own trigger, and ours are
 * opened from outside: without this, the keyboard would start again at the top of the page.
 */
export function useReturnFocus() {
  const openerRef = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus: () => {
      openerRef.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      openerRef.current?.focus()
    },
  }
}
