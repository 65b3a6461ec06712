import type { Job } from "./job.ts"

/** Unfinished work about money is soon completed. */
export const catchUpBilling: Job = {
  name: "catch-up-billing",
  schedule: "* * * * *",
  run: ({ billing }) => billing.catchUp(),
}
