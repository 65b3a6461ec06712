import { and, eq, inArray, ne, sql } from "drizzle-orm"
import type { Db } from "./open.ts"
import { queueMail } from "./outbox.ts"
import { generations, userSettings, users } from "./schema.ts"

interface Done {
  readonly id: string
  readonly userId: string
  readonly itemId: string
  readonly title: string
  readonly count: number
}

/** A mail to whoever wants one, once for a press of the button: the last of a run's generations brings it. */
export async function tellWhenDone(tx: Db, { id, userId, itemId, title, count }: Done): Promise<void> {
  const [user] = await tx
    .select({ email: users.email, run: generations.run })
    .from(users)
    .innerJoin(userSettings, eq(userSettings.userId, users.id))
    .innerJoin(generations, eq(generations.id, id))
    .where(and(eq(users.id, userId), userSettings.emailNotifications, userSettings.generationComplete))
  if (!user?.email || (user.run !== null && !(await isLastOf(tx, user.run, id)))) return
  const dedupeKey = `generation-complete:${user.run ?? id}`
  const data = { itemId, title, count }
  await queueMail(tx, { dedupeKey, userId, toAddress: user.email, template: "generation-complete", data })
}

/** Two that end at the same moment must not each take the other for the last, so one looks after the other. */
async function isLastOf(tx: Db, run: string, id: string): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${run}))`)
  const others = await tx
    .select({ id: generations.id })
    .from(generations)
    .where(and(eq(generations.run, run), ne(generations.id, id), inArray(generations.state, ["queued", "running"])))
    .limit(1)
  return others.length === 0
}
