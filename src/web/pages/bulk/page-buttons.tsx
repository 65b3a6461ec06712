import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from "lucide-react"
import { Button, IconButton } from "../../parts/buttons/button.tsx"

type Turn = (() => void) | null

interface PageButtonsProps {
  readonly label: string
  readonly onPrevious: Turn
  readonly onNext: Turn
  /** If the list knows its number of pages. */
  readonly ends?: { readonly onFirst: Turn; readonly onLast: Turn }
}

/** Pages through a long list, so that ten thousand rows are as fast as ten. */
export function PageButtons({ label, onPrevious, onNext, ends }: PageButtonsProps) {
  return (
    <nav aria-label="Pages" className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <div className="flex gap-2">
        {ends && (
          <IconButton size="sm" label="First page" disabled={ends.onFirst === null} onClick={() => ends.onFirst?.()}>
            <ChevronsLeft aria-hidden="true" />
          </IconButton>
        )}
        <Button
          size="sm"
          icon={<ChevronLeft aria-hidden="true" />}
          disabled={onPrevious === null}
          onClick={() => onPrevious?.()}
        >
          Previous
        </Button>
      </div>
      <p
        role="status"
        className="text-ink-soft text-sm tabular-nums max-sm:order-last max-sm:w-full max-sm:text-center"
      >
        {label}
      </p>
      <div className="flex gap-2">
        <Button
          size="sm"
          iconAfter={<ChevronRight aria-hidden="true" />}
          disabled={onNext === null}
          onClick={() => onNext?.()}
        >
          Next
        </Button>
        {ends && (
          <IconButton size="sm" label="Last page" disabled={ends.onLast === null} onClick={() => ends.onLast?.()}>
            <ChevronsRight aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </nav>
  )
}
