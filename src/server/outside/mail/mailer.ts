export interface OutgoingMail {
  /** The same at every attempt, so that a receiver can recognize a duplicate. */
  readonly messageId: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** In a separate header, for the mail program's button; null if there is nothing to unsubscribe from. */
  readonly unsubscribe: string | null
  /** The Reply-To address; null for the sender. */
  readonly replyTo: string | null
}

/** "later": another attempt may succeed. "never": the recipient's server permanently refuses. */
export type Delivery = { readonly outcome: "sent" } | { readonly outcome: "later" | "never"; readonly reason: string }

/** Delivers our emails. Failures are returned and not thrown. */
export interface Mailer {
  readonly deliver: (mail: OutgoingMail) => Promise<Delivery>
  readonly close: () => void
}
