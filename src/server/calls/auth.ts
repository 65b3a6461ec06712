import type { auth, SignedInUser } from "../../contract/auth.ts"
import { findUser, type SignedIn } from "../db/account/users.ts"
import type { AreaDeeds, Visit } from "../handler.ts"
import type { Parts } from "../parts.ts"
import { Problem } from "../problem.ts"
import { passesTwoFactor } from "./account/two-factor.ts"
import { checkPassword } from "./auth/check-password.ts"
import { describeUser } from "./auth/describe-user.ts"
import { linkDeeds } from "./auth/link-handlers.ts"
import { halfUserOf, openHalfSession, signIn, signInNew } from "./auth/open-sessions.ts"
import { providerDeeds } from "./auth/provider-handlers.ts"
import { register } from "./auth/register.ts"
import { sessionDeeds } from "./auth/session-handlers.ts"

export const authDeeds = (parts: Parts): AreaDeeds<typeof auth> => ({
  ...providerDeeds(parts),
  ...sessionDeeds(parts),
  ...linkDeeds(parts),

  getUser: (_, { user }) => describeUser(user, parts.now()),

  async register({ body }, visit) {
    const user = await register(parts, body)
    parts.mail.soon()
    return describeUser(await signInNew(parts, user, visit), parts.now())
  },

  async signIn({ body }, visit) {
    const user = await findUser(parts.db, await checkPassword(parts, body, visit))
    if (user === null) throw new Problem("wrong_credentials")
    if (user.twoFactorEnabled) {
      await openHalfSession(parts, user, visit)
      return { twoFactorRequired: true }
    }
    return enter(parts, user, visit)
  },

  async passTwoFactor({ body }, visit) {
    const halfUserId = halfUserOf(parts, visit)
    const user = halfUserId === null ? null : await findUser(parts.db, halfUserId)
    if (user === null) throw new Problem("sign_in_again")
    if (!(await passesTwoFactor(parts, user, body.code, visit))) throw new Problem("wrong_code")
    return enter(parts, user, visit)
  },
})

async function enter(parts: Parts, known: SignedIn, visit: Visit): Promise<SignedInUser> {
  const { user, asksAboutPayment } = await signIn(parts, known, visit)
  return { ...describeUser(user, parts.now()), asksAboutPayment }
}
