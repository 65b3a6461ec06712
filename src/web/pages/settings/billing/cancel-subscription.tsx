import { useState } from "react"
import { billing, type SubscriptionView } from "../../../../contract/billing.ts"
import { CallError } from "../../../api/call-error.ts"
import { send } from "../../../api/send.ts"
import { Button } from "../../../parts/buttons/button.tsx"
import { carryToast } from "../../../parts/feedback/carried-toast.ts"
import { toast } from "../../../parts/feedback/toast.ts"
import { Confirm } from "../../../parts/overlays/confirm.tsx"
import { formatDay } from "./subscription-words.ts"

/** Canceling changes the text of the whole page, so the page is loaded again and shows the message. */
export function CancelSubscription({ subscription: { state, expiresAt } }: { subscription: SubscriptionView }) {
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isPaid = state !== "past_due" && expiresAt !== null

  async function cancel() {
    setBusy(true)
    try {
      const { message } = await send(billing.cancelSubscription)
      carryToast("Subscription cancelled", message)
      location.reload()
    } catch (error) {
      setBusy(false)
      setAsked(false)
      const said = error instanceof CallError ? error.serverMessage : null
      const description = said ?? "Failed to cancel subscription. Please try again."
      toast({ title: "Cancellation failed", description, variant: "destructive" })
    }
  }

  return (
    <>
      <Button onClick={() => setAsked(true)}>Cancel Subscription</Button>
      <Confirm
        isOpen={isAsked}
        onOpenChange={setAsked}
        title="Cancel your subscription?"
        text={
          isPaid
            ? `You keep your access until ${formatDay(expiresAt)}, and nothing more is charged. You can change your mind until then.`
            : "It ends at once, because the last renewal is not paid. Everything you made stays, and you can subscribe again."
        }
        confirmLabel="Yes, cancel it"
        cancelLabel="Keep it"
        tone="danger"
        isBusy={isBusy}
        onConfirm={() => void cancel()}
      />
    </>
  )
}
