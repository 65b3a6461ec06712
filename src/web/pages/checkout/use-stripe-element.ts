import { useEffect, useRef, useState } from "react"
import type { Checkout } from "./begin-checkout.ts"
import { loadStripe, type Stripe, type StripeElement, type StripeElements } from "./stripe-script.ts"

interface Ready {
  readonly stripe: Stripe
  readonly elements: StripeElements
}

/** Mounts Stripe's card field on the page. Nothing is ready until it is. */
export function useStripeElement({ clientSecret, publishableKey }: Checkout) {
  const place = useRef<HTMLDivElement>(null)
  const [ready, setReady] = useState<Ready>()
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    let isGone = false
    let element: StripeElement | undefined
    setFailed(false)
    setReady(undefined)

    async function show() {
      const stripe = await loadStripe(publishableKey ?? "")
      if (isGone || place.current === null) return
      const isDark = document.documentElement.classList.contains("dark")
      const elements = stripe.elements({ clientSecret, appearance: { theme: isDark ? "night" : "stripe" } })
      element = elements.create("payment", { fields: { billingDetails: { email: "never" } } })
      element.on("ready", () => isGone || setReady({ stripe, elements }))
      element.on("loaderror", () => isGone || setFailed(true))
      element.mount(place.current)
    }
    show().catch(() => isGone || setFailed(true))
    return () => {
      isGone = true
      element?.destroy()
    }
  }, [clientSecret, publishableKey])

  return { place, ready, hasFailed }
}
