import type { Job } from "./job.ts"

/** Whatever waits for a subscriber's server goes out, also what a process left behind that was killed. */
export const sendWebhooks: Job = {
  name: "send-webhooks",
  schedule: "* * * * *",
  async run({ webhooks }, log) {
    const arrived = await webhooks.sendDue()
    if (arrived > 0) log.info({ arrived }, "sent webhooks")
  },
}
