import { refreshTrust } from "../db/community/trust.ts"
import { refreshTrustMetrics } from "../db/community/trust-metrics.ts"
import type { Job } from "./job.ts"

const atOnce = 500

/** Recounts the public figures of this installation, and every user's trust score, each night. */
export const countTrust: Job = {
  name: "count-trust",
  schedule: "17 2 * * *",
  async run({ db, now }, log) {
    let pages = 0
    for (let after: string | null = ""; after !== null; pages++)
      after = await refreshTrust(db, { after, limit: atOnce, now: now() })
    await refreshTrustMetrics(db, now())
    log.info({ pages }, "updated the trust figures")
  },
}
