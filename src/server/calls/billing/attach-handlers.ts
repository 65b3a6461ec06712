import type { billing as promised } from "../../../contract/billing.ts"
import { type SessionContent, visitorOf } from "../../db/auth/sessions.ts"
import type { AreaDeeds } from "../../handler.ts"
import type { Parts } from "../../parts.ts"
import { Problem } from "../../problem.ts"

/** What becomes of a payment that waits in a browser: somebody's who is signed in there, or not theirs. */
export const attachDeeds = (parts: Parts): Pick<AreaDeeds<typeof promised>, "attachPayment" | "forgetPayment"> => ({
  async attachPayment({ body }, visit) {
    const visitor = visitorOf(visit.session, parts.now())
    if (visitor === null) throw new Problem("not_found", { message: "No payment is waiting here anymore." })
    const state = await parts.billing.attach(visitor, visit.user.id, body.how)
    parts.mail.soon()
    return { state }
  },

  async forgetPayment(_, visit) {
    const { session, user } = visit
    const visitor = visitorOf(session, parts.now())
    if (session === null || visitor === null) return undefined
    await parts.billing.forget(visitor)
    parts.mail.soon()
    if (user === null) await visit.endSession()
    else await visit.changeSession(withoutVisitor(session))
    return undefined
  },
})

/** What is left of a session when nothing waits in it any more. */
const withoutVisitor = ({ visitor: _, visitorUntil: __, ...session }: SessionContent): SessionContent => session
