import type { CallLimit, Who } from "../../contract/call.ts"
import { hasAccess } from "../../domain/account/access.ts"
import type { Visit } from "../deed.ts"
import type { Parts } from "../parts.ts"
import { Problem } from "../problem.ts"
import { refuseTooMany, throttleKey } from "../throttle.ts"

/** Lets in whoever the call is for. Its refusal of a visitor without access carries the words the pages look for. */
export function refuseStrangers(who: Who, { user }: Pick<Visit, "user">, now: Date): void {
  if (who === "everybody") return
  if (user === null) throw new Problem("not_signed_in")
  if (who === "access" && !hasAccess(user.subscription, now)) throw new Problem("subscription_required")
}

export async function refuseOverLimit(
  { db, now }: Parts,
  { path, limit, visit }: { path: string; limit: CallLimit; visit: Visit },
): Promise<void> {
  const caller = limit.per === "user" ? (visit.user?.id ?? visit.address) : visit.address
  await refuseTooMany(db, { key: throttleKey("call", path, caller), ...limit }, now())
}
