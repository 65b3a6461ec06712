import { PaymentCard } from "./payment-card.tsx"
import { PlanCard, SecureNote } from "./plan-card.tsx"

export function CheckoutPage() {
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-6">
      <div>
        <h1 className="text-3xl">Complete Your Subscription</h1>
        <p className="mt-2 max-w-line text-ink-soft text-lg">One plan with everything in it. Cancel anytime.</p>
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[7fr_5fr]">
        <PaymentCard />
        <div className="grid gap-6">
          <PlanCard />
          <SecureNote />
        </div>
      </div>
    </div>
  )
}
