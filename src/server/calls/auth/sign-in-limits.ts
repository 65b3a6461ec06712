import { type SignedIn, usernameKey } from "../../db/account/users.ts"
import { closeWindow, countOne } from "../../db/auth/throttles.ts"
import type { CallContext } from "../../handler.ts"
import type { Parts } from "../../parts.ts"
import { throttleKey } from "../../throttle.ts"

const quarterHour = 15 * 60
export const day = 24 * 60 * 60
const season = 90 * day

/** Counted when somebody tries a name from an address. */
export const signInLimits = (typed: string, address: string) => {
  const name = usernameKey(typed)
  return {
    pair: { key: throttleKey("sign-in", name, address), times: 5, seconds: quarterHour },
    fromAddress: { key: throttleKey("sign-in-address", address), times: 50, seconds: quarterHour },
    toAccount: { key: throttleKey("sign-in-account", name), times: 100, seconds: day },
    /** Open while the name has signed in from this place before. */
    known: { key: throttleKey("sign-in-known", name, address), seconds: season },
  }
}

/** The owner has access to the mailbox: from here they may try, however many guess elsewhere. */
export async function openPlace(
  { db, now }: Parts,
  user: SignedIn,
  { address }: Pick<CallContext, "address">,
): Promise<void> {
  for (const name of [user.username, user.email]) {
    if (name === null || name === "") continue
    const { pair, known } = signInLimits(name, address)
    await closeWindow(db, pair.key)
    await countOne(db, { ...known, now: now() })
  }
}
