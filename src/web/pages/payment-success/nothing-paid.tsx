import { Button } from "../../parts/buttons/button.tsx"
import { ButtonLink } from "../../parts/buttons/button-link.tsx"
import { ResultCard } from "./result-card.tsx"
import type { Verification } from "./use-verification.ts"

type Reason = Exclude<Verification, "verifying" | "success" | "manual-needed">

const words: Readonly<Record<Reason, { title: string; text: string }>> = {
  nothing: {
    title: "No payment was made",
    text: "This browser has no payment, and opening this page didn't make one. If you paid on another device, continue there, or open the link in the email you received.",
  },
  open: {
    title: "The payment has not arrived yet",
    text: "We haven't received your payment yet. If you just paid, check again in a moment.",
  },
  refunded: {
    title: "This payment was refunded",
    text: "The money is on its way back to you. You can subscribe again whenever you like.",
  },
  unreachable: {
    title: "The server could not be reached",
    text: "We can't tell whether your payment arrived. A payment you made is never lost. Check your connection and try again.",
  },
}

type NothingPaidProps = { reason: Reason; isChecking: boolean; onCheck: () => void }

export function NothingPaid({ reason, isChecking, onCheck }: NothingPaidProps) {
  const { title, text } = words[reason]
  const checkout = (
    <ButtonLink href="/checkout" variant={reason === "unreachable" ? "secondary" : "primary"} isWide>
      Go to the checkout
    </ButtonLink>
  )
  return (
    <ResultCard title={title} text={text}>
      {reason !== "unreachable" && checkout}
      {reason !== "refunded" && (
        <Button
          variant={reason === "unreachable" ? "primary" : "secondary"}
          isWide
          isBusy={isChecking}
          onClick={onCheck}
        >
          Check again
        </Button>
      )}
    </ResultCard>
  )
}
