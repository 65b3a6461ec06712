import { queryOptions } from "@tanstack/react-query"
import * as z from "zod/mini"
import { billing } from "../../../contract/billing.ts"
import type { CallReply } from "../../../contract/call.ts"
import { send } from "../../api/send.ts"

export type Checkout = CallReply<typeof billing.createSubscription>

/** Asked for on load. However often it is asked, the server gives the same subscription. */
export const checkoutQuery = queryOptions({
  queryKey: [billing.createSubscription.path],
  queryFn: () => inTurn(beginCheckout),
  retry: false,
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})

async function beginCheckout(): Promise<Checkout> {
  const checkout = await send(billing.createSubscription).catch((error: unknown) => {
    throw error instanceof z.core.$ZodError ? new Error(withoutSecret) : error
  })
  if (checkout.clientSecret === "") throw new Error(withoutSecret)
  // The answer may have brought this browser a fresh cookie. Once that is shown, the one before it is worthless: before
  // anything is paid, and not after it.
  void send(billing.getCheckout).catch(() => {})
  return checkout
}

export const withoutSecret = "Failed to create payment intent"

/** One tab after the other; locks are missing where the page came over plain HTTP from another machine. */
const inTurn = (task: () => Promise<Checkout>): Promise<Checkout> =>
  "locks" in navigator ? navigator.locks.request("checkout", task) : task()
