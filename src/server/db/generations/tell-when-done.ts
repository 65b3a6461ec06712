import { and, desc, eq, inArray, sql } from "drizzle-orm"
import { queueMail } from "../mail/outbox.ts"
import type { Db } from "../open.ts"
import { contentHistory, generations, userSettings, users } from "../schema.ts"

/**
 * An email to users who want one, once per click: the last of a run's generations sends it, however that one ended. A
 * click without any result sends none: the page has already told its user.
 */
export async function tellWhenDone(tx: Db, id: string): Promise<void> {
  const [user] = await tx
    .select({ userId: users.id, email: users.email, run: generations.run })
    .from(generations)
    .innerJoin(users, eq(users.id, generations.userId))
    .innerJoin(userSettings, eq(userSettings.userId, users.id))
    .where(and(eq(generations.id, id), userSettings.emailNotifications, userSettings.generationComplete))
  if (!user?.email) return
  const { userId, email: toAddress, run } = user
  if (run !== null) await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${run}))`)
  const pressed = and(eq(generations.userId, userId), run === null ? eq(generations.id, id) : eq(generations.run, run))
  if ((await tx.$count(generations, and(pressed, inArray(generations.state, ["queued", "running"])))) > 0) return
  const written = await tx
    .select({ itemId: contentHistory.id, title: contentHistory.title, count: generations.total })
    .from(generations)
    .innerJoin(contentHistory, eq(contentHistory.generationId, generations.id))
    .where(and(pressed, eq(generations.state, "done")))
    .orderBy(desc(generations.finishedAt))
  const [last] = written
  if (last === undefined) return
  const data = { ...last, count: written.reduce((sum, { count }) => sum + count, 0) }
  const dedupeKey = `generation-complete:${run ?? id}`
  await queueMail(tx, { dedupeKey, userId, toAddress, template: "generation-complete", data })
}
