import { Spinner } from "../../parts/feedback/spinner.tsx"
import { Arrived } from "./arrived.tsx"
import { ManualNeeded } from "./manual-needed.tsx"
import { NothingPaid } from "./nothing-paid.tsx"
import { ResultCard } from "./result-card.tsx"
import { useVerification } from "./use-verification.ts"

export function PaymentSuccessPage() {
  const { verification, paymentIntentId, isChecking, checkAgain } = useVerification()
  if (verification === "success") return <Arrived />
  if (verification === "manual-needed")
    return <ManualNeeded paymentIntentId={paymentIntentId} isChecking={isChecking} onCheck={checkAgain} />
  if (verification === "verifying")
    return (
      <ResultCard title="Verifying your payment..." text="This takes a moment. Please keep this page open.">
        <Spinner size="lg" label="Checking with the payment provider" />
      </ResultCard>
    )
  return <NothingPaid reason={verification} isChecking={isChecking} onCheck={checkAgain} />
}
