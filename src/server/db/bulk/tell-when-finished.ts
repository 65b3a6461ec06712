import { and, eq } from "drizzle-orm"
import { queueMail } from "../mail/outbox.ts"
import type { Db } from "../open.ts"
import { userSettings, users } from "../schema.ts"

interface Finished {
  readonly jobId: string
  readonly fileName: string
  readonly written: number
  readonly failed: number
}

/** An email to users who want one: a job may take all night. A retried job ends, and is announced, again. */
export async function tellWhenFinished(tx: Db, userId: string, at: Date, data: Finished): Promise<void> {
  const [user] = await tx
    .select({ email: users.email })
    .from(users)
    .innerJoin(userSettings, eq(userSettings.userId, users.id))
    .where(and(eq(users.id, userId), userSettings.emailNotifications, userSettings.generationComplete))
  if (!user?.email) return
  const dedupeKey = `bulk-finished:${data.jobId}:${at.toISOString()}`
  await queueMail(tx, { dedupeKey, userId, toAddress: user.email, template: "bulk-finished", data: { ...data } })
}
