import { Worker } from "node:worker_threads"
import { Problem } from "../../problem.ts"
import { PageError } from "./page-error.ts"
import type { PageAnswer, PageJob } from "./page-job.ts"

const deadlineMs = 8000
const maxHeapMb = 256
/** A longer wait would exceed the time limit of any call. */
const maxWaitMs = 24_000
const maxWaiting = 200

export interface PageReader {
  readonly read: (job: PageJob) => Promise<PageAnswer>
  readonly close: () => Promise<void>
}

interface Waiting {
  readonly job: PageJob
  readonly done: (answer: PageAnswer) => void
  readonly failed: (error: Error) => void
}

interface Options {
  readonly limitMs?: number
  readonly waitMs?: number
  readonly threads?: number
}

/**
 * Threads that read pages in order of arrival. A thread that takes too long or too much memory is ended with its page.
 */
export function openPageReader({ limitMs = deadlineMs, waitMs = maxWaitMs, threads = 1 }: Options = {}): PageReader {
  const queue: Waiting[] = []
  const readers = Array.from({ length: threads }, () => new Reader(limitMs, next))

  function next(): void {
    for (const reader of readers) {
      if (reader.isBusy) continue
      const waiting = queue.shift()
      if (waiting === undefined) return
      reader.read(waiting)
    }
  }

  return {
    read(job) {
      if (queue.length >= maxWaiting) throw new Problem("overloaded", { retryAfterSeconds: 10 })
      const { promise, resolve: done, reject: failed } = Promise.withResolvers<PageAnswer>()
      const waiting = { job, done, failed }
      queue.push(waiting)
      next()
      const patience = setTimeout(() => {
        const at = queue.indexOf(waiting)
        if (at < 0) return
        queue.splice(at, 1)
        failed(new Problem("overloaded", { retryAfterSeconds: 10 }))
      }, waitMs)
      return promise.finally(() => clearTimeout(patience))
    },
    close: async () => {
      await Promise.all(readers.map((reader) => reader.close()))
    },
  }
}

class Reader {
  readonly #limitMs: number
  readonly #onFree: () => void
  #worker: Worker | null = null
  #current: Waiting | null = null
  #timer: NodeJS.Timeout | undefined

  constructor(limitMs: number, onFree: () => void) {
    this.#limitMs = limitMs
    this.#onFree = onFree
  }

  get isBusy(): boolean {
    return this.#current !== null
  }

  read(waiting: Waiting): void {
    this.#current = waiting
    this.#worker ??= this.#start()
    this.#timer = setTimeout(() => this.#giveUp(), this.#limitMs)
    this.#worker.postMessage(waiting.job)
  }

  async close(): Promise<void> {
    const worker = this.#worker
    this.#worker = null
    await worker?.terminate()
  }

  #start(): Worker {
    const worker = new Worker(new URL("./page-worker.ts", import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
    })
    worker.unref()
    worker.on("message", (answer: PageAnswer) => this.#settle((waiting) => waiting.done(answer)))
    worker.on("error", (error) => {
      if (this.#worker !== worker) return
      this.#worker = null
      this.#fail("The page is too complex to be read.", error)
    })
    return worker
  }

  #giveUp(): void {
    void this.close()
    this.#fail("The page takes too long to read.")
  }

  #fail(message: string, cause?: unknown): void {
    this.#settle((waiting) => waiting.failed(new PageError("unreadable", message, { cause })))
  }

  #settle(tell: (waiting: Waiting) => void): void {
    const waiting = this.#current
    this.#current = null
    clearTimeout(this.#timer)
    if (waiting !== null) tell(waiting)
    this.#onFree()
  }
}
