import type { Job } from "./job.ts"

/** If a process was killed, another one continues its lists of pages; finished analyses stay. */
export const finishBatches: Job = {
  name: "finish-batches",
  schedule: "* * * * *",
  async run({ analyzing }, log) {
    const taken = await analyzing.finishAbandoned()
    if (taken > 0) log.info({ taken }, "resumed interrupted analyses of several pages")
  },
}
