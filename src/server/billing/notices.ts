import { createHash, randomBytes } from "node:crypto"
import type { BillingNotice } from "../../domain/billing/notices.ts"
import { findUser } from "../db/account/users.ts"
import type { Checkout } from "../db/billing/checkouts.ts"
import { insertClaimToken } from "../db/billing/claims.ts"
import { mailedToken, queueMail } from "../db/mail/outbox.ts"
import type { Db } from "../db/open.ts"
import type { Ledger } from "./ledger.ts"

const claimDays = 7
const dayMs = 86_400_000

/** Of a secret that was mailed only this is kept. */
export const hashSecret = (secret: string): string => createHash("sha256").update(secret).digest("base64url")

/** By this a payer's address is found again, however it was typed. */
export const hashAddress = (email: string): string => hashSecret(email.toLowerCase())

interface Notice {
  readonly kind: BillingNotice
  /** What tells this notice from another of its kind; the same is never sent twice. */
  readonly key: string
  readonly userId: string | null
  /** Where there is no account yet, or none any more. */
  readonly payerEmail: string | null
  readonly data: Readonly<Record<string, unknown>>
}

/** Queues a mail about money, with what it is about in one transaction. Without an address there is none. */
export async function notify(tx: Db, { kind, key, userId, payerEmail, data }: Notice): Promise<boolean> {
  const user = userId === null ? null : await findUser(tx, userId)
  const toAddress = user?.email || payerEmail
  if (!toAddress) return false
  return queueMail(tx, { dedupeKey: `${kind}:${key}`, userId, toAddress, template: kind, data })
}

interface Invitation {
  readonly payerEmail: string | null
  readonly reminder: number | "forgotten"
  readonly now: Date
  readonly seal: Ledger["seal"]
}

/** Mails the secret with which a payment can be claimed on any device. A newer one makes the older ones worthless. */
export async function inviteToClaim(
  tx: Db,
  checkout: Pick<Checkout, "id" | "amountCents">,
  { payerEmail, reminder, now, seal }: Invitation,
): Promise<void> {
  const token = randomBytes(32).toString("base64url")
  const isNew = await notify(tx, {
    kind: reminder === 0 ? "claim-payment" : "claim-reminder",
    key: `${checkout.id}:${reminder}`,
    userId: null,
    payerEmail,
    data: { sealedToken: seal(token, mailedToken), amountCents: checkout.amountCents },
  })
  if (!isNew) return
  const expiresAt = new Date(now.getTime() + claimDays * dayMs)
  await insertClaimToken(tx, { tokenHash: hashSecret(token), checkoutId: checkout.id, expiresAt })
}
