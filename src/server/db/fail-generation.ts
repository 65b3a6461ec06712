import { and, gte, sql } from "drizzle-orm"
import type { WebhookData } from "../../domain/webhooks/events.ts"
import { abandoned, type Lease, leasedBy } from "./generations/generations.ts"
import { tellWhenDone } from "./generations/tell-when-done.ts"
import type { Db } from "./open.ts"
import { queueWebhookEvent } from "./queue-webhook-event.ts"
import { generations } from "./schema.ts"
import type { StoredWriter } from "./stored.ts"

interface Failure {
  readonly code: string
  readonly message: string
  readonly writer: StoredWriter
  readonly at: Date
}

/** A generation that was canceled meanwhile stays canceled, and may still be the last of its run. */
export async function failGeneration(db: Db, hold: Lease, { code, message, writer, at }: Failure): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await tx
      .update(generations)
      .set({ ...failed, errorCode: code, error: message, writer })
      .where(leasedBy(hold))
      .returning(failedColumns)
    await tellWhenDone(tx, hold.id)
    for (const row of rows) await queueFailure(tx, row, at)
  })
}

/** Gives up a generation that was started this often and never finished. */
export async function failExhausted(
  db: Db,
  maxAttempts: number,
  { error, at }: { error: string; at: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const rows = await tx
      .update(generations)
      .set({ ...failed, errorCode: "unexpected", error })
      .where(and(abandoned, gte(generations.attempts, maxAttempts)))
      .returning(failedColumns)
    for (const row of rows) {
      await tellWhenDone(tx, row.generationId)
      await queueFailure(tx, row, at)
    }
  })
}

const failed = { state: "failed", finishedAt: sql`now()` }

const failedColumns = {
  generationId: generations.id,
  userId: generations.userId,
  platform: generations.platform,
  code: sql<string>`coalesce(${generations.errorCode}, 'unexpected')`,
  message: sql<string>`coalesce(${generations.error}, '')`,
}

type Failed = { readonly userId: string } & WebhookData["generation.failed"]

const queueFailure = (tx: Db, { userId, ...data }: Failed, at: Date): Promise<void> =>
  queueWebhookEvent(tx, { userId, at, event: "generation.failed", data })
