/** The content of an email, independent of its design. */
export interface Letter {
  readonly subject: string
  readonly lines: readonly string[]
  /** The one call to action; the path is on our own origin. */
  readonly action?: { readonly label: string; readonly path: string }
  /** The Reply-To address; our own if missing. */
  readonly replyTo?: string
  /** Text below it. */
  readonly end?: readonly string[]
  /** The unsubscribe page; only for optional emails. */
  readonly unsubscribePath?: string
}

/** The data saved with the reason for the email; it may be older than this program. */
export type LetterData = Readonly<Record<string, unknown>>

export type WriteLetter = (data: LetterData) => Letter
