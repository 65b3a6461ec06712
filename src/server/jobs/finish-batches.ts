import type { Job } from "./job.ts"

/** Several pages whose process was killed are gone on with by another; what was analyzed already stays. */
export const finishBatches: Job = {
  name: "finish-batches",
  schedule: "* * * * *",
  async run({ analyzing }, log) {
    const taken = await analyzing.finishAbandoned()
    if (taken > 0) log.info({ taken }, "took up analyses of several pages that were left behind")
  },
}
