import { findDoubted, gatherWords as gatherFor } from "../db/history/search-words.ts"
import type { Job } from "./job.ts"

/** Removes words that occurred only in deleted or rewritten texts. */
export const gatherWords: Job = {
  name: "gather-words",
  schedule: "23 3 * * *",
  async run({ db }, log) {
    let users = 0
    for (let user = await findDoubted(db, ""); user !== null; user = await findDoubted(db, user)) {
      await gatherFor(db, user)
      users++
    }
    if (users > 0) log.info({ users }, "gathered the words that a search may mean")
  },
}
