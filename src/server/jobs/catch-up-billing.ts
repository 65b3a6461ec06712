import type { Job } from "./job.ts"

/** What was left undone about money is not left for long. */
export const catchUpBilling: Job = {
  name: "catch-up-billing",
  schedule: "* * * * *",
  run: ({ billing }) => billing.catchUp(),
}
