import type { Job } from "./job.ts"

/** Whatever waits in the outbox goes out, also what a process left behind that was killed. */
export const sendMails: Job = {
  name: "send-mails",
  schedule: "* * * * *",
  async run({ mail }, log) {
    const sent = await mail.sendWaiting()
    if (sent > 0) log.info({ sent }, "sent mails")
  },
}
