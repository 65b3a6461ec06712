/** One at a time; of those waiting meanwhile, only the newest runs. */
export interface NewestFirst<One> {
  readonly ask: (one: One) => void
  /** A running one is finished; the next one starts. */
  readonly done: () => void
}

export function newestFirst<One>(begin: (one: One) => void): NewestFirst<One> {
  let isBusy = false
  let waiting: { readonly one: One } | null = null
  return {
    ask(one) {
      if (isBusy) {
        waiting = { one }
        return
      }
      isBusy = true
      begin(one)
    },
    done() {
      isBusy = waiting !== null
      const next = waiting
      waiting = null
      if (next) begin(next.one)
    },
  }
}
