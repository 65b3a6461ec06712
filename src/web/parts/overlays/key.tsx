import type { ReactNode } from "react"

/** A key of the keyboard. */
export function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="rounded-xs border border-line bg-sunken px-1.5 font-sans text-ink-soft text-xs">{children}</kbd>
  )
}
