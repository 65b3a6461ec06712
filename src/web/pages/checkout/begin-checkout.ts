import { queryOptions } from "@tanstack/react-query"
import * as z from "zod/mini"
import { billing } from "../../../contract/billing.ts"
import type { CallReply } from "../../../contract/call.ts"
import { send } from "../../api/send.ts"

export type Checkout = CallReply<typeof billing.createSubscription>

/** Requested on load. However often it is requested, the server returns the same subscription. */
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
  // The answer may have set a fresh cookie. Once that is sent, the previous one is invalid: before anything is paid,
  // not after it.
  void send(billing.getCheckout).catch(() => {})
  return checkout
}

export const withoutSecret = "Failed to create payment intent"

/** One tab after the other; locks are unavailable if the page came over plain HTTP from another machine. */
const inTurn = (task: () => Promise<Checkout>): Promise<Checkout> =>
  "locks" in navigator ? navigator.locks.request("checkout", task) : task()
