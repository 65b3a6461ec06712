import { currentVersion } from "../../domain/history/count-broken.ts"
import { platforms } from "../../domain/platforms/index.ts"
import type { Db } from "../db/open.ts"
import { checkSome } from "../db/rule-checks.ts"
import type { Job } from "./job.ts"

const atOnce = 100
/** A run ends before the queue takes it for dead; the next one goes on. */
const maxBatches = 500

/** After a rule has changed, every saved listing is measured by it once. Nothing is changed in any of them. */
export const checkRules: Job = {
  name: "check-rules",
  schedule: "*/10 * * * *",
  async run({ db }, log) {
    const checked = await checkAll(db, currentVersion)
    if (checked > 0) log.info({ checked }, "measured listings by the rules of today")
  },
}

/** Says how many items were checked. */
export async function checkAll(db: Db, versionOf: (platformId: string) => string): Promise<number> {
  let [checked, batches] = [0, 0]
  for (const { id } of platforms) {
    for (let found = atOnce; found === atOnce && batches < maxBatches; batches++, checked += found)
      found = await checkSome(db, { platform: id, version: versionOf(id), limit: atOnce })
  }
  return checked
}
