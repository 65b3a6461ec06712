/** Saves typed text a moment after the last key, one request at a time. */
export interface Autosave {
  /** Something was typed. */
  note(): void
  /** Saves at once; true when the server has everything. */
  flush(): Promise<boolean>
  /** Stops the timer and all callbacks. */
  stop(): void
}

export type SaveState =
  | { readonly kind: "saved" }
  /** Typed and not yet sent. */
  | { readonly kind: "waiting" }
  | { readonly kind: "saving" }
  | { readonly kind: "failed"; readonly error: unknown }

interface Work<Batch> {
  /** Unsaved changes; null: the server has everything. */
  readonly read: () => Batch | null
  /** Sends them, and has notified all listeners when it is done. */
  readonly send: (batch: Batch) => Promise<void>
  readonly onState: (state: SaveState) => void
  /** Whether a retry may succeed. */
  readonly isPassing: (error: unknown) => boolean
  /** Calls back once; the returned function cancels it. */
  readonly wait: (ms: number, call: () => void) => () => void
}

export const saveDelayMs = 800
export const retryDelayMs = 15_000

export function makeAutosave<Batch>({ read, send, onState, isPassing, wait }: Work<Batch>): Autosave {
  let cancel = (): void => {}
  let running: Promise<boolean> | null = null
  let isStopped = false

  const tell = (state: SaveState): void => {
    if (!isStopped) onState(state)
  }

  async function run(): Promise<boolean> {
    for (;;) {
      const batch = read()
      if (batch === null) {
        tell({ kind: "saved" })
        return true
      }
      tell({ kind: "saving" })
      try {
        await send(batch)
      } catch (error) {
        tell({ kind: "failed", error })
        if (!isStopped && isPassing(error)) cancel = wait(retryDelayMs, () => void flush())
        return false
      }
    }
  }

  function flush(): Promise<boolean> {
    cancel()
    running ??= run().finally(() => {
      running = null
    })
    return running
  }

  return {
    note() {
      cancel()
      if (isStopped) return
      // A pending request checks again when it returns.
      if (running) return
      tell({ kind: read() === null ? "saved" : "waiting" })
      cancel = wait(saveDelayMs, () => void flush())
    },
    flush,
    stop() {
      isStopped = true
      cancel()
    },
  }
}
