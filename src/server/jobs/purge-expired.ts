import { deleteExpiredSessions } from "../db/sessions.ts"
import { deleteClosedWindows } from "../db/throttles.ts"
import type { Job } from "./job.ts"

/** Nothing reads what has expired; this only keeps the tables small. */
export const purgeExpired: Job = {
  name: "purge-expired",
  schedule: "7 * * * *",
  async run({ db, now }, log) {
    const sessions = await deleteExpiredSessions(db, now())
    const throttles = await deleteClosedWindows(db, now())
    log.info({ sessions, throttles }, "purged what had expired")
  },
}
