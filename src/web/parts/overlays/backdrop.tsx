import { useEffect } from "react"
import { toastStore } from "../feedback/toast.ts"

/**
 * The veil behind a dialog. Radix has one of its own, which locks the page by an inline style element that our content
 * security policy refuses; this one is marked, and the base styles hold the page still while it is there.
 */
export function Backdrop() {
  useEffect(() => toastStore.dismissPassing(), [])
  return <div data-holds-page="" aria-hidden="true" className="fixed inset-0 z-40 animate-fade bg-scrim" />
}
