import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useLocation } from "wouter"
import type { User } from "../../../contract/auth.ts"
import { billing, type CheckoutState } from "../../../contract/billing.ts"
import { formatDollars, plan } from "../../../domain/plan.ts"
import { checkoutStateQuery } from "../../api/checkout-state.ts"
import { explain } from "../../api/explain.ts"
import { send } from "../../api/send.ts"
import { subscriptionQuery } from "../../api/subscription.ts"
import { refetchUser } from "../../api/user.ts"
import { afterSignIn } from "../../auth/after-sign-in.ts"
import { Button } from "../../parts/buttons/button.tsx"
import { ButtonLink } from "../../parts/buttons/button-link.tsx"
import { ErrorState } from "../../parts/feedback/error-state.tsx"
import { toast } from "../../parts/feedback/toast.ts"

type How = "attach" | "refund" | "replace" | "forget"

interface QuestionProps {
  user: User
  checkout: CheckoutState
  question: NonNullable<CheckoutState["question"]>
}

export function Question({ user, checkout: { amountCents, payer }, question }: QuestionProps) {
  const { answer, busyWith, failure } = useAnswer()
  const { account, isSubscribed } = question
  const amount = formatDollars(amountCents ?? plan.priceCents)
  const button = (how: How, label: string, variant: "primary" | "secondary" | "quiet" = "secondary") => (
    <Button
      variant={variant}
      isWide
      isBusy={busyWith === how}
      disabled={busyWith !== undefined && busyWith !== how}
      onClick={() => void answer(how)}
    >
      {label}
    </Button>
  )
  return (
    <>
      <h1 className="break-words text-2xl">Attach this payment to account {account}?</h1>
      <p className="mt-3 text-ink-soft">
        {amount} {payer === null ? "was paid in this browser" : <Payer address={payer} />}, and it isn't linked to an
        account yet.
      </p>
      {isSubscribed ? (
        <p className="mt-3 text-ink-soft">
          This account already has a paid subscription, and two would charge you twice for the same days. Get this
          payment refunded, or continue with it: your old subscription then ends without a refund.
        </p>
      ) : (
        <p className="mt-3 text-ink-soft">
          Once attached, the subscription belongs to this account and unlocks the tools.
        </p>
      )}
      <div className="mt-6 flex flex-col gap-3">
        {failure !== undefined && <ErrorState title="That did not work" text={failure} />}
        {isSubscribed ? (
          <>
            {button("refund", "Refund this payment", "primary")}
            {button("replace", "Replace my subscription with it")}
          </>
        ) : (
          button("attach", "Attach the payment", "primary")
        )}
        <ButtonLink href={afterSignIn(user)} isWide>
          Not now
        </ButtonLink>
        {button("forget", "This isn't my payment", "quiet")}
      </div>
      <p className="mt-4 text-ink-soft text-sm">
        If you choose “Not now”, the payment keeps waiting. You can answer this question under Billing in your settings
        for one day; the link in the email works too. An unclaimed payment is refunded.
      </p>
    </>
  )
}

const Payer = ({ address }: { address: string }) => (
  <>
    was paid by <span className="break-all font-medium text-ink">{address}</span>
  </>
)

const news = {
  attach: { title: "Payment attached", description: "Your subscription is active. Everything is open to you." },
  replace: {
    title: "Subscription replaced",
    description: "You continue with the new payment. The old subscription is not renewed.",
  },
  refund: {
    title: "Payment refunded",
    description: "The money is on its way back. Your subscription continues unchanged.",
  },
  forget: { title: "This browser forgot the payment", description: "The payment waits for the person who made it." },
} as const satisfies Record<How, { title: string; description: string }>

/** Where the result is visible. */
const nextAfter: Readonly<Record<How, string>> = {
  attach: "/welcome",
  replace: "/settings?tab=billing",
  refund: "/settings?tab=billing",
  forget: "/",
}

function useAnswer() {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const [busyWith, setBusyWith] = useState<How>()
  const [failure, setFailure] = useState<string>()

  async function answer(how: How) {
    setBusyWith(how)
    setFailure(undefined)
    try {
      await (how === "forget" ? send(billing.forgetPayment) : send(billing.attachPayment, { body: { how } }))
      await refetchUser(client)
      client.removeQueries({ queryKey: subscriptionQuery.queryKey })
      client.removeQueries({ queryKey: [billing.listInvoices.path] })
      toast(news[how])
      navigate(nextAfter[how], { replace: true })
      client.removeQueries({ queryKey: checkoutStateQuery.queryKey })
    } catch (error) {
      setFailure(explain(error, "Nothing was changed. Please try again."))
      setBusyWith(undefined)
      // Another tab may have answered, or the question may have changed.
      await client.invalidateQueries({ queryKey: checkoutStateQuery.queryKey })
    }
  }

  return { answer, busyWith, failure }
}
