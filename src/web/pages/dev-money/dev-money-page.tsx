import { TestMode } from "../../billing/test-mode.tsx"
import { ClockCard } from "./clock-card.tsx"
import { PaymentActsCard } from "./payment-acts-card.tsx"

/** Development only: triggers what time, a bank or an operator does to payments. */
export function DevMoneyPage() {
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6">
      <h1 className="text-3xl">Money</h1>
      <TestMode />
      <ClockCard />
      <PaymentActsCard />
    </div>
  )
}
