/** What a mail says, before anybody decides how it looks. */
export interface Letter {
  readonly subject: string
  readonly lines: readonly string[]
  /** The one thing to do; the path begins at our own origin. */
  readonly action?: { readonly label: string; readonly path: string }
  /** Whom an answer goes to; without one, to us. */
  readonly replyTo?: string
  /** What comes below it. */
  readonly end?: readonly string[]
  /** Where whoever wants no more of its kind says so; only for what nobody has to be told. */
  readonly unsubscribePath?: string
}

/** What was written down with the reason for the mail; it may be older than this program. */
export type LetterData = Readonly<Record<string, unknown>>

export type WriteLetter = (data: LetterData) => Letter
