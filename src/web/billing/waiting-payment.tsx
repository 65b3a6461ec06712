import { useQuery } from "@tanstack/react-query"
import { checkoutStateQuery } from "../api/checkout-state.ts"
import { useUser } from "../api/user.ts"
import { ButtonLink } from "../parts/buttons/button-link.tsx"
import { Notice } from "../parts/feedback/notice.tsx"

/** Where it is asked what becomes of a payment that waits. */
export const questionPath = "/attach-payment"

/** Whether a payment waits in this browser for a word of whoever is signed in. */
export function useHasQuestion(): boolean {
  const { data: user } = useUser()
  const isKnown = user !== null && user !== undefined
  const { data } = useQuery({ ...checkoutStateQuery, enabled: isKnown })
  return isKnown && data?.question != null
}

/** Where the question is found again by whoever said "not now". */
export function WaitingPayment() {
  if (!useHasQuestion()) return null
  return (
    <Notice
      tone="warn"
      title="A payment waits in this browser"
      action={
        <ButtonLink href={questionPath} size="sm">
          Choose what to do
        </ButtonLink>
      }
    >
      It isn't linked to an account yet.
    </Notice>
  )
}
