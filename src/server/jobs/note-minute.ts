import { countMinute } from "../db/served-minutes.ts"
import type { Job } from "./job.ts"

/** A minute counts as served when a process was up in it and reached the database. */
export const noteMinute: Job = {
  name: "note-minute",
  schedule: "* * * * *",
  run: ({ db, now }) => countMinute(db, now()),
}
