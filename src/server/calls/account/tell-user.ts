import { randomUUID } from "node:crypto"
import type { AccountNotice } from "../../../domain/mail/account-notices.ts"
import { queueMail } from "../../db/mail/outbox.ts"
import type { Db } from "../../db/open.ts"

interface Notice {
  readonly kind: AccountNotice
  /** Identifies it among others of its kind; without one, it is always sent. */
  readonly key?: string
  readonly data?: Readonly<Record<string, unknown>>
}

/** Queues an email to a user, in the transaction of its subject. */
export async function tellUser(
  tx: Db,
  { id: userId, email: toAddress }: { readonly id: string | null; readonly email: string },
  { kind, key = randomUUID(), data = {} }: Notice,
): Promise<void> {
  if (toAddress !== "") await queueMail(tx, { dedupeKey: `${kind}:${key}`, userId, toAddress, template: kind, data })
}
