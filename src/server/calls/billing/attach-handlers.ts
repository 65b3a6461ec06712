import type { billing as promised } from "../../../contract/billing.ts"
import { type SessionContent, visitorOf } from "../../db/auth/sessions.ts"
import type { AreaHandlers } from "../../handler.ts"
import type { Parts } from "../../parts.ts"
import { Problem } from "../../problem.ts"

/** Resolves a payment waiting in a browser: it belongs to the signed-in user, or not. */
export const attachHandlers = (
  parts: Parts,
): Pick<AreaHandlers<typeof promised>, "attachPayment" | "forgetPayment"> => ({
  async attachPayment({ body }, context) {
    const visitor = visitorOf(context.session, parts.now())
    if (visitor === null) throw new Problem("not_found", { message: "No payment is waiting here anymore." })
    const state = await parts.billing.attach(visitor, context.user.id, body.how)
    parts.mail.soon()
    return { state }
  },

  async forgetPayment(_, context) {
    const { session, user } = context
    const visitor = visitorOf(session, parts.now())
    if (session === null || visitor === null) return undefined
    await parts.billing.forget(visitor)
    parts.mail.soon()
    if (user === null) await context.endSession()
    else await context.changeSession(withoutVisitor(session))
    return undefined
  },
})

/** The session without a waiting payment. */
const withoutVisitor = ({ visitor: _, visitorUntil: __, ...session }: SessionContent): SessionContent => session
