import type { Job } from "./job.ts"

/** What a process left behind when it was killed is finished by another, and what was finished already is not lost. */
export const finishGenerations: Job = {
  name: "finish-generations",
  schedule: "* * * * *",
  async run({ generating }, log) {
    const taken = await generating.finishAbandoned()
    if (taken > 0) log.info({ taken }, "took up generations that were left behind")
  },
}
