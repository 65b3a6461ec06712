/** One at a time, and of those that wait meanwhile only the newest. */
export interface NewestFirst<One> {
  readonly ask: (one: One) => void
  /** What was begun is finished; the next begins. */
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
