import { Problem } from "../problem.ts"
import type { ComputationName, InputOf, OutputOf } from "./computations.ts"
import { FairSemaphore } from "./fair-semaphore.ts"
import { pack } from "./packing.ts"
import { untilAborted } from "./until-aborted.ts"
import { WorkerEnded, WorkerThread } from "./worker-thread.ts"
import type { Asking, Workers } from "./workers.ts"

interface PoolOptions {
  readonly threads: number
  /** The time limit of one computation. A worker that exceeds it is ended and replaced. */
  readonly limitMs: number
  /** Runs something once after a delay; the returned function cancels it. */
  readonly after: (waitMs: number, run: () => void) => () => void
  /** Reports an ended worker in one line, without any of the user's text. */
  readonly note: (line: string) => void
  readonly program?: URL
}

/** The maximum queue over all users; this much work takes minutes. */
const maxWaiting = 2000

/** A clear refusal is better than an answer after seconds. */
const longestWaitMs = 1500

const ownProgram = new URL("./worker.ts", import.meta.url)
const patience = new AbortController().signal

/** A few threads that live as long as the process. They start with the first work, or on request. */
export class WorkerPool implements Workers {
  readonly #options: PoolOptions
  readonly #semaphore: FairSemaphore
  readonly #threads = new Set<WorkerThread>()
  #isStarted = false
  #isClosed = false

  constructor(options: PoolOptions) {
    this.#options = options
    const max = options.threads
    // If there are several, one is always free for the others.
    this.#semaphore = new FairSemaphore({ max, maxPerLane: Math.max(1, max - 1), maxWaiting })
  }

  async start(): Promise<void> {
    this.#isStarted = true
    while (this.#threads.size < this.#options.threads) this.#begin()
    await Promise.all([...this.#threads].map((thread) => thread.waitUntilReady()))
  }

  async run<Name extends ComputationName>(
    name: Name,
    input: InputOf<Name>,
    { userId, signal = patience }: Asking,
  ): Promise<OutputOf<Name>> {
    // A person waits for a score; a generation reports progress, and must not delay its user's own typing.
    const isQuick = name !== "compose"
    const leave = await this.#semaphore.enter(isQuick ? `quick ${userId}` : userId, signal, { isQuick })
    // A caller that cancels is answered at once; the worker is free when it has finished.
    return untilAborted(this.#compute(name, input, userId).finally(leave), signal)
  }

  refuseWhenBusy(): void {
    const waitMs = this.#semaphore.expectedQuickWaitMs
    if (waitMs > longestWaitMs) throw new Problem("overloaded", { retryAfterSeconds: 1 + Math.ceil(waitMs / 1000) })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await Promise.all([...this.#threads].map((thread) => thread.end()))
  }

  async #compute<Name extends ComputationName>(
    name: Name,
    input: InputOf<Name>,
    userId: string,
  ): Promise<OutputOf<Name>> {
    if (this.#isClosed) throw restarting()
    const thread = this.#take(userId)
    const { limitMs, after, note } = this.#options
    let stopWaiting = () => {}
    try {
      await thread.waitUntilReady()
      stopWaiting = after(limitMs, () => void this.#drop(thread))
      return await thread.run({ name, input: pack(input) })
    } catch (error) {
      if (this.#isClosed) throw restarting()
      if (!(error instanceof WorkerEnded)) throw error
      note(`a worker was ended in the middle of ${name}: ${messageOf(error.cause)}`)
      throw new Problem("text_too_complex", { cause: error })
    } finally {
      stopWaiting()
      thread.isBusy = false
    }
  }

  /** The semaphore admits no more than the number of threads, so one is free or can be started. */
  #take(userId: string): WorkerThread {
    const free = [...this.#threads].filter(({ isBusy }) => !isBusy)
    const ready = free.filter(({ isReady }) => isReady)
    const thread = ready.find(({ lastUserId }) => lastUserId === userId) ?? ready[0] ?? free[0] ?? this.#begin()
    thread.isBusy = true
    thread.lastUserId = userId
    // The most recently used one is the last to be given to another user.
    this.#threads.delete(thread)
    this.#threads.add(thread)
    return thread
  }

  #begin(): WorkerThread {
    const thread = new WorkerThread(this.#options.program ?? ownProgram, (ended) => this.#replace(ended))
    this.#threads.add(thread)
    return thread
  }

  async #drop(thread: WorkerThread): Promise<void> {
    this.#threads.delete(thread)
    await thread.end()
  }

  /** One that never became ready would fail again and again; the next work tries a new one. */
  #replace(ended: WorkerThread): void {
    this.#threads.delete(ended)
    if (this.#isStarted && !this.#isClosed && ended.isReady) this.#begin()
  }
}

const messageOf = (cause: unknown): string => (cause instanceof Error ? cause.message : String(cause))

const restarting = (): Problem =>
  new Problem("overloaded", { message: "The server is being restarted. Please try again.", retryAfterSeconds: 5 })
