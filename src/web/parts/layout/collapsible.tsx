import { ChevronDown } from "lucide-react"
import type { ReactNode } from "react"

type CollapsibleProps = {
  title: string
  /** Shown under the title, open or not: how many fields behind it are filled in. */
  note?: ReactNode
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  level?: 2 | 3 | 4
  children: ReactNode
}

/** Folds a part of a form that few people need. It stays mounted, so that its input counts. */
export function Collapsible({ title, note, isOpen, onOpenChange, level = 3, children }: CollapsibleProps) {
  const Heading = `h${level}` as const
  return (
    <details open={isOpen} onToggle={(event) => onOpenChange(event.currentTarget.open)} className="group/fold min-w-0">
      <summary className="flex cursor-pointer list-none items-center gap-3 rounded-md [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <Heading className="text-lg">{title}</Heading>
          {note !== undefined && <span className="block text-ink-soft text-sm">{note}</span>}
        </span>
        <span
          aria-hidden="true"
          className="grid size-9 shrink-0 place-items-center rounded-md text-ink-soft transition-colors group-hover/fold:bg-sunken"
        >
          <ChevronDown className="size-5 transition-transform group-open/fold:rotate-180" />
        </span>
      </summary>
      <div className="pt-6">{children}</div>
    </details>
  )
}
