import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query"
import { useEffect } from "react"
import { useSearch } from "wouter"
import { billing } from "../../../contract/billing.ts"
import { checkoutStateQuery } from "../../api/checkout-state.ts"
import { isUnreachable } from "../../api/explain.ts"
import { send } from "../../api/send.ts"
import { refetchUser } from "../../api/user.ts"
import { toast } from "../../parts/feedback/toast.ts"
import { clearReturn } from "./clear-return.ts"

export type Verification = "verifying" | "success" | "manual-needed" | "nothing" | "open" | "refunded" | "unreachable"

/** The server's state of the payment after returning from the provider. The address alone proves nothing. */
export function useVerification() {
  const client = useQueryClient()
  const paymentIntentId = new URLSearchParams(useSearch()).get("payment_intent")
  const { data, isFetching, refetch } = useQuery({
    queryKey: [billing.verifyPayment.path, paymentIntentId],
    queryFn: async () => {
      const found = await verify(client, paymentIntentId)
      // A user who was signed in while paying is now a subscriber; and the page must not change again once it shows.
      if (found === "success") await Promise.all([refetchUser(client), client.prefetchQuery(checkoutStateQuery)])
      return found
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const verification = data ?? "verifying"
  useEffect(clearReturn, [])
  useEffect(() => announce(verification), [verification])
  return { verification, paymentIntentId, isChecking: isFetching, checkAgain: () => void refetch() }
}

async function verify(client: QueryClient, paymentIntentId: string | null): Promise<Verification> {
  try {
    if (paymentIntentId === null) return await askWhatIsPaid(client)
    const { state } = await send(billing.verifyPayment, { body: { paymentIntentId } })
    return state === "refunded" ? "refunded" : "success"
  } catch (error) {
    return isUnreachable(error) ? "unreachable" : "manual-needed"
  }
}

async function askWhatIsPaid(client: QueryClient): Promise<Verification> {
  const { state } = await client.fetchQuery(checkoutStateQuery)
  if (state === "paid" || state === "claimed") return "success"
  return state === "none" ? "nothing" : state
}

function announce(verification: Verification): void {
  if (verification === "success")
    toast({
      title: "Subscription Activated",
      description: "Your payment has been verified and subscription activated!",
    })
  if (verification === "manual-needed")
    toast({
      title: "Verification Needed",
      description: "Payment succeeded but we need to verify your subscription. Please contact support.",
      variant: "destructive",
    })
}
