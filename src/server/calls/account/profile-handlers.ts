import type { account } from "../../../contract/account.ts"
import { describeDevice } from "../../../domain/account/describe-device.ts"
import { maskAddress } from "../../../domain/account/mask-address.ts"
import { securityEvents } from "../../../domain/account/security-events.ts"
import { changeProfile, findPasswordHash, findUserIdByEmail } from "../../db/account/account.ts"
import { listSecurityEntries } from "../../db/account/security-log.ts"
import { findUser } from "../../db/account/users.ts"
import type { AreaHandlers } from "../../handler.ts"
import type { Parts } from "../../parts.ts"
import { Problem } from "../../problem.ts"
import { describeUser } from "../auth/describe-user.ts"
import { changePassword } from "../auth/link-handlers.ts"
import { refuseWeak } from "../auth/refuse-weak.ts"
import { mailLink } from "./mail-link.ts"
import { noteSecurity } from "./note-security.ts"
import { prove, proveAgain, provePassword } from "./prove.ts"
import { tellUser } from "./tell-user.ts"

type ProfileKey = "changeProfile" | "confirm" | "changePassword" | "changeEmail" | "listSecurityLog"

const shownEntries = 100

export const profileHandlers = (parts: Parts): Pick<AreaHandlers<typeof account>, ProfileKey> => ({
  async changeProfile({ body }, { user }) {
    const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
    await changeProfile(parts.db, user.id, given)
    const changed = await findUser(parts.db, user.id)
    if (changed === null) throw new Problem("not_signed_in")
    return describeUser(changed, parts.now())
  },

  async confirm({ body }, context) {
    await proveAgain(parts, context, body)
    if (context.session !== null)
      await context.changeSession({ ...context.session, confirmedAt: parts.now().toISOString() })
    return { success: true, message: "Thank you. For ten minutes you are not asked again." }
  },

  async changePassword({ body: { currentPassword, newPassword, confirmPassword } }, context) {
    const { user, sessionId } = context
    if ((await findPasswordHash(parts.db, user.id)) === null) throw new Problem("no_password")
    await provePassword(parts, context, { password: currentPassword, path: "currentPassword" })
    if (confirmPassword !== undefined && confirmPassword !== newPassword) throw unlike()
    refuseWeak(newPassword, [user.username, user.email], "newPassword")
    const passwordHash = await parts.passwords.hash(newPassword)
    await parts.db.transaction(async (tx) => {
      await changePassword(tx, parts, { user, passwordHash, keptSid: sessionId })
      await noteSecurity(tx, parts, context, { userId: user.id, event: "password-changed" })
    })
    parts.mail.soon()
    return { success: true, message: "Your password is changed, and every other browser was signed out." }
  },

  async changeEmail({ body: { email, ...proof } }, context) {
    const { user } = context
    await prove(parts, context, proof)
    const owner = await findUserIdByEmail(parts.db, email)
    await parts.db.transaction(async (tx) => {
      // The answer is the same either way: only its owner learns about an address.
      if (owner !== null && owner !== user.id) await tellUser(tx, { id: null, email }, { kind: "address-in-use" })
      else await mailLink(tx, parts, { userId: user.id, email, purpose: "change-email" })
    })
    parts.mail.soon()
    return { success: true, message: `We have sent a link to ${email}. Your address changes when you use it.` }
  },

  async listSecurityLog(_, { user }) {
    const rows = await listSecurityEntries(parts.db, user.id, shownEntries)
    return rows.flatMap(({ id, event, createdAt, agent, address }) => {
      const known = securityEvents.find((name) => name === event)
      const place = { device: describeDevice(agent), address: maskAddress(address) }
      return known === undefined ? [] : [{ id, event: known, at: createdAt.toISOString(), ...place }]
    })
  },
})

function unlike(): Problem {
  const message = "The new passwords don't match"
  return new Problem("bad_input", { message, issues: [{ path: "confirmPassword", message }] })
}
