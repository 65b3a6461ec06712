import {
  type Action,
  type ActionKind,
  finishAction,
  insertAction,
  listPendingActions,
} from "../db/billing/billing-actions.ts"
import { Problem } from "../problem.ts"
import type { Ledger } from "./ledger.ts"

/** An abandoned action is taken over after this long. */
const abandonedMs = 60_000

/**
 * Has the provider do something exactly once, despite failures: the action is recorded first, and its id is the
 * idempotency key for the provider, so repeating it is safe. A key derived from the action would return the old answer
 * to a customer who cancels, comes back and cancels again.
 */
export async function act(
  ledger: Ledger,
  wish: { kind: ActionKind; providerRef: string; userId: string | null },
): Promise<void> {
  await carryOut(ledger, await insertAction(ledger.db, { ...wish, createdAt: ledger.now() }))
}

async function carryOut(ledger: Ledger, { id, kind, providerRef }: Action): Promise<void> {
  const { db, payments, now } = ledger
  const handlers = {
    cancel: () => payments.cancelAtEnd(providerRef, id),
    resume: () => payments.resume(providerRef, id),
    end: () => payments.end(providerRef, id),
    refund: () => payments.refund(providerRef, id),
  }
  try {
    await handlers[kind]()
  } catch (error) {
    // It is unknown whether a request without an answer arrived: it stays recorded and is repeated.
    const isCertain = error instanceof Problem && error.code !== "provider_timed_out"
    if (isCertain) await finishAction(db, id, { at: now(), error: error.code })
    throw error
  }
  await finishAction(db, id, { at: now(), error: null })
}

/** Finishes what a crash or a silent provider left undone. */
export async function finishActions(ledger: Ledger): Promise<void> {
  const before = new Date(ledger.now().getTime() - abandonedMs)
  for (const action of await listPendingActions(ledger.db, before))
    await carryOut(ledger, action).catch(() =>
      ledger.note(`billing: ${action.kind} ${action.id} could not be finished`),
    )
}
