import { Button } from "../parts/buttons/button.tsx"
import { useHydrated } from "./use-hydrated.ts"

interface EntryButtonProps {
  label: string
  busyLabel: string
  isBusy: boolean
}

/** Submits a sign-in form. In a prerendered document it is disabled, or the browser would submit the form itself. */
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
