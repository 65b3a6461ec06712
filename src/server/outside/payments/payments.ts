import type { Charge, ProviderSubscription } from "../../../domain/billing/standing.ts"

/** A subscription to start. The same checkout and attempt always get the same one. */
export interface Order {
  readonly checkoutId: string
  readonly attempt: number
  readonly priceId: string
}

/** What the browser needs to pay for a subscription, and the payment's id. */
export interface Unpaid {
  readonly clientSecret: string
  readonly paymentId: string
}

/** The provider's complete state of one subscription, at one moment. */
export interface Account {
  readonly subscription: ProviderSubscription
  readonly charges: readonly Charge[]
  /** Null once it is paid, or can no longer be paid. */
  readonly unpaid: Unpaid | null
  /** The address given with the payment. */
  readonly payerEmail: string | null
  readonly card: { readonly brand: string; readonly lastDigits: string } | null
}

export interface Payment {
  readonly id: string
  readonly status: "open" | "processing" | "succeeded" | "failed"
  readonly receivedCents: number
  readonly currency: string
  readonly customerId: string | null
}

/** An event at the provider: a hint where to look, never to be trusted. */
export interface ProviderEvent {
  readonly id: string
  readonly type: string
  readonly objectId: string | null
  readonly created: Date
  /** Whichever of these the event contains leads to the subscription. */
  readonly subscriptionId: string | null
  readonly paymentId: string | null
  readonly customerId: string | null
}

/**
 * The payment provider. Any request may be repeated with the same key, and then happens once. Failures are Problems
 * (provider_failed, provider_timed_out).
 */
export interface Payments {
  readonly provider: "stripe" | "sandbox"
  /** A new subscriber's payment details. */
  readonly priceId: string
  begin(order: Order): Promise<Account>
  /** Null if the provider knows none with that id. */
  lookUp(subscriptionId: string): Promise<Account | null>
  findPayment(paymentId: string): Promise<Payment | null>
  /** Receipts go to this address from now on. */
  tellAddress(customerId: string, email: string): Promise<void>
  cancelAtEnd(subscriptionId: string, key: string): Promise<void>
  resume(subscriptionId: string, key: string): Promise<void>
  end(subscriptionId: string, key: string): Promise<void>
  refund(paymentId: string, key: string): Promise<void>
  /** The page for changing a card, which leads back to `returnUrl`. */
  openPortal(customerId: string, returnUrl: string): Promise<string>
  /** Null if it has no valid and recent signature. */
  readEvent(body: Uint8Array, signature: string): Promise<ProviderEvent | null>
  /** A mismatch between this installation and the provider, as a sentence. */
  findFault(): Promise<string | null>
}
