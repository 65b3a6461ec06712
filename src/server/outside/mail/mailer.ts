export interface OutgoingMail {
  /** The same at every attempt, so that a receiver can tell one that arrived twice. */
  readonly messageId: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Named in a header of its own, for the mail program's button; null where there is nothing to unsubscribe from. */
  readonly unsubscribe: string | null
  /** Whom an answer goes to; null for the sender. */
  readonly replyTo: string | null
}

/** "later": another attempt may succeed. "never": the other side wants no mail for this address. */
export type Delivery = { readonly outcome: "sent" } | { readonly outcome: "later" | "never"; readonly reason: string }

/** Whoever carries our mails. What fails is said and not thrown. */
export interface Mailer {
  readonly deliver: (mail: OutgoingMail) => Promise<Delivery>
  readonly close: () => void
}
