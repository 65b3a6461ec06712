import { findState } from "../db/generations/generations.ts"
import type { Db } from "../db/open.ts"
import { Problem } from "../problem.ts"

/** Why a generation is no longer ours: the user stopped it, or another process assumed that we died and works on it. */
export async function leaseLost(db: Db, id: string): Promise<Problem> {
  const isRunning = (await findState(db, id)) === "running"
  return isRunning ? new Problem("still_running", { retryAfterSeconds: 5 }) : new Problem("cancelled")
}
