import type { Call, CallLimit, Who } from "../../contract/call.ts"
import { hasAccess } from "../../domain/account/access.ts"
import { fullStorage, noticeOf } from "../../domain/account/storage.ts"
import { addStorageUse, findStorageUse, measureStorage, type StorageUse } from "../db/account/storage.ts"
import type { CallContext } from "../handler.ts"
import type { Parts } from "../parts.ts"
import { Problem } from "../problem.ts"
import { refuseTooMany, throttleKey } from "../throttle.ts"
import type { KeyCaller } from "./key-caller.ts"

/**
 * Admits the callers that the call is for. Its refusal of a visitor without access contains the words that the pages
 * look for.
 */
export function refuseStrangers(who: Who, { user }: Pick<CallContext, "user">, now: Date): void {
  if (who === "everybody") return
  if (user === null) throw new Problem("not_signed_in")
  if (who === "access" && !hasAccess(user.subscription, now)) throw new Problem("subscription_required")
}

/** A key opens what it was created for, and nothing that is for people alone. */
export function refuseKey({ scope }: Pick<Call, "scope">, key: KeyCaller["key"] | null): void {
  if (key === null) return
  if (scope === undefined || scope === null) throw new Problem("key_not_allowed")
  if (!key.scopes.includes(scope))
    throw new Problem("scope_required", {
      message: `This API key is not allowed to do this: it needs the permission ${scope}.`,
    })
}

/** How long a measurement is valid, including later additions; and how soon it is repeated for a user without room. */
const [measureEveryMs, measureAgainMs] = [600_000, 5000]

/** Counts data about to be saved, and refuses it if there is no room. Returns the warning for its owner. */
export async function refuseOverStorage(
  { db, now, config }: Parts,
  { userId, bytes }: { userId: string; bytes: number },
): Promise<string | null> {
  const isOlder = ({ measuredAt }: StorageUse, ms: number) => Math.abs(now().getTime() - measuredAt.getTime()) >= ms
  const count = () => addStorageUse(db, userId, { bytes, ...config.storage })
  let use = await findStorageUse(db, userId)
  if (use === null || isOlder(use, measureEveryMs)) use = await measureStorage(db, userId, now())
  let counted = await count()
  if (counted === null && isOlder(use, measureAgainMs)) {
    await measureStorage(db, userId, now())
    counted = await count()
  }
  if (counted === null) throw new Problem("storage_full", { message: fullStorage })
  return noticeOf({ ...counted, ...config.storage })
}

export async function refuseOverLimit(
  { db, now }: Parts,
  { call: { method, path }, limit, context }: { call: Call; limit: CallLimit; context: CallContext },
): Promise<void> {
  // Programs do not use up their owner's limits in the browser.
  const who =
    context.keyId === null ? [context.user?.id ?? context.address] : [context.user?.id ?? context.address, "by key"]
  const caller = limit.per === "user" ? who : [context.address]
  await refuseTooMany(db, { key: throttleKey("call", method, path, ...caller), ...limit }, now())
}
