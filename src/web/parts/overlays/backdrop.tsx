import { useEffect } from "react"
import { toastStore } from "../feedback/toast.ts"

/**
 * The overlay behind a dialog. Radix has its own, which locks the page with an inline style element that our content
 * security policy refuses; this one is marked, and the base styles lock scrolling while it is there.
 */
export function Backdrop() {
  useEffect(() => toastStore.dismissPassing(), [])
  return <div data-holds-page="" aria-hidden="true" className="fixed inset-0 z-40 animate-fade bg-scrim" />
}
