import { Button } from "../parts/buttons/button.tsx"
import { useHydrated } from "./use-hydrated.ts"

interface EntryButtonProps {
  label: string
  busyLabel: string
  isBusy: boolean
}

/** Sends the form of a door. In a prerendered document it cannot yet, or the browser would send the form itself. */
export function EntryButton({ label, busyLabel, isBusy }: EntryButtonProps) {
  const isHydrated = useHydrated()
  return (
    <Button
      type="submit"
      variant="primary"
      size="lg"
      isWide
      isBusy={isBusy}
      busyLabel={busyLabel}
      disabled={!isHydrated}
    >
      {label}
    </Button>
  )
}
