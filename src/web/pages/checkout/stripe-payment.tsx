import { type FormEvent, useState } from "react"
import { ErrorState } from "../../parts/feedback/error-state.tsx"
import { Loading, Skeleton } from "../../parts/feedback/skeleton.tsx"
import type { Checkout } from "./begin-checkout.ts"
import { hasArrived } from "./has-arrived.ts"
import { PayButton, Refusal } from "./pay-button.tsx"
import { usePayerEmail } from "./payer-email.tsx"
import { type Tried, usePaying } from "./use-paying.ts"
import { useStripeElement } from "./use-stripe-element.ts"

type StripePaymentProps = { checkout: Checkout; onStale: () => void }

/** Another attempt to load Stripe's field starts over. */
export function StripePayment(props: StripePaymentProps) {
  const [round, setRound] = useState(0)
  return <StripeForm key={round} {...props} onReload={() => setRound(round + 1)} />
}

function StripeForm({ checkout, onStale, onReload }: StripePaymentProps & { onReload: () => void }) {
  const { pay, isBusy, refusal } = usePaying(checkout, onStale)
  const { place, ready, hasFailed } = useStripeElement(checkout)
  const { field, readEmail } = usePayerEmail()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (ready === undefined) return
    const email = readEmail()
    if (email === null) return
    await pay(async () => {
      const { error, paymentIntent } = await ready.stripe.confirmPayment({
        elements: ready.elements,
        confirmParams: {
          return_url: `${location.origin}/payment-success`,
          payment_method_data: { billing_details: { email } },
        },
        redirect: "if_required",
      })
      if (error !== undefined) return refusedUnlessPaid(checkout, error.message)
      const isMade = paymentIntent?.status === "succeeded" || paymentIntent?.status === "processing"
      if (!isMade) throw new Error(`The payment is ${paymentIntent?.status}`)
      return { status: "arrived" }
    })
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {field}
      {hasFailed ? (
        <ErrorState
          title="The card field could not be loaded"
          text="It comes from the payment provider, which could not be reached. Nothing was charged."
          onRetry={onReload}
        />
      ) : (
        ready === undefined && (
          <Loading label="Loading the card field…">
            <Skeleton shape="block" />
          </Loading>
        )
      )}
      <div ref={place} hidden={hasFailed} />
      <Refusal message={refusal} />
      <PayButton checkout={checkout} isBusy={isBusy} isReady={ready !== undefined} />
    </form>
  )
}

/** A payment made in another tab is refused here, which is not a failure. */
const refusedUnlessPaid = async (
  { paymentIntentId }: Checkout,
  message = "Please try another card.",
): Promise<Tried> => ((await hasArrived(paymentIntentId)) ? { status: "arrived" } : { status: "refused", message })
