import type { auth, SignedInUser } from "../../contract/auth.ts"
import { findUser, type SignedIn } from "../db/account/users.ts"
import type { AreaHandlers, CallContext } from "../handler.ts"
import type { Parts } from "../parts.ts"
import { Problem } from "../problem.ts"
import { passesTwoFactor } from "./account/two-factor.ts"
import { checkPassword } from "./auth/check-password.ts"
import { describeUser } from "./auth/describe-user.ts"
import { linkHandlers } from "./auth/link-handlers.ts"
import { halfUserOf, openHalfSession, signIn, signInNew } from "./auth/open-sessions.ts"
import { providerHandlers } from "./auth/provider-handlers.ts"
import { register } from "./auth/register.ts"
import { sessionHandlers } from "./auth/session-handlers.ts"

export const authHandlers = (parts: Parts): AreaHandlers<typeof auth> => ({
  ...providerHandlers(parts),
  ...sessionHandlers(parts),
  ...linkHandlers(parts),

  getUser: (_, { user }) => describeUser(user, parts.now()),

  async register({ body }, context) {
    const user = await register(parts, body)
    parts.mail.soon()
    return describeUser(await signInNew(parts, user, context), parts.now())
  },

  async signIn({ body }, context) {
    const user = await findUser(parts.db, await checkPassword(parts, body, context))
    if (user === null) throw new Problem("wrong_credentials")
    if (user.twoFactorEnabled) {
      await openHalfSession(parts, user, context)
      return { twoFactorRequired: true }
    }
    return enter(parts, user, context)
  },

  async passTwoFactor({ body }, context) {
    const halfUserId = halfUserOf(parts, context)
    const user = halfUserId === null ? null : await findUser(parts.db, halfUserId)
    if (user === null) throw new Problem("sign_in_again")
    if (!(await passesTwoFactor(parts, user, body.code, context))) throw new Problem("wrong_code")
    return enter(parts, user, context)
  },
})

async function enter(parts: Parts, known: SignedIn, context: CallContext): Promise<SignedInUser> {
  const { user, asksAboutPayment } = await signIn(parts, known, context)
  return { ...describeUser(user, parts.now()), asksAboutPayment }
}
