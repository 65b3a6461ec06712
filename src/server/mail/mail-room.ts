import type { RenderedMail } from "../../domain/mail/render-letter.ts"
import type { MailRow } from "../db/mail/outbox.ts"
import type { Db } from "../db/open.ts"
import type { Mailer } from "../outside/mail/mailer.ts"

/** What is needed to send mails. */
export interface MailRoom {
  readonly db: Db
  /** Null where no mail server is configured; then mails stay in the outbox. */
  readonly mailer: Mailer | null
  readonly now: () => Date
  readonly after: (waitMs: number, run: () => void) => () => void
  readonly origin: string
  readonly supportEmail: string | null
  /** Where messages to the operator go; there is one wherever there is a mailer. */
  readonly operatorEmail: string | null
  /** No money moves, which mails about money have to say. */
  readonly isTest: boolean
  /** Opens what is sealed in the outbox until it is sent; null for what was sealed with a key that is gone. */
  readonly open: (sealed: string, context: string) => string | null
  readonly note: (line: string) => void
}

/** What a mail in the outbox says; null for a kind that is none of ours any more. */
export type RenderMail = (row: Pick<MailRow, "template" | "data">) => RenderedMail | null
