/** The parts of Stripe.js used here, in its release "endive". */
export interface Stripe {
  elements(options: { clientSecret: string; appearance: { theme: "stripe" | "night" } }): StripeElements
  confirmPayment(options: {
    elements: StripeElements
    confirmParams: {
      return_url: string
      payment_method_data: { billing_details: { email: string } }
    }
    redirect: "if_required"
  }): Promise<{
    error?: { message?: string }
    paymentIntent?: { id: string; status: string }
  }>
}

export interface StripeElements {
  create(kind: "payment", options: { fields: { billingDetails: { email: "never" } } }): StripeElement
}

export interface StripeElement {
  mount(place: HTMLElement): void
  on(event: "ready" | "loaderror", listener: (event: { error?: { message?: string } }) => void): void
  destroy(): void
}

declare global {
  interface Window {
    Stripe?: (publishableKey: string) => Stripe
  }
}

/** Stripe requires its script to come from its own host. The release belongs to our server's API version. */
const address = "https://js.stripe.com/endive/stripe.js"

let loading: Promise<void> | undefined

export async function loadStripe(publishableKey: string): Promise<Stripe> {
  if (window.Stripe === undefined) {
    loading ??= loadScript()
    await loading
  }
  if (window.Stripe === undefined) throw new Error("Stripe.js is here and offers nothing")
  return window.Stripe(publishableKey)
}

function loadScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script")
    script.src = address
    script.onload = () => resolve()
    script.onerror = () => {
      loading = undefined
      script.remove()
      reject(new TypeError("Stripe.js did not arrive"))
    }
    document.head.append(script)
  })
}
