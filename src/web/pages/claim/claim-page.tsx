import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { useLocation, useSearch } from "wouter"
import { billing } from "../../../contract/billing.ts"
import { checkoutStateQuery } from "../../api/checkout-state.ts"
import { explain } from "../../api/explain.ts"
import { send } from "../../api/send.ts"
import { refetchUser, useUser } from "../../api/user.ts"
import { questionPath } from "../../billing/waiting-payment.tsx"
import { Button } from "../../parts/buttons/button.tsx"
import { ButtonLink } from "../../parts/buttons/button-link.tsx"
import { ErrorState } from "../../parts/feedback/error-state.tsx"
import { Card } from "../../parts/layout/card.tsx"

/**
 * The target of the emailed link. Opening it uses nothing up, because mail programs open links too; the button does.
 */
export function ClaimPage() {
  const token = new URLSearchParams(useSearch()).get("token")
  return (
    <div className="mx-auto w-full max-w-lg py-8 sm:py-16">
      <Card>
        <h1 className="text-2xl">Claim your payment</h1>
        {token ? <Claim token={token} /> : <Incomplete />}
      </Card>
    </div>
  )
}

function Claim({ token }: { token: string }) {
  const [, navigate] = useLocation()
  const client = useQueryClient()
  const { data: user } = useUser()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function claim() {
    setBusy(true)
    setFailure(undefined)
    try {
      const { state } = await send(billing.claim, { body: { token } })
      await (state === "claimed" ? refetchUser(client) : client.invalidateQueries(checkoutStateQuery))
      // For a signed-in user, it is only bound while there is something to ask.
      navigate(state === "bound" && user ? questionPath : "/welcome", { replace: true })
    } catch (error) {
      setBusy(false)
      setFailure(explain(error, "The payment could not be taken over. Please try again."))
    }
  }

  return (
    <>
      <p className="mt-3 text-ink-soft">
        {user
          ? `The payment becomes part of your account ${user.email}.`
          : "The payment comes to this browser. Then you create your account, or sign in to the one you have."}
      </p>
      <div className="mt-6 flex flex-col gap-4">
        {failure !== undefined && <ErrorState title="That did not work" text={failure} />}
        <Button variant="primary" isWide isBusy={isBusy} onClick={() => void claim()}>
          Claim the payment
        </Button>
        <ButtonLink href="/" isWide>
          Back to Home
        </ButtonLink>
      </div>
    </>
  )
}

function Incomplete() {
  return (
    <>
      <p className="mt-3 text-ink-soft">
        This link is incomplete. Please open it from the email again, or copy the whole link into the address bar.
      </p>
      <div className="mt-6">
        <ButtonLink href="/" isWide>
          Back to Home
        </ButtonLink>
      </div>
    </>
  )
}
