/** `uploading` until all rows have arrived; `done` when none is left to write. */
export const jobStates = ["uploading", "running", "paused", "done", "cancelled"] as const
export type JobState = (typeof jobStates)[number]

export const rowStates = ["waiting", "written", "accepted", "failed"] as const
export type RowState = (typeof rowStates)[number]

/** The actions on a job and their results. */
const moves = {
  start: { uploading: "running" },
  pause: { running: "paused" },
  resume: { paused: "running" },
  retry: { running: "running", paused: "paused", done: "running" },
  cancel: { uploading: "cancelled", running: "cancelled", paused: "cancelled" },
} as const satisfies Record<string, Partial<Record<JobState, JobState>>>
export type JobMove = keyof typeof moves

/** The states that allow an action, each with its result. */
export const statesFor = (move: JobMove): Readonly<Partial<Record<JobState, JobState>>> => moves[move]
