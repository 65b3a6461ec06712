import { countMinute } from "../db/served-minutes.ts"
import type { Job } from "./job.ts"

/** A minute counts as available if a process was up and reached the database. */
export const noteMinute: Job = {
  name: "note-minute",
  schedule: "* * * * *",
  run: ({ db, now }) => countMinute(db, now()),
}
