import type { Db } from "./open.ts"
import { outbox } from "./schema.ts"

interface NewMail {
  /** The same mail is never queued twice. */
  readonly dedupeKey: string
  readonly userId: string | null
  readonly toAddress: string
  readonly template: string
  readonly data: Readonly<Record<string, unknown>>
}

/** Queues a mail, in the transaction that gave the reason for it. Says whether it is new. */
export async function queueMail(tx: Db, mail: NewMail): Promise<boolean> {
  const rows = await tx.insert(outbox).values(mail).onConflictDoNothing().returning({ id: outbox.id })
  return rows.length > 0
}
