import { useQuery } from "@tanstack/react-query"
import { useEffect } from "react"
import { Spinner } from "../../parts/feedback/spinner.tsx"
import { Card } from "../../parts/layout/card.tsx"
import { checkoutQuery } from "./begin-checkout.ts"
import { CheckoutRefused } from "./checkout-refused.tsx"
import { SandboxPayment } from "./sandbox-payment.tsx"
import { StripePayment } from "./stripe-payment.tsx"

/** From requesting a checkout to the payment form. */
export function PaymentCard() {
  const { data: checkout, error, isFetching, refetch } = useQuery(checkoutQuery)
  useReturn(() => void refetch())
  const again = () => void refetch()
  return (
    <Card as="section" labelledBy="payment">
      <h2 id="payment" className="mb-4 text-xl">
        Payment
      </h2>
      {isFetching ? (
        <div className="grid min-h-144 place-items-center">
          <Spinner size="lg" label="Setting up secure checkout..." />
        </div>
      ) : error !== null || checkout === undefined ? (
        <CheckoutRefused error={error} onRetry={again} />
      ) : checkout.provider === "stripe" ? (
        <StripePayment checkout={checkout} onStale={again} />
      ) : (
        <SandboxPayment checkout={checkout} onStale={again} />
      )}
    </Card>
  )
}

/** The browser's back button may restore this page as it was, with a payment that has been made since. */
function useReturn(ask: () => void) {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && ask()
    addEventListener("pageshow", onShow)
    return () => removeEventListener("pageshow", onShow)
  })
}
