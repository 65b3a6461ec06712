import { Worker } from "node:worker_threads"

/** More than any listing needs; a worker that exceeds it is ended before it takes the whole process down. */
const resourceLimits = { maxOldGenerationSizeMb: 512 }

/** The thread ended, and its current work with it. */
export class WorkerEnded extends Error {
  constructor(cause: unknown) {
    super("a worker ended in the middle of its work", { cause })
  }
}

/** One thread, which works on one thing at a time until it ends. */
export class WorkerThread {
  isReady = false
  isBusy = false
  /** The user of its last work: it still knows their brief. */
  lastUserId = ""
  readonly #worker: Worker
  readonly #ready: Promise<void>
  #giveUp: (reason: WorkerEnded) => void = () => {}

  constructor(program: URL, onEnd: (thread: WorkerThread) => void) {
    this.#worker = new Worker(program, { resourceLimits, execArgv: [] })
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.#ready = promise
    // Waiting callers receive the failure; there may be none.
    promise.catch(() => {})
    let reason: unknown = new Error("it was ended")
    this.#worker.once("message", () => {
      this.isReady = true
      resolve()
    })
    this.#worker.on("error", (error) => {
      reason = error
    })
    this.#worker.on("exit", () => {
      reject(reason)
      this.#giveUp(new WorkerEnded(reason))
      onEnd(this)
    })
    this.#worker.unref()
  }

  /** Rejects with the computation's error, or with WorkerEnded. While it runs, the process stays alive. */
  async run<Output>(message: unknown): Promise<Output> {
    const { promise, resolve, reject } = Promise.withResolvers<Output>()
    this.#worker.ref()
    this.#giveUp = reject
    this.#worker.once("message", (answer) => ("error" in answer ? reject(answer.error) : resolve(answer.output)))
    this.#worker.postMessage(message)
    try {
      return await promise
    } finally {
      this.#worker.unref()
    }
  }

  /** Keeps the process alive until the thread is ready. */
  async waitUntilReady(): Promise<void> {
    this.#worker.ref()
    try {
      await this.#ready
    } finally {
      this.#worker.unref()
    }
  }

  async end(): Promise<void> {
    await this.#worker.terminate()
  }
}
