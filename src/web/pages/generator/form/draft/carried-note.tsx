import { useState } from "react"
import { Button } from "../../../../parts/buttons/button.tsx"

type CarriedNoteProps = { carried: string; onClear: () => void }

/** The fields taken from the previous listing, so that nothing of it is carried over unnoticed. */
export function CarriedNote({ carried, onClear }: CarriedNoteProps) {
  const [isShown, setShown] = useState(true)
  if (!isShown) return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-sunken py-1 pr-1 pl-3 text-sm">
      <p className="min-w-0 flex-1">
        <span className="font-medium">From your last listing.</span> <span className="text-ink-soft">{carried}</span>
      </p>
      <Button
        size="sm"
        variant="quiet"
        onClick={() => {
          setShown(false)
          onClear()
        }}
      >
        Clear
      </Button>
    </div>
  )
}
