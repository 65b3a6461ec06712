import type { Job } from "./job.ts"

/** Another process finishes what a killed one left behind, without losing what was already done. */
export const finishGenerations: Job = {
  name: "finish-generations",
  schedule: "* * * * *",
  async run({ generating }, log) {
    const taken = await generating.finishAbandoned()
    if (taken > 0) log.info({ taken }, "resumed interrupted generations")
  },
}
