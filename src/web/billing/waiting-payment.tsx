import { useQuery } from "@tanstack/react-query"
import { checkoutStateQuery } from "../api/checkout-state.ts"
import { useUser } from "../api/user.ts"
import { ButtonLink } from "../parts/buttons/button-link.tsx"
import { Notice } from "../parts/feedback/notice.tsx"

/** The page that asks about a waiting payment. */
export const questionPath = "/attach-payment"

/** Whether a payment waits in this browser for the signed-in user's decision. */
export function useHasQuestion(): boolean {
  const { data: user } = useUser()
  const isKnown = user !== null && user !== undefined
  const { data } = useQuery({ ...checkoutStateQuery, enabled: isKnown })
  return isKnown && data?.question != null
}

/** Where people who said "not now" find the question again. */
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
