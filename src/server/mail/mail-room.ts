import type { RenderedMail } from "../../domain/mail/render-letter.ts"
import type { MailRow } from "../db/mail/outbox.ts"
import type { Db } from "../db/open.ts"
import type { Mailer } from "../outside/mail/mailer.ts"

/** The dependencies for sending email. */
export interface MailRoom {
  readonly db: Db
  /** Null if no mail server is configured; then emails stay in the outbox. */
  readonly mailer: Mailer | null
  readonly now: () => Date
  readonly after: (waitMs: number, run: () => void) => () => void
  readonly origin: string
  readonly supportEmail: string | null
  /** The address for messages to the operator; set whenever there is a mailer. */
  readonly operatorEmail: string | null
  /** No money moves, which emails about money must mention. */
  readonly isTest: boolean
  /** Decrypts outbox data before sending; null if its key is gone. */
  readonly open: (sealed: string, context: string) => string | null
  readonly note: (line: string) => void
}

/** The content of an email in the outbox; null for a kind that no longer exists. */
export type RenderMail = (row: Pick<MailRow, "template" | "data">) => RenderedMail | null
