import type { Proof } from "../../../contract/account.ts"
import { findPasswordHash } from "../../db/account/account.ts"
import type { SignedIn } from "../../db/account/users.ts"
import type { CallContext } from "../../handler.ts"
import type { Parts } from "../../parts.ts"
import { Problem } from "../../problem.ts"
import { passesTwoFactor } from "./two-factor.ts"

const freshMs = 10 * 60_000

type Owned = CallContext & { readonly user: SignedIn }

const isFresh = (at: string | undefined, { now }: Parts) =>
  at !== undefined && now().getTime() - Date.parse(at) <= freshMs

const wrong = (path: keyof Proof | "currentPassword", message: string) =>
  new Problem("bad_input", { message, issues: [{ path, message }] })

/**
 * Somebody may be sitting at an unlocked browser: irreversible actions require the password or a code, however recent
 * the last one.
 */
export async function proveAgain(parts: Parts, context: Owned, { password, code }: Proof): Promise<void> {
  if (password !== undefined) return provePassword(parts, context, { password, path: "password" })
  if (code !== undefined) {
    if (await passesTwoFactor(parts, context.user, code, context)) return
    throw wrong("code", "The code is not right, or it was used already.")
  }
  if (await hasNothingToAskFor(parts, context)) {
    if (isFresh(context.session?.createdAt, parts)) return
    throw new Problem("proof_required", { message: "Please sign in again, and do this within ten minutes." })
  }
  throw new Problem("proof_required")
}

/** The same, unless proven within the last ten minutes. */
export async function prove(parts: Parts, context: Owned, proof: Proof): Promise<void> {
  const isGiven = proof.password !== undefined || proof.code !== undefined
  if (isGiven || !isFresh(context.session?.confirmedAt, parts)) await proveAgain(parts, context, proof)
}

export async function provePassword(
  { db, passwords }: Parts,
  { user }: Owned,
  { password, path }: { password: string; path: "password" | "currentPassword" },
): Promise<void> {
  const passwordHash = await findPasswordHash(db, user.id)
  if (!(await passwords.verify(passwordHash, password))) throw wrong(path, "The password is not right.")
}

const hasNothingToAskFor = async ({ db }: Parts, { user }: Owned) =>
  !user.twoFactorEnabled && (await findPasswordHash(db, user.id)) === null
