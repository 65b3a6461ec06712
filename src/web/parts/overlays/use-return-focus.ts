import { useRef } from "react"

/**
 * Hands the focus back to whatever had it before a dialog opened. Radix only knows its own trigger for that, and ours
 * are opened from outside: without this the keyboard would start again at the top of the page.
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
