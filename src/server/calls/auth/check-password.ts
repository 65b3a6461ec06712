import type { Credentials } from "../../../contract/auth.ts"
import { findCredentials, findUser } from "../../db/account/users.ts"
import { closeWindow, countOne, hasOpenWindow, uncountOne } from "../../db/auth/throttles.ts"
import type { CallContext } from "../../handler.ts"
import type { Parts } from "../../parts.ts"
import { Problem } from "../../problem.ts"
import { refuseTooMany, throttleKey } from "../../throttle.ts"
import { mailLink } from "../account/mail-link.ts"
import { noteSecurity } from "../account/note-security.ts"
import { day, signInLimits } from "./sign-in-limits.ts"

/**
 * The user's id if the password is right. Attempts are counted before they are checked, so that a thousand at once get
 * no further than the limit, and uncounted if they were right. Unknown names take the same path and the same time.
 */
export async function checkPassword(
  parts: Parts,
  { username, password }: Credentials,
  context: CallContext,
): Promise<string> {
  const { db, passwords, now } = parts
  const { pair, fromAddress, toAccount, known } = signInLimits(username, context.address)
  await refuseTooMany(db, fromAddress, now())
  await refuseTooMany(db, pair, now())
  // Guesses from all over the world must not lock out the owner, who signs in from a known place.
  const isKnownPlace = await hasOpenWindow(db, { key: known.key, now: now() })
  if (!isKnownPlace)
    await refuseTooMany(db, toAccount, now()).catch((error: unknown) => refuseLocked(parts, username, context, error))

  const found = await findCredentials(db, username)
  const isRight = await passwords.verify(found?.passwordHash ?? null, password)
  if (found !== null && !isRight) noteFailure(parts, found.userId, context)
  if (found === null || !isRight) throw new Problem("wrong_credentials")

  await closeWindow(db, pair.key)
  await uncountOne(db, fromAddress.key)
  if (!isKnownPlace) await uncountOne(db, toAccount.key)
  await countOne(db, { ...known, now: now() })
  return found.userId
}

/** How an owner in a new place can sign in. Neither the answer nor its time reveals whether the account exists. */
function refuseLocked(parts: Parts, username: string, { log }: CallContext, error: unknown): never {
  parts.after(0, () => {
    mailUnlock(parts, username).catch((failure: unknown) => log.error({ err: failure }, "a link could not be mailed"))
  })
  throw error instanceof Problem ? new Problem("sign_in_locked", error.details) : error
}

/** Once a day during a worldwide attack. */
async function mailUnlock(parts: Parts, username: string): Promise<void> {
  const { db, now, mail } = parts
  const found = await findCredentials(db, username)
  const user = found && (await findUser(db, found.userId))
  if (!user) return
  const { count } = await countOne(db, { key: throttleKey("unlock", user.id), seconds: day, now: now() })
  if (count > 1) return
  await db.transaction((tx) => mailLink(tx, parts, { userId: user.id, email: user.email, purpose: "unlock" }))
  mail.soon()
}

/** Not awaited: the answer must not take longer for an existing name. */
function noteFailure(parts: Parts, userId: string, context: CallContext): void {
  parts.after(0, () => {
    noteSecurity(parts.db, parts, context, { userId, event: "sign-in-failed" }).catch((error: unknown) =>
      context.log.warn({ err: error }, "a failed sign-in could not be noted"),
    )
  })
}
