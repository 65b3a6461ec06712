import type { Registration } from "../../../contract/auth.ts"
import { findUser, insertUserWithPassword, type SignedIn } from "../../db/account/users.ts"
import type { Parts } from "../../parts.ts"
import { Problem } from "../../problem.ts"
import { mailLink } from "../account/mail-link.ts"
import { refuseWeak } from "./refuse-weak.ts"
import { takenName } from "./taken-name.ts"

export async function register(parts: Parts, body: Registration): Promise<SignedIn> {
  const { db, passwords } = parts
  const { password, ...person } = body
  refuseWeak(password, [person.username, person.email], "password")
  const passwordHash = await passwords.hash(password)
  try {
    return await db.transaction(async (tx) => {
      const userId = await insertUserWithPassword(tx, { ...person, passwordHash })
      await mailLink(tx, parts, { userId, email: person.email, purpose: "verify-email" })
      const user = await findUser(tx, userId)
      if (user === null) throw new Problem("unexpected")
      return user
    })
  } catch (error) {
    throw takenName(error) ?? error
  }
}
