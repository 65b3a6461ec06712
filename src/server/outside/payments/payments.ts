import type { Charge, ProviderSubscription } from "../../../domain/billing/standing.ts"

/** A subscription that is to be begun. The same checkout and attempt always get the same one. */
export interface Order {
  readonly checkoutId: string
  readonly attempt: number
  readonly priceId: string
}

/** What the browser needs to pay for a subscription, and by what the payment is known. */
export interface Unpaid {
  readonly clientSecret: string
  readonly paymentId: string
}

/** Everything the provider says of one subscription, at one moment. */
export interface Account {
  readonly subscription: ProviderSubscription
  readonly charges: readonly Charge[]
  /** Null once it is paid, or when it cannot be paid any more. */
  readonly unpaid: Unpaid | null
  /** The address that was given with the payment. */
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

/** Something that happened at the provider: a hint where to look, and never what to believe. */
export interface ProviderEvent {
  readonly id: string
  readonly type: string
  readonly objectId: string | null
  readonly created: Date
  /** Whatever of these the event names leads to the subscription. */
  readonly subscriptionId: string | null
  readonly paymentId: string | null
  readonly customerId: string | null
}

/**
 * Whoever takes the money. Everything may be asked for again with the same key, and then happens once. Failures leave
 * as Problems (provider_failed, provider_timed_out).
 */
export interface Payments {
  readonly provider: "stripe" | "sandbox"
  /** What a new subscriber pays by. */
  readonly priceId: string
  begin(order: Order): Promise<Account>
  /** Null where the provider knows none by that id. */
  lookUp(subscriptionId: string): Promise<Account | null>
  findPayment(paymentId: string): Promise<Payment | null>
  /** Receipts go to this address from now on. */
  tellAddress(customerId: string, email: string): Promise<void>
  cancelAtEnd(subscriptionId: string, key: string): Promise<void>
  resume(subscriptionId: string, key: string): Promise<void>
  end(subscriptionId: string, key: string): Promise<void>
  refund(paymentId: string, key: string): Promise<void>
  /** Where somebody changes their card, and comes back from to `returnUrl`. */
  openPortal(customerId: string, returnUrl: string): Promise<string>
  /** Null where nobody we trust has signed it, or not lately. */
  readEvent(body: Uint8Array, signature: string): Promise<ProviderEvent | null>
  /** What is wrong with how this installation and the provider are set up, as a sentence. */
  findFault(): Promise<string | null>
}
