import type { Credentials } from "../../../contract/auth.ts"
import { closeWindow, countOne, hasOpenWindow, uncountOne } from "../../db/throttles.ts"
import { findCredentials, usernameKey } from "../../db/users.ts"
import type { Visit } from "../../deed.ts"
import type { Parts } from "../../parts.ts"
import { Problem } from "../../problem.ts"
import { refuseTooMany, throttleKey } from "../../throttle.ts"
import { noteSecurity } from "../account/note-security.ts"

const quarterHour = 15 * 60
const day = 24 * 60 * 60
const season = 90 * day

/**
 * The user's id if the password is right. Tries are counted before they are made, so that a thousand at once get no
 * further than the limit, and taken back when they were right. Unknown names go the same way and take the same time.
 */
export async function checkPassword(parts: Parts, { username, password }: Credentials, visit: Visit): Promise<string> {
  const { db, passwords, now } = parts
  const { address } = visit
  const name = usernameKey(username)
  const pair = throttleKey("sign-in", name, address)
  const fromAddress = throttleKey("sign-in-address", address)
  const toAccount = throttleKey("sign-in-account", name)
  const known = throttleKey("sign-in-known", name, address)
  await refuseTooMany(db, { key: fromAddress, times: 50, seconds: quarterHour }, now())
  await refuseTooMany(db, { key: pair, times: 5, seconds: quarterHour }, now())
  // Guesses from all over the world must not lock the owner out, who signs in from where they did before.
  const isKnownPlace = await hasOpenWindow(db, { key: known, now: now() })
  if (!isKnownPlace) await refuseTooMany(db, { key: toAccount, times: 100, seconds: day }, now())

  const found = await findCredentials(db, username)
  const isRight = await passwords.verify(found?.passwordHash ?? null, password)
  if (found !== null && !isRight) noteFailure(parts, found.userId, visit)
  if (found === null || !isRight) throw new Problem("wrong_credentials")

  await closeWindow(db, pair)
  await uncountOne(db, fromAddress)
  if (!isKnownPlace) await uncountOne(db, toAccount)
  await countOne(db, { key: known, seconds: season, now: now() })
  return found.userId
}

/** Not waited for: an answer must not take longer because there is such a name. */
function noteFailure(parts: Parts, userId: string, visit: Visit): void {
  parts.after(0, () => {
    noteSecurity(parts.db, parts, visit, { userId, event: "sign-in-failed" }).catch((error: unknown) =>
      visit.log.warn({ err: error }, "a failed sign-in could not be noted"),
    )
  })
}
