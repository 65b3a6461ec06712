import { Worker } from "node:worker_threads"

/** More than any listing takes; what wants more is ended before it takes the whole process with it. */
const resourceLimits = { maxOldGenerationSizeMb: 512 }

/** The thread ended, and with it what it was working on. */
export class WorkerEnded extends Error {
  constructor(cause: unknown) {
    super("a worker ended in the middle of its work", { cause })
  }
}

/** One thread, which works on one thing at a time until it ends or is ended. */
export class WorkerThread {
  isReady = false
  isBusy = false
  /** Whose work it did last: it still knows their brief. */
  lastUserId = ""
  readonly #worker: Worker
  readonly #ready: Promise<void>
  #giveUp: (reason: WorkerEnded) => void = () => {}

  constructor(program: URL, onEnd: (thread: WorkerThread) => void) {
    this.#worker = new Worker(program, { resourceLimits, execArgv: [] })
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    this.#ready = promise
    // Whoever waits for it hears of a failure; perhaps nobody does.
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

  /** Rejects with what the computation threw, or with WorkerEnded. While it is under way the process goes on. */
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

  /** Keeps the process going until the thread is ready. */
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
