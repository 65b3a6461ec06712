import { ChevronDown } from "lucide-react"
import type { ReactNode } from "react"

type DisclosureProps = {
  summary: ReactNode
  children: ReactNode
}

/** A line that expands. Works without scripts. */
export function Disclosure({ summary, children }: DisclosureProps) {
  return (
    <details className="group">
      <summary className="-mx-2 flex cursor-pointer list-none items-start gap-2 rounded-md px-2 py-2 transition-colors hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <div className="min-w-0 flex-1">{summary}</div>
        <ChevronDown
          aria-hidden="true"
          className="mt-1 size-4 shrink-0 text-ink-faint transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="pt-1 pb-3">{children}</div>
    </details>
  )
}
