import { Lock } from "lucide-react"
import { formatDollars } from "../../../domain/plan.ts"
import { Button } from "../../parts/buttons/button.tsx"
import { ErrorState } from "../../parts/feedback/error-state.tsx"
import type { Checkout } from "./begin-checkout.ts"

type PayButtonProps = { checkout: Checkout; isBusy: boolean; isReady?: boolean }

export function PayButton({ checkout, isBusy, isReady = true }: PayButtonProps) {
  return (
    <>
      <Due checkout={checkout} />
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
        Subscribe for {formatDollars(checkout.amountCents)}/month
      </Button>
    </>
  )
}

const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long" })

function Due({ checkout: { amountCents, renewsAt } }: { checkout: Checkout }) {
  const date = <time dateTime={renewsAt}>{day.format(new Date(renewsAt))}</time>
  return (
    <div className="border-line border-t pt-4">
      <p className="flex justify-between gap-4 font-semibold text-lg tabular-nums">
        <span>Total due today</span>
        <span>{formatDollars(amountCents)}</span>
      </p>
      <p className="mt-1 text-ink-soft text-sm">
        Renews on {date} for {formatDollars(amountCents)}, then every month. Cancel before that date and nothing more is
        charged.
      </p>
    </div>
  )
}

/** Stays after the toast has disappeared. */
export function Refusal({ message }: { message: string | undefined }) {
  if (message === undefined) return null
  return (
    <ErrorState
      title="The payment did not go through"
      text={`${message} Nothing was charged; another card may work.`}
    />
  )
}
