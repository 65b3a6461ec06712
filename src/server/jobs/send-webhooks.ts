import type { Job } from "./job.ts"

/** Sends everything queued for subscribers' servers, including what a killed process left behind. */
export const sendWebhooks: Job = {
  name: "send-webhooks",
  schedule: "* * * * *",
  async run({ webhooks }, log) {
    const arrived = await webhooks.sendDue()
    if (arrived > 0) log.info({ arrived }, "sent webhooks")
  },
}
