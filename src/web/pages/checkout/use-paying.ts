import { useRef, useState } from "react"
import { billing } from "../../../contract/billing.ts"
import { CallError, hasCode } from "../../api/call-error.ts"
import { send } from "../../api/send.ts"
import { toast } from "../../parts/feedback/toast.ts"
import type { Checkout } from "./begin-checkout.ts"
import { hasArrived } from "./has-arrived.ts"

/** The result of an attempt to pay. */
export type Tried =
  | { readonly status: "arrived" }
  | { readonly status: "asks" }
  | { readonly status: "refused"; readonly message: string }
  /** This checkout is closed; a new one must be started. */
  | { readonly status: "stale" }

const unexpected = "An unexpected error occurred. Please try again."
/** How long the success message shows before the next page. */
const readingMs = 1200

/** Shared by both payment forms: pay once, however often the button is pressed, and continue, or say why not. */
export function usePaying({ paymentIntentId }: Checkout, onStale: () => void) {
  const isUnderWay = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function pay(attempt: () => Promise<Tried>): Promise<Tried["status"] | null> {
    if (isUnderWay.current) return null
    isUnderWay.current = true
    setBusy(true)
    setRefusal(undefined)
    const tried = await attempt().catch((error: unknown) => afterTrouble(error, paymentIntentId))
    // The page is leaving: it stays busy, so that nobody pays on the way out.
    if (tried.status === "arrived") return goOn(paymentIntentId).then(() => "arrived")
    isUnderWay.current = false
    setBusy(false)
    if (tried.status === "stale") onStale()
    if (tried.status === "refused") {
      setRefusal(tried.message)
      toast({ title: "Payment Failed", description: tried.message, variant: "destructive", isOnTop: true })
    }
    return tried.status
  }

  return { pay, isBusy, refusal }
}

/** A lost answer may have been a yes, so the server is asked before anybody pays again. */
async function afterTrouble(error: unknown, paymentIntentId: string): Promise<Tried> {
  if (hasCode(error, "card_declined") || hasCode(error, "too_many_requests"))
    return { status: "refused", message: messageOf(error) }
  if (await hasArrived(paymentIntentId)) return { status: "arrived" }
  if (hasCode(error, "not_found") || hasCode(error, "conflict")) return { status: "stale" }
  return { status: "refused", message: unexpected }
}

const messageOf = (error: unknown): string => (error instanceof CallError ? error.serverMessage : null) ?? unexpected

async function goOn(paymentIntentId: string): Promise<void> {
  try {
    await send(billing.verifyPayment, { body: { paymentIntentId } })
  } catch (error) {
    console.warn("The payment was made but could not be verified yet.", error)
    location.assign(`/payment-success?${new URLSearchParams({ payment_intent: paymentIntentId })}`)
    return
  }
  toast({ title: "Payment Successful", description: "Your subscription has been activated!" })
  await new Promise((resolve) => setTimeout(resolve, readingMs))
  location.assign("/payment-success")
}
