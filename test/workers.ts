import { readConfig } from "../src/server/config.ts"
import { runAfter } from "../src/server/parts.ts"
import { WorkerPool } from "../src/server/workers/worker-pool.ts"

/** The time limit has its own tests; on a crowded machine, the others may take longer than it allows. */
const limitMs = 60_000

/**
 * The real ones, once for all the tests of a process: a thread takes longer to begin than a test to run. One is enough,
 * because other test processes have theirs.
 */
export const workers = new WorkerPool({
  ...readConfig({}).workers,
  threads: 1,
  limitMs,
  after: runAfter,
  note: () => {},
})
