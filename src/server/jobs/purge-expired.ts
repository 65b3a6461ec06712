import { restorableMs } from "../../domain/history/restorable.ts"
import { deleteOldSecurityEntries } from "../db/account/security-log.ts"
import { deleteExpiredLinks } from "../db/auth/one-time-links.ts"
import { deleteExpiredSessions } from "../db/auth/sessions.ts"
import { deleteClosedWindows } from "../db/auth/throttles.ts"
import { purgeRemoved } from "../db/history/removed-items.ts"
import { deleteOldMails } from "../db/mail/outbox.ts"
import { deleteOldDeliveries } from "../db/webhook-deliveries.ts"
import type { Job } from "./job.ts"

const dayMs = 86_400_000
const mailDays = 30
const webhookDays = 30
const logDays = 365

/** Nothing reads expired rows; this keeps the tables small, and data no longer than it is needed. */
export const purgeExpired: Job = {
  name: "purge-expired",
  schedule: "7 * * * *",
  async run({ db, now }, log) {
    const sessions = await deleteExpiredSessions(db, now())
    const throttles = await deleteClosedWindows(db, now())
    const links = await deleteExpiredLinks(db, now())
    const mails = await deleteOldMails(db, new Date(now().getTime() - mailDays * dayMs))
    const entries = await deleteOldSecurityEntries(db, new Date(now().getTime() - logDays * dayMs))
    const webhooks = await deleteOldDeliveries(db, new Date(now().getTime() - webhookDays * dayMs))
    const items = await purgeRemoved(db, new Date(now().getTime() - restorableMs))
    log.info({ sessions, throttles, links, mails, webhooks, entries, items }, "purged what had expired")
  },
}
