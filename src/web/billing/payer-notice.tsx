import { useQuery, useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useLocation } from "wouter"
import { billing } from "../../contract/billing.ts"
import { checkoutStateQuery } from "../api/checkout-state.ts"
import { explain } from "../api/explain.ts"
import { send } from "../api/send.ts"
import { useUser } from "../api/user.ts"
import { dropDraft } from "../auth/registration-draft.ts"
import { Button } from "../parts/buttons/button.tsx"
import { Notice } from "../parts/feedback/notice.tsx"
import { toast } from "../parts/feedback/toast.ts"
import { Confirm } from "../parts/overlays/confirm.tsx"

/** Whose payment waits in this browser, with a way out for other people. Nothing if none waits. */
export function PayerNotice() {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const { data: user } = useUser()
  const { data } = useQuery({ ...checkoutStateQuery, enabled: user === null })
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  if (user !== null || data?.state !== "paid") return null
  const { payer } = data

  async function forget() {
    setBusy(true)
    try {
      await send(billing.forgetPayment)
      dropDraft()
      // The pages have cached it too.
      client.clear()
      toast({
        title: "This browser forgot the payment",
        description: "The link in the payer's email still opens it.",
      })
      navigate("/home", { replace: true })
    } catch (error) {
      setBusy(false)
      setAsked(false)
      const description = explain(error, "Please try again.")
      toast({ title: "This browser still remembers the payment", description, variant: "destructive" })
    }
  }

  return (
    <>
      <Notice
        action={
          <Button size="sm" onClick={() => setAsked(true)}>
            This isn't me
          </Button>
        }
      >
        {payer === null ? (
          "Paid in this browser."
        ) : (
          <>
            Paid by <span className="break-all font-medium text-ink">{payer}</span>
          </>
        )}
      </Notice>
      <Confirm
        isOpen={isAsked}
        onOpenChange={setAsked}
        title="Forget the payment here?"
        text={`This browser will no longer remember it. The payment stays ${payer === null ? "the payer's" : `with ${payer}`}: the link in the email opens it on any device.`}
        confirmLabel="Yes, forget it here"
        cancelLabel="Keep it"
        isBusy={isBusy}
        onConfirm={() => void forget()}
      />
    </>
  )
}
