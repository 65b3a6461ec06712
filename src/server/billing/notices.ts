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

/** Only this hash of an emailed secret is stored. */
export const hashSecret = (secret: string): string => createHash("sha256").update(secret).digest("base64url")

/** Finds a payer's address again, however it was typed. */
export const hashAddress = (email: string): string => hashSecret(email.toLowerCase())

interface Notice {
  readonly kind: BillingNotice
  /** Identifies this notice among others of its kind; the same one is never sent twice. */
  readonly key: string
  readonly userId: string | null
  /** Used if there is no account yet, or no longer one. */
  readonly payerEmail: string | null
  readonly data: Readonly<Record<string, unknown>>
}

/** Queues an email about money, in the transaction of its subject. Without an address, none is sent. */
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

/** Emails the secret that claims a payment on any device. A newer one invalidates the older ones. */
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
