import type { Job } from "./job.ts"

/** Asks the provider about everything that can still change, in case an event was lost. Also at the start. */
export const reconcileBilling: Job = {
  name: "reconcile-billing",
  schedule: "23 3 * * *",
  async run({ billing }, log) {
    log.info({ subscriptions: await billing.reconcile() }, "compared every subscription with the payment provider")
  },
}
