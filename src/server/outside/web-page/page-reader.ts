import { Worker } from "node:worker_threads"
import { Problem } from "../../problem.ts"
import type { PageAnswer, PageJob } from "./page-job.ts"
import { PageTrouble } from "./page-trouble.ts"

const deadlineMs = 8000
const maxHeapMb = 256
const maxWaitMs = 10_000

export interface PageReader {
  readonly read: (job: PageJob) => Promise<PageAnswer>
  readonly close: () => Promise<void>
}

interface Waiting {
  readonly job: PageJob
  readonly done: (answer: PageAnswer) => void
  readonly failed: (error: Error) => void
}

/** One thread that reads pages in the order in which they come. One that takes too long or too much is ended with its page. */
export function openPageReader({ limitMs = deadlineMs } = {}): PageReader {
  const queue: Waiting[] = []
  let worker: Worker | null = null
  let current: Waiting | null = null
  let timer: NodeJS.Timeout | null = null

  function start(): Worker {
    const fresh = new Worker(new URL("./page-worker.ts", import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    })
    fresh.unref()
    fresh.on("message", (answer: PageAnswer) => settle((waiting) => waiting.done(answer)))
    fresh.on("error", (error) => {
      if (worker === fresh) worker = null
      settle((waiting) =>
        waiting.failed(new PageTrouble("unreadable", "The page is too complex to be read.", { cause: error })),
      )
    })
    return fresh
  }

  function settle(tell: (waiting: Waiting) => void): void {
    const waiting = current
    current = null
    if (timer) clearTimeout(timer)
    if (waiting) tell(waiting)
    next()
  }

  function next(): void {
    if (current !== null) return
    const waiting = queue.shift()
    if (waiting === undefined) return
    current = waiting
    worker ??= start()
    timer = setTimeout(giveUp, limitMs)
    worker.postMessage(waiting.job)
  }

  function giveUp(): void {
    const stuck = worker
    worker = null
    void stuck?.terminate()
    settle((waiting) => waiting.failed(new PageTrouble("unreadable", "The page takes too long to read.")))
  }

  return {
    read: (job) => {
      const { promise, resolve: done, reject: failed } = Promise.withResolvers<PageAnswer>()
      const waiting = { job, done, failed }
      queue.push(waiting)
      next()
      return limitWait(queue, waiting, promise)
    },
    close: async () => {
      await worker?.terminate()
      worker = null
    },
  }
}

/** Whoever waits longer for a turn would wait longer than any call may take. */
function limitWait(queue: Waiting[], waiting: Waiting, answer: Promise<PageAnswer>): Promise<PageAnswer> {
  const patience = setTimeout(() => {
    const at = queue.indexOf(waiting)
    if (at < 0) return
    queue.splice(at, 1)
    waiting.failed(new Problem("overloaded", { retryAfterSeconds: 10 }))
  }, maxWaitMs)
  return answer.finally(() => clearTimeout(patience))
}
