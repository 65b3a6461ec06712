import { and, eq, lte } from "drizzle-orm"
import type { Db } from "../open.ts"
import { billingActions } from "../schema.ts"

export const actionKinds = ["cancel", "resume", "end", "refund"] as const
export type ActionKind = (typeof actionKinds)[number]

export interface Action {
  readonly id: string
  readonly kind: ActionKind
  /** The target: a subscription, or a payment to refund. */
  readonly providerRef: string
}

interface NewAction extends Omit<Action, "id"> {
  readonly userId: string | null
  readonly createdAt: Date
}

/** Recorded before the provider is asked. A concurrent request for the same action gets the same record. */
export async function insertAction(db: Db, action: NewAction): Promise<Action> {
  const { kind, providerRef } = action
  for (;;) {
    const [made] = await db
      .insert(billingActions)
      .values(action)
      .onConflictDoNothing()
      .returning({ id: billingActions.id })
    if (made) return { id: made.id, kind, providerRef }
    const [pending] = await db
      .select({ id: billingActions.id })
      .from(billingActions)
      .where(
        and(
          eq(billingActions.kind, kind),
          eq(billingActions.providerRef, providerRef),
          eq(billingActions.state, "pending"),
        ),
      )
    if (pending) return { id: pending.id, kind, providerRef }
    // It was finished between the two queries; this is a new one.
  }
}

export async function finishAction(
  db: Db,
  id: string,
  { at, error }: { at: Date; error: string | null },
): Promise<void> {
  await db
    .update(billingActions)
    .set({ state: error === null ? "done" : "failed", lastError: error, finishedAt: at })
    .where(and(eq(billingActions.id, id), eq(billingActions.state, "pending")))
}

export async function listPendingActions(db: Db, before: Date): Promise<Action[]> {
  const rows = await db
    .select()
    .from(billingActions)
    .where(and(eq(billingActions.state, "pending"), lte(billingActions.createdAt, before)))
    .limit(200)
  return rows.flatMap(({ id, kind: stored, providerRef }) => {
    const kind = actionKinds.find((known) => known === stored)
    return kind === undefined || providerRef === null ? [] : [{ id, kind, providerRef }]
  })
}
