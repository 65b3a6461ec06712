import type { account } from "../../../contract/account.ts"
import { deleteUser } from "../../db/account/account.ts"
import { deleteSessionsOf } from "../../db/auth/sessions.ts"
import type { AreaHandlers } from "../../handler.ts"
import type { Parts } from "../../parts.ts"
import { Problem } from "../../problem.ts"
import { exportAccount } from "./export-account.ts"
import { noteSecurity } from "./note-security.ts"
import { prove, proveAgain } from "./prove.ts"
import { tellUser } from "./tell-user.ts"

/** What the books have to keep, explained to the departing user. */
const kept = [
  "Amounts, dates and invoice numbers of payments, as tax law asks, without your name.",
  "The payment provider's own records of what it charged.",
  "Stories you published, without your account.",
  "Backups, for at most 60 days.",
]

export const exportAndDeleteHandlers = (parts: Parts): Pick<AreaHandlers<typeof account>, "exportAll" | "remove"> => ({
  async exportAll({ query }, context) {
    await prove(parts, context, {})
    await noteSecurity(parts.db, parts, context, { userId: context.user.id, event: "data-exported" })
    return exportAccount(parts, context.user.id, query.format ?? "zip")
  },

  async remove({ body }, context) {
    const { user } = context
    await proveAgain(parts, context, body)
    await stopRenewing(parts, user.id)
    await parts.db.transaction(async (tx) => {
      await deleteSessionsOf(tx, user.id)
      await deleteUser(tx, user.id)
      await tellUser(tx, { id: null, email: user.email }, { kind: "account-deleted" })
    })
    // An older backup still has the account; this line deletes it again after a restore.
    context.log.info({ userId: user.id }, "an account was deleted")
    await context.endSession()
    parts.mail.soon()
    return { success: true, message: "Your account and everything in it are deleted.", kept }
  },
})

/** Billing must stop first: until the provider confirms it, the account stays. */
async function stopRenewing({ billing }: Parts, userId: string): Promise<void> {
  try {
    await billing.cancel(userId)
  } catch (error) {
    if (!(error instanceof Problem && error.code === "no_subscription")) throw error
  }
}
