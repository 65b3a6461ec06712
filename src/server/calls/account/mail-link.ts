import { createHash, randomBytes } from "node:crypto"
import type { AccountNotice } from "../../../domain/mail/account-notices.ts"
import { insertLink, type LinkPurpose } from "../../db/auth/one-time-links.ts"
import { mailedToken } from "../../db/mail/outbox.ts"
import type { Db } from "../../db/open.ts"
import type { Parts } from "../../parts.ts"
import { tellUser } from "./tell-user.ts"

const minutes: Readonly<Record<LinkPurpose, number>> = {
  "verify-email": 3 * 24 * 60,
  "change-email": 24 * 60,
  "reset-password": 30,
  unlock: 24 * 60,
}

/** Only this hash of an emailed token is stored, with its purpose. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("base64url")

/** Emails a link that works once, for a limited time; earlier ones stop working. */
export async function mailLink(
  tx: Db,
  { now, secrets }: Pick<Parts, "now" | "secrets">,
  { userId, email, purpose }: { userId: string; email: string; purpose: LinkPurpose & AccountNotice },
): Promise<void> {
  const token = randomBytes(32).toString("base64url")
  const tokenHash = hashToken(token)
  const expiresAt = new Date(now().getTime() + minutes[purpose] * 60_000)
  await insertLink(tx, { tokenHash, userId, purpose, email, expiresAt })
  await tellUser(
    tx,
    { id: userId, email },
    { kind: purpose, key: tokenHash, data: { sealedToken: secrets.seal(token, mailedToken) } },
  )
}
