import type { CallEvent } from "../../../../contract/call.ts"
import type { Form } from "../../../../contract/seo/form.ts"
import type { GenerationView, seo } from "../../../../contract/seo.ts"
import { CallError, hasCode } from "../../../api/call-error.ts"
import { ConnectionLost } from "../../../api/connection-lost.ts"
import { isUnreachable } from "../../../api/explain.ts"
import { failureFrom, failureOf } from "./failure-of.ts"
import { idle, nextWork, type Work, type WorkEvent } from "./work.ts"

export type WritingEvent = CallEvent<typeof seo.generate>

/** The controller's dependencies. */
export interface WritingCalls {
  /** Writes, reports progress, and ends with the id of the saved item. */
  readonly generate: (
    form: Form,
    key: string,
    signal: AbortSignal,
    hear: (event: WritingEvent) => void,
  ) => Promise<string>
  readonly find: (id: string, signal: AbortSignal) => Promise<GenerationView>
  readonly cancel: (id: string) => Promise<unknown>
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>
  readonly newKey: () => string
}

export interface GenerationListener {
  /** The server has recorded the generation: from now on, it can be found again. */
  readonly onNumbered: (generationId: string) => void
  /** Stopped work is saved as far as it was finished. */
  readonly onDone: (itemId: string, isStopped: boolean) => void
}

interface Outcome {
  readonly itemId: string
  readonly isStopped: boolean
}

const askEveryMs = 700
/** The number of consecutive connection failures, with growing delays: about two minutes. */
const patience = 18

/**
 * One generation at a time, from pressing the button to the saved item. None of it depends on the page staying open.
 */
export class GenerationController {
  #work: Work = idle
  #current = new AbortController()
  /** Submitting the same form again after a broken connection must not write it twice. */
  #unanswered: { readonly body: string; readonly key: string } | null = null
  readonly #watchers = new Set<() => void>()
  readonly #calls: WritingCalls
  readonly #listener: GenerationListener

  constructor(calls: WritingCalls, listener: GenerationListener) {
    this.#calls = calls
    this.#listener = listener
  }

  readonly read = (): Work => this.#work

  readonly subscribe = (watcher: () => void) => {
    this.#watchers.add(watcher)
    return () => void this.#watchers.delete(watcher)
  }

  readonly generate = (form: Form): void => {
    const signal = this.#begin()
    const body = JSON.stringify(form)
    const key = this.#unanswered?.body === body ? this.#unanswered.key : this.#calls.newKey()
    this.#unanswered = { body, key }
    this.#tell({ type: "begun", total: Math.max(1, form.products.length) })
    this.#settle(signal, this.#write(form, key, signal))
  }

  /** Resumes a generation that another page started, or this one before a reload. */
  readonly follow = (id: string): void => {
    const signal = this.#begin()
    this.#tell({ type: "numbered", id })
    this.#settle(signal, this.#waitFor(id, signal))
  }

  readonly stop = (): void => {
    if (this.#work.state !== "writing" || this.#work.id === null) return
    this.#tell({ type: "stopping", isStopping: true })
    this.#calls.cancel(this.#work.id).catch(() => this.#tell({ type: "stopping", isStopping: false }))
  }

  readonly clear = (): void => {
    this.#begin()
    this.#tell({ type: "cleared" })
  }

  #tell(event: WorkEvent): void {
    this.#work = nextWork(this.#work, event)
    for (const watcher of this.#watchers) watcher()
  }

  /** Detaches from the previous one: it still finishes, but nobody here listens to it. */
  #begin(): AbortSignal {
    this.#current.abort()
    this.#current = new AbortController()
    return this.#current.signal
  }

  #hear(event: WritingEvent): void {
    if (event.name === "progress") this.#tell({ type: "progress", ...event.data })
    else if (event.name === "product") this.#tell({ type: "product", product: event.data })
    else {
      this.#tell({ type: "numbered", id: event.data.id })
      this.#listener.onNumbered(event.data.id)
    }
  }

  async #write(form: Form, key: string, signal: AbortSignal): Promise<Outcome> {
    try {
      const itemId = await this.#calls.generate(form, key, signal, (event) => {
        if (!signal.aborted) this.#hear(event)
      })
      return { itemId, isStopped: false }
    } catch (error) {
      const id = this.#work.state === "writing" ? this.#work.id : null
      if (signal.aborted || id === null || !(isPassing(error) || hasCode(error, "cancelled"))) throw error
      return await this.#waitFor(id, signal)
    }
  }

  /** Polls until it is finished: the item, or the problem as an error. */
  async #waitFor(id: string, signal: AbortSignal): Promise<Outcome> {
    for (let failures = 0; ; ) {
      try {
        const view = await this.#calls.find(id, signal)
        failures = 0
        this.#tell({ type: "caught-up", done: view.done, total: view.total, products: view.products })
        if (view.result !== null) return { itemId: view.result.id, isStopped: view.state === "cancelled" }
        if (view.state === "failed" || view.state === "cancelled") throw new Ended(view)
      } catch (error) {
        failures++
        if (!isPassing(error) || failures > patience) throw error
      }
      await this.#calls.wait(askEveryMs * Math.max(1, failures), signal)
    }
  }

  #settle(signal: AbortSignal, outcome: Promise<Outcome>): void {
    outcome
      .then(({ itemId, isStopped }) => {
        this.#unanswered = null
        if (signal.aborted) return
        this.#tell({ type: "cleared" })
        this.#listener.onDone(itemId, isStopped)
      })
      .catch((error: unknown) => {
        if (error instanceof CallError || error instanceof Ended) this.#unanswered = null
        if (signal.aborted) return
        const failure = error instanceof Ended ? failureFrom(error.problem) : failureOf(error)
        this.#tell({ type: "failed", failure })
      })
  }
}

/** A resumed generation that had ended without a result. */
class Ended extends Error {
  override readonly name = "Ended"
  readonly problem: GenerationView["problem"]
  constructor({ state, problem }: GenerationView) {
    super(state)
    this.problem = problem ?? (state === "cancelled" ? { code: "cancelled", message: "You stopped this." } : null)
  }
}

const isPassing = (error: unknown): boolean => isUnreachable(error) || error instanceof ConnectionLost
