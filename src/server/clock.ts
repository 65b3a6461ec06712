import { findSandboxObject, saveSandboxObject } from "./db/billing/sandbox-objects.ts"
import type { Db } from "./db/open.ts"

/** The server's clock. A developer may move it ahead to see what happens over time. */
export interface Clock {
  readonly now: () => Date
  readonly move: (ms: number) => Promise<void>
  /** Continues from where it was moved before a restart. */
  readonly restore: () => Promise<void>
}

export function openClock(db: Db, realNow: () => Date): Clock {
  let aheadMs = 0
  return {
    now: () => new Date(realNow().getTime() + aheadMs),
    async move(ms) {
      aheadMs += ms
      await saveSandboxObject(db, { id: "clock", kind: "clock", data: { aheadMs } })
    },
    async restore() {
      const { aheadMs: kept } = Object(await findSandboxObject(db, "clock"))
      if (typeof kept === "number") aheadMs = kept
    },
  }
}
