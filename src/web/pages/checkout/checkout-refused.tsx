import { type ReactNode, useEffect, useState } from "react"
import { billing } from "../../../contract/billing.ts"
import { CallError, hasCode } from "../../api/call-error.ts"
import { explain, explainWithWait } from "../../api/explain.ts"
import { send } from "../../api/send.ts"
import { useUser } from "../../api/user.ts"
import { questionPath } from "../../billing/waiting-payment.tsx"
import { Button } from "../../parts/buttons/button.tsx"
import { ButtonLink } from "../../parts/buttons/button-link.tsx"
import { ErrorState } from "../../parts/feedback/error-state.tsx"
import { toast } from "../../parts/feedback/toast.ts"
import { withoutSecret } from "./begin-checkout.ts"

const fallback = "Failed to initialize checkout. Please try again."

/** No form, and why: either there is nothing to pay, or something failed. */
export function CheckoutRefused({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { data: user } = useUser()
  if (hasCode(error, "already_paid") && user)
    return (
      <NothingToPay
        title="You've already paid"
        text="A payment is waiting in this browser. Attach it to your account, and you will not have to pay again."
      >
        <ButtonLink href={questionPath} variant="primary">
          Choose what to do
        </ButtonLink>
      </NothingToPay>
    )
  if (hasCode(error, "already_paid"))
    return (
      <NothingToPay
        title="You've already paid"
        text="We received your payment. Create your account to use it, or sign in to an existing one."
      >
        <ButtonLink href="/welcome" variant="primary">
          Create your account
        </ButtonLink>
        <ButtonLink href="/api/auth/login" isFullPage>
          Sign in
        </ButtonLink>
      </NothingToPay>
    )
  if (hasCode(error, "already_subscribed"))
    return (
      <NothingToPay title="You're already subscribed" text="There is nothing to pay.">
        <ButtonLink href="/" variant="primary">
          Go to the dashboard
        </ButtonLink>
        <ButtonLink href="/settings?tab=billing">See your subscription</ButtonLink>
      </NothingToPay>
    )
  if (hasCode(error, "reactivate_instead")) return <ReactivateInstead />
  return <CheckoutFailed error={error} onRetry={onRetry} />
}

function NothingToPay({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div>
      <p className="font-semibold text-lg">{title}</p>
      <p className="mt-1 max-w-line text-ink-soft">{text}</p>
      <div className="mt-6 flex flex-wrap gap-3">{children}</div>
    </div>
  )
}

function ReactivateInstead() {
  const [isBusy, setBusy] = useState(false)
  async function reactivate() {
    setBusy(true)
    try {
      await send(billing.reactivateSubscription)
      location.assign("/settings?tab=billing")
    } catch (error) {
      setBusy(false)
      const description = explain(error, "Please try again.")
      toast({ title: "Reactivation failed", description, variant: "destructive" })
    }
  }
  return (
    <NothingToPay
      title="Your subscription is still paid up"
      text="It was cancelled and has not ended yet. Reactivate it, and it renews as before. Nothing is charged now."
    >
      <Button variant="primary" isBusy={isBusy} busyLabel="Reactivating..." onClick={() => void reactivate()}>
        Reactivate Subscription
      </Button>
      <ButtonLink href="/">Not now</ButtonLink>
    </NothingToPay>
  )
}

function CheckoutFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  useEffect(() => {
    toast({ title: "Error", description: wordsOf(error), variant: "destructive" })
  }, [error])
  return (
    <ErrorState
      title="The checkout could not be opened"
      text={`${explainWithWait(error, fallback)} Nothing was charged.`}
      onRetry={onRetry}
    />
  )
}

function wordsOf(error: unknown): string {
  if (error instanceof CallError) return explainWithWait(error, fallback)
  return error instanceof Error && error.message === withoutSecret ? withoutSecret : fallback
}
