import {
  countItemsBefore,
  deleteContentBefore,
  insertNotice,
  listUntold,
  takeDueNotice,
} from "../db/history/retention.ts"
import { queueMail } from "../db/mail/outbox.ts"
import type { Db } from "../db/open.ts"
import type { Job } from "./job.ts"

const dayMs = 86_400_000
/** How long before a deletion people are notified. */
const noticeDays = 7
const atOnce = 100

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs)

/** Nothing is kept longer than its owner wants, and nothing is deleted without a notice a week before. */
export const keepRetention: Job = {
  name: "keep-retention",
  schedule: "41 * * * *",
  async run({ db, now }, log) {
    let deleted = 0
    for (let found: number | null = 0; found !== null; deleted += found ?? 0) found = await deleteDue(db, now())
    const told = await tellOthers(db, now())
    if (deleted > 0 || told > 0) log.info({ deleted, told }, "kept what people want kept no longer")
  },
}

/** One user after the other, each in a transaction; null when nobody is left. */
const deleteDue = (db: Db, now: Date): Promise<number | null> =>
  db.transaction(async (tx) => {
    const notice = await takeDueNotice(tx, now)
    if (notice === null) return null
    // Users who have chosen a longer time since then keep their content.
    if (notice.days === null) return 0
    const before = Math.min(daysBefore(now, notice.days).getTime(), notice.madeBefore.getTime())
    return deleteContentBefore(tx, notice.userId, new Date(before))
  })

async function tellOthers(db: Db, now: Date): Promise<number> {
  const keepers = await listUntold(db, { now, noticeDays, limit: atOnce })
  for (const { userId, email, days } of keepers) {
    const madeBefore = daysBefore(now, days - noticeDays)
    const deleteAt = new Date(now.getTime() + noticeDays * dayMs)
    await db.transaction(async (tx) => {
      if (!(await insertNotice(tx, { userId, madeBefore, deleteAt })) || !email) return
      const data = { count: await countItemsBefore(tx, userId, madeBefore), deleteAt: deleteAt.toISOString() }
      const dedupeKey = `retention-notice:${userId}:${deleteAt.toISOString()}`
      await queueMail(tx, { dedupeKey, userId, toAddress: email, template: "retention-notice", data })
    })
  }
  return keepers.length
}
