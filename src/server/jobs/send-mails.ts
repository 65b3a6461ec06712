import type { Job } from "./job.ts"

/** Sends everything in the outbox, including what a killed process left behind. */
export const sendMails: Job = {
  name: "send-mails",
  schedule: "* * * * *",
  async run({ mail }, log) {
    const sent = await mail.sendWaiting()
    if (sent > 0) log.info({ sent }, "sent mails")
  },
}
