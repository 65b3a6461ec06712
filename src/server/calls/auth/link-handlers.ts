import type { auth } from "../../../contract/auth.ts"
import { confirmEmail, findPasswordHash, findUserIdByEmail, setEmail, setPassword } from "../../db/account/account.ts"
import { findUser, type SignedIn } from "../../db/account/users.ts"
import { dropLinks, findLink, type LinkPurpose, useUpLink } from "../../db/auth/one-time-links.ts"
import { deleteSessionsOf } from "../../db/auth/sessions.ts"
import type { Db } from "../../db/open.ts"
import type { AreaHandlers, CallContext } from "../../handler.ts"
import type { Parts } from "../../parts.ts"
import { Problem } from "../../problem.ts"
import { refuseTooMany, throttleKey } from "../../throttle.ts"
import { hashToken, mailLink } from "../account/mail-link.ts"
import { noteSecurity } from "../account/note-security.ts"
import { tellUser } from "../account/tell-user.ts"
import { refuseWeak } from "./refuse-weak.ts"
import { openPlace } from "./sign-in-limits.ts"
import { takenName } from "./taken-name.ts"

type LinkKey = "forgotPassword" | "resetPassword" | "verifyEmail" | "resendVerification" | "unlock"

const hour = 3600

export const linkHandlers = (parts: Parts): Pick<AreaHandlers<typeof auth>, LinkKey> => ({
  forgotPassword({ body }, { log }) {
    // Not awaited: the answer's time must not reveal whether the account exists.
    parts.after(0, () => {
      mailReset(parts, body.email).catch((error: unknown) => log.error({ err: error }, "a link could not be mailed"))
    })
    return {
      success: true,
      message: "If there is an account with this address, we have sent a link for a new password to it.",
    }
  },

  async resetPassword({ body }, context) {
    const sought = { ...soughtBy(parts, body.token), purposes: ["reset-password"] as const }
    const user = await findOwner(parts.db, sought)
    refuseWeak(body.password, [user.username, user.email], "password")
    const passwordHash = await parts.passwords.hash(body.password)
    await parts.db.transaction(async (tx) => {
      const link = await useUpLink(tx, sought)
      if (link === null) throw new Problem("link_expired")
      await changePassword(tx, parts, { user, passwordHash, keptSid: null })
      await confirmEmail(tx, { userId: user.id, email: link.email, at: parts.now() })
      await noteSecurity(tx, parts, context, { userId: user.id, event: "password-reset" })
    })
    await openPlace(parts, user, context)
    await parts.billing.claimForAddress(user.id)
    parts.mail.soon()
    return { success: true, message: "Your password has been changed. Please sign in with it." }
  },

  async verifyEmail({ body }, context) {
    const { userId, email } = await useEmailLink(parts, body.token, context)
    const hasClaimed = await parts.billing.claimForAddress(userId)
    parts.mail.soon()
    return { success: true, message: "Thank you. Your email address is confirmed.", email, hasClaimed }
  },

  async unlock({ body }, context) {
    const sought = { ...soughtBy(parts, body.token), purposes: ["unlock"] as const }
    const user = await findOwner(parts.db, sought)
    await parts.db.transaction(async (tx) => {
      if ((await useUpLink(tx, sought)) === null) throw new Problem("link_expired")
      await noteSecurity(tx, parts, context, { userId: user.id, event: "sign-in-unlocked" })
      await openPlace({ ...parts, db: tx }, user, context)
    })
    return { success: true, message: "You can now sign in from here." }
  },

  async resendVerification(_, { user }) {
    if (user.isVerified) return { success: true, message: "Your email address is confirmed already." }
    const { id: userId, email } = user
    await parts.db.transaction((tx) => mailLink(tx, parts, { userId, email, purpose: "verify-email" }))
    parts.mail.soon()
    return { success: true, message: `We have sent a link to ${email}.` }
  },
})

const soughtBy = ({ now }: Parts, token: string) => ({ tokenHash: hashToken(token), now: now() })

async function findOwner(db: Db, sought: Parameters<typeof findLink>[1]): Promise<SignedIn> {
  const link = await findLink(db, sought)
  const user = link && (await findUser(db, link.userId))
  if (!user) throw new Problem("link_expired")
  return user
}

async function mailReset(parts: Parts, typed: string): Promise<void> {
  const { db, now, mail } = parts
  const userId = await findUserIdByEmail(db, typed)
  const user = userId === null ? null : await findUser(db, userId)
  if (user === null) return
  const key = throttleKey("forgot-password", user.id)
  const isTooMany = await refuseTooMany(db, { key, times: 3, seconds: hour }, now()).then(
    () => false,
    () => true,
  )
  if (isTooMany) return
  const hasPassword = (await findPasswordHash(db, user.id)) !== null
  await db.transaction((tx) =>
    hasPassword
      ? mailLink(tx, parts, { userId: user.id, email: user.email, purpose: "reset-password" })
      : tellUser(tx, user, { kind: "sign-in-through-provider" }),
  )
  mail.soon()
}

interface NewPassword {
  readonly user: SignedIn
  readonly passwordHash: string
  /** The session that stays open. */
  readonly keptSid: string | null
}

/** The old password no longer works: sessions end, and pending links are invalidated. */
export async function changePassword(tx: Db, { now }: Parts, { user, passwordHash, keptSid }: NewPassword) {
  await setPassword(tx, user.id, { passwordHash, at: now() })
  await deleteSessionsOf(tx, user.id, keptSid)
  await dropLinks(tx, user.id, ["reset-password", "change-email"])
  await tellUser(tx, user, { kind: "password-changed" })
}

const emailPurposes: readonly LinkPurpose[] = ["verify-email", "change-email"]

async function useEmailLink(
  parts: Parts,
  token: string,
  context: CallContext,
): Promise<{ userId: string; email: string }> {
  const { db, now } = parts
  try {
    return await db.transaction(async (tx) => {
      const link = await useUpLink(tx, { ...soughtBy(parts, token), purposes: emailPurposes })
      const user = link && (await findUser(tx, link.userId))
      if (!user) throw new Problem("link_expired")
      const { email, purpose } = link
      if (purpose === "verify-email") {
        const isStillTheirs = await confirmEmail(tx, { userId: user.id, email, at: now() })
        if (!isStillTheirs) throw new Problem("link_expired")
        await noteSecurity(tx, parts, context, { userId: user.id, event: "email-confirmed" })
        return { userId: user.id, email }
      }
      await setEmail(tx, { userId: user.id, email, at: now() })
      await dropLinks(tx, user.id, ["reset-password", "verify-email"])
      await noteSecurity(tx, parts, context, { userId: user.id, event: "email-changed" })
      await tellUser(tx, user, { kind: "email-changed" })
      return { userId: user.id, email }
    })
  } catch (error) {
    throw takenName(error) ?? error
  }
}
