import type { SignedIn } from "../../db/account/users.ts"
import { closeWindow } from "../../db/auth/throttles.ts"
import { countRecoveryCodes, findTwoFactor, takeRecoveryCode, takeStep } from "../../db/auth/two-factor.ts"
import type { CallContext } from "../../handler.ts"
import type { Parts } from "../../parts.ts"
import { refuseTooMany, throttleKey } from "../../throttle.ts"
import { noteSecurity } from "./note-security.ts"
import { hashRecoveryCode } from "./recovery-codes.ts"
import { tellUser } from "./tell-user.ts"
import { findStep } from "./totp.ts"

const quarterHour = 15 * 60
/** The purpose of a secret, besides its owner. */
export const totpContext = (userId: string): string => `two-factor ${userId}`

/** The account's authenticator secret, if any, confirmed or not. */
export async function readTotpSecret({ db, secrets }: Parts, userId: string) {
  const row = await findTwoFactor(db, userId)
  const secret = row && secrets.open(row.secretEncrypted, totpContext(userId))
  return row && secret !== null && secret !== undefined ? { secret, isEnabled: row.isEnabled } : null
}

/** Whether the account accepts this code now; it accepts none twice. Guesses are counted before they are checked. */
export async function passesTwoFactor(
  parts: Parts,
  user: SignedIn,
  code: string,
  context: CallContext,
): Promise<boolean> {
  const { db, now } = parts
  const guesses = throttleKey("two-factor", user.id)
  await refuseTooMany(db, { key: guesses, times: 5, seconds: quarterHour }, now())
  const isRight = await takesCode(parts, user, code, context)
  if (isRight) await closeWindow(db, guesses)
  return isRight
}

async function takesCode(parts: Parts, user: SignedIn, code: string, context: CallContext): Promise<boolean> {
  const typed = code.replaceAll(/\s/g, "")
  if (!/^\d{6}$/.test(typed)) return takesRecoveryCode(parts, user, typed, context)
  const factor = await readTotpSecret(parts, user.id)
  if (factor === null || !factor.isEnabled) return false
  const step = findStep(factor.secret, typed, parts.now())
  return step !== null && takeStep(parts.db, user.id, step)
}

const takesRecoveryCode = (parts: Parts, user: SignedIn, code: string, context: CallContext): Promise<boolean> =>
  parts.db.transaction(async (tx) => {
    const codeHash = hashRecoveryCode(code)
    if (!(await takeRecoveryCode(tx, { userId: user.id, codeHash, at: parts.now() }))) return false
    await noteSecurity(tx, parts, context, { userId: user.id, event: "recovery-code-used" })
    const left = await countRecoveryCodes(tx, user.id)
    await tellUser(tx, user, { kind: "recovery-code-used", key: codeHash, data: { left } })
    return true
  })
