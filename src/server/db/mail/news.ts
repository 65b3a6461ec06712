import { createHash } from "node:crypto"
import { and, eq, isNotNull, or } from "drizzle-orm"
import type { Db } from "../open.ts"
import { userSettings, users } from "../schema.ts"
import { queueMail } from "./outbox.ts"

/** Users who want news, with a confirmed address. */
const listReaders = (db: Db) =>
  db
    .select({ userId: users.id, email: users.email })
    .from(users)
    .innerJoin(userSettings, eq(userSettings.userId, users.id))
    .where(and(userSettings.marketingEmails, or(users.isVerified, isNotNull(users.emailVerifiedAt))))

/** Queues an email to everybody who wants such emails, once per text and user. Returns how many. */
export function queueNews(db: Db, words: { readonly subject: string; readonly text: string }): Promise<number> {
  const print = createHash("sha256").update(JSON.stringify(words)).digest("base64url")
  return db.transaction(async (tx) => {
    let queued = 0
    for (const { userId, email } of await listReaders(tx)) {
      if (!email) continue
      const mail = { dedupeKey: `news:${print}:${userId}`, userId, toAddress: email, template: "news", data: words }
      if (await queueMail(tx, mail)) queued++
    }
    return queued
  })
}
