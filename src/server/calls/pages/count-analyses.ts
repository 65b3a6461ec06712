import type { Parts } from "../../parts.ts"
import { refuseTooMany, throttleKey } from "../../throttle.ts"

const hourSeconds = 3600

/** Each page counts, including those of a list. */
export async function countAnalyses({ db, config, now }: Parts, userId: string, pages = 1): Promise<void> {
  const throttle = {
    key: throttleKey("analyses", userId),
    times: config.fairUse.analysesPerHour,
    seconds: hourSeconds,
  }
  for (let page = 0; page < pages; page += 1) await refuseTooMany(db, throttle, now())
}
