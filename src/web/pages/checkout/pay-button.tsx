import { Lock } from "lucide-react"
import { formatDollars } from "../../../domain/plan.ts"
import { Button } from "../../parts/button.tsx"
import { ErrorState } from "../../parts/error-state.tsx"

type PayButtonProps = { amountCents: number; isBusy: boolean; isReady?: boolean }

export function PayButton({ amountCents, isBusy, isReady = true }: PayButtonProps) {
  return (
    <Button
      type="submit"
      variant="primary"
      size="lg"
      isWide
      icon={<Lock aria-hidden="true" />}
      isBusy={isBusy}
      busyLabel="Processing..."
      disabled={!isReady}
    >
      Subscribe for {formatDollars(amountCents)}/month
    </Button>
  )
}

/** Stays when the toast has gone. */
export function Refusal({ message }: { message: string | undefined }) {
  if (message === undefined) return null
  return (
    <ErrorState
      title="The payment did not go through"
      text={`${message} Nothing was charged; another card may work.`}
    />
  )
}
