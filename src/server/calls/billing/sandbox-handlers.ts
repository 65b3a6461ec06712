import type { billing as promised } from "../../../contract/billing.ts"
import type { AreaHandlers, CallContext } from "../../handler.ts"
import type { Parts } from "../../parts.ts"
import { Problem } from "../../problem.ts"

const hourMs = 3_600_000

type SandboxKey = "confirmInSandbox" | "authorizeInSandbox" | "changeCardInSandbox" | "moveClock" | "actInSandbox"

/** Only possible if no money moves. Otherwise these calls do not exist. */
export function sandboxHandlers(parts: Parts): Pick<AreaHandlers<typeof promised>, SandboxKey> {
  const { billing, clock } = parts
  const sandbox = () => {
    if (parts.sandbox === null) throw new Problem("not_found")
    return parts.sandbox
  }
  /** Even if it was declined: the provider reports that too. */
  const tellOf = async <T>(work: Promise<T>): Promise<T> => work.finally(() => billing.receiveFromSandbox())
  return {
    async confirmInSandbox({ body }) {
      const { clientSecret, email = null, card } = body
      return { paymentIntent: await tellOf(sandbox().confirm({ clientSecret, email, cardNumber: card.number })) }
    },

    async authorizeInSandbox({ body }) {
      return { paymentIntent: await tellOf(sandbox().authorize(body)) }
    },

    async changeCardInSandbox({ body }, { user }) {
      const current = await billing.current(user.id)
      if (current === null || current.hasEnded) throw new Problem("no_subscription")
      await tellOf(sandbox().changeCard(current.providerId, body.card.number))
      return { success: true, message: "Your card was changed." }
    },

    async moveClock({ body }, context) {
      refuseElsewhere(context)
      const { days = 0, hours = 0 } = body
      sandbox()
      await clock.move((days * 24 + hours) * hourMs)
      await billing.reconcile()
      // Moving the clock must not sign out the developer.
      const at = clock.now().toISOString()
      if (context.session !== null) await context.openSession({ ...context.session, createdAt: at, seenAt: at })
      return { now: at }
    },

    async actInSandbox({ body }, context) {
      refuseElsewhere(context)
      await tellOf(sandbox().act(body.paymentIntentId, body.act))
      return { success: true, message: "Done." }
    },
  }
}

function refuseElsewhere({ mayDevelop }: CallContext): void {
  if (!mayDevelop) throw new Problem("not_found")
}
